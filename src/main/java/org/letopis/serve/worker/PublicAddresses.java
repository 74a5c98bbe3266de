package org.letopis.serve.worker;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.net.spi.InetAddressResolver;
import java.net.spi.InetAddressResolverProvider;
import java.util.List;
import java.util.stream.Stream;

/**
 * Which addresses names resolve to, in a process that answers queries: none, or with federation
 * those of the open internet. The check is made where the address is found, for every connection,
 * so that a name cannot be public when it is checked and private when it is used. Elsewhere it
 * changes nothing. An address that is written as numbers does not come by here; {@link #isPublic}
 * is for those.
 */
public final class PublicAddresses extends InetAddressResolverProvider {

  /** Used by the Java platform. */
  public PublicAddresses() {}

  @Override
  public String name() {
    return "letopis";
  }

  @Override
  public InetAddressResolver get(Configuration configuration) {
    return filtered(
        configuration.builtinResolver(), System.getProperty(QueryWorker.ADDRESSES, "any"));
  }

  static InetAddressResolver filtered(InetAddressResolver builtin, String which) {
    return switch (which) {
      case "none" -> new Filtered(builtin, false);
      case "public" -> new Filtered(builtin, true);
      default -> builtin;
    };
  }

  private record Filtered(InetAddressResolver builtin, boolean outside)
      implements InetAddressResolver {

    @Override
    public Stream<InetAddress> lookupByName(String host, LookupPolicy policy)
        throws UnknownHostException {
      if (host.equals("localhost")) {
        return builtin.lookupByName(host, policy); // Fuseki's own listening address
      }
      List<InetAddress> allowed =
          outside
              ? builtin.lookupByName(host, policy).filter(PublicAddresses::isPublic).toList()
              : List.of();
      if (allowed.isEmpty()) {
        throw new UnknownHostException(host + ": not an address that a query may reach");
      }
      return allowed.stream();
    }

    @Override
    public String lookupByAddress(byte[] address) throws UnknownHostException {
      throw new UnknownHostException("addresses are not looked up here");
    }
  }

  /**
   * Whether an address is one of the open internet: not of this machine, and of no local network.
   */
  public static boolean isPublic(InetAddress address) {
    return !(address.isLoopbackAddress()
        || address.isAnyLocalAddress()
        || address.isLinkLocalAddress()
        || address.isSiteLocalAddress()
        || address.isMulticastAddress()
        || isSpecial(address.getAddress()));
  }

  /** Networks that Java has no name for: IANA's registries of special-purpose addresses. */
  private static boolean isSpecial(byte[] a) {
    int first = a[0] & 0xFF;
    int second = a[1] & 0xFF;
    if (a.length == 4) {
      return first == 0 // this network
          || first >= 240 // reserved, broadcast
          || first == 100 && second >= 64 && second < 128 // carriers' own
          || first == 192 && second == 0 && (a[2] == 0 || a[2] == 2) // protocols, documentation
          || first == 198 && (second == 18 || second == 19) // benchmarks
          || first == 198 && second == 51 && a[2] == 100 // documentation
          || first == 203 && second == 0 && a[2] == 113; // documentation
    }
    return (first & 0xFE) == 0xFC // unique local
        || first < 0x20 // unspecified, mapped and translated version 4 addresses
        || first >= 0x40 // nothing of the open internet is there
        || first == 0x20 && second == 0x02 // 6to4: carries a version 4 address
        || first == 0x20 && second == 0x01 && (a[2] & 0xFE) == 0 // Teredo and so on
        || first == 0x20
            && second == 0x01
            && a[2] == 0x0D
            && (a[3] & 0xFF) == 0xB8; // documentation
  }
}
