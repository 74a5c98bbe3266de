package org.letopis.serve.html;

/**
 * A form in which the same can be had as data.
 *
 * @param mediaType its media type
 * @param extension the value of {@code ?format=}
 */
public record Alternative(String mediaType, String extension) {}
