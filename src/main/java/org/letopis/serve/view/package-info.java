/**
 * The views for readers who write no SPARQL: each shows a corpus, or what is chosen of it, in its
 * own way. A corpus and the state in the address go in, HTML and CSV come out; nothing here knows
 * of requests. To add a view: a class that is a {@link org.letopis.serve.view.View}, a line in
 * {@link org.letopis.serve.view.Views}, one in {@link org.letopis.serve.html.Section} for the
 * navigation, its words in {@code words.tsv}, and a line in the browser test.
 */
package org.letopis.serve.view;
