package org.letopis.serve.watch;

import java.net.InetAddress;
import java.net.UnknownHostException;

/** An address as logs have it: the network and not the person in it. */
final class Masked {

  private static final int VERSION_4_BYTES = 3;
  private static final int VERSION_6_BYTES = 6;

  private Masked() {}

  /** The first 24 bits of an address of version 4, the first 48 of one of version 6. */
  static String address(String address) {
    int network = address.indexOf('/');
    try {
      byte[] bytes =
          InetAddress.getByName(network < 0 ? address : address.substring(0, network)).getAddress();
      for (int i = bytes.length == 4 ? VERSION_4_BYTES : VERSION_6_BYTES; i < bytes.length; i++) {
        bytes[i] = 0;
      }
      return InetAddress.getByAddress(bytes).getHostAddress();
    } catch (UnknownHostException e) {
      return "-";
    }
  }
}
