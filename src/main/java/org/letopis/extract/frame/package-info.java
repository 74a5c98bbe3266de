/**
 * One frame a shape of rule: from triggers and phrases to drafts of claims.
 *
 * <p>The frames use the other rooms of this package ({@code argument}, {@code circumstance}, {@code
 * modality}, {@code property}, {@code speech}); none of these knows a frame.
 */
package org.letopis.extract.frame;
