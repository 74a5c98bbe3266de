/**
 * A small API over a release for programs and pages: claims by filters, comparisons, places on a
 * map. Values go in, JSON and CSV come out; nothing here knows of requests.
 */
package org.letopis.serve.api;
