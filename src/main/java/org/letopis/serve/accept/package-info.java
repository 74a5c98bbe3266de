/**
 * What a client takes: {@code "text/html;q=0.5, *}{@code /*"} in, the best of what is offered out.
 */
package org.letopis.serve.accept;
