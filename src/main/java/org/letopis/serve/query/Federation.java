package org.letopis.serve.query;

import java.net.InetAddress;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.UnknownHostException;
import java.util.Locale;
import org.letopis.serve.worker.PublicAddresses;

/** Endpoints that a setting lets SERVICE ask. */
public final class Federation {

  private Federation() {}

  /**
   * Checks an endpoint of the setting. Names are checked again for every connection, where they are
   * resolved; addresses in numbers are checked here.
   *
   * @throws IllegalArgumentException where it is none that a query may reach; says why
   */
  public static String endpoint(String iri) {
    URI uri;
    try {
      uri = new URI(iri);
    } catch (URISyntaxException e) {
      throw new IllegalArgumentException("\"%s\" is no IRI of an endpoint".formatted(iri), e);
    }
    if (!"https".equals(uri.getScheme()) && !"http".equals(uri.getScheme())
        || uri.getHost() == null
        || uri.getUserInfo() != null) {
      throw new IllegalArgumentException(
          "\"%s\" is no http or https IRI of an endpoint".formatted(iri));
    }
    String host = uri.getHost();
    boolean numbers = host.startsWith("[") || host.matches("[0-9.]+|0[xX].*");
    String name = host.toLowerCase(Locale.ROOT);
    boolean here = name.matches("(.*\\.)?localhost\\.?");
    if (here || numbers && !isPublic(host)) {
      throw new IllegalArgumentException(
          "\"%s\" is on this machine or in a network of its own; queries may not reach it"
              .formatted(iri));
    }
    return iri;
  }

  private static boolean isPublic(String literal) {
    try {
      return PublicAddresses.isPublic(InetAddress.getByName(literal));
    } catch (UnknownHostException e) {
      return false;
    }
  }
}
