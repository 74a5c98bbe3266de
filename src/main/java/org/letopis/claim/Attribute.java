package org.letopis.claim;

/**
 * A property that a claim gives to a person, a site or an organisation.
 *
 * @param name the property: {@code age}, {@code birth year}, {@code century} and so on
 * @param value its value as the claims format writes it
 */
public record Attribute(String name, String value) {}
