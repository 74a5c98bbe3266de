package org.letopis.serve.query;

import jakarta.servlet.http.HttpServletRequest;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Arrays;

/** Who asks, as far as shares go: an address, of version 6 the network that one client has. */
public final class Clients {

  private static final int NETWORK_BYTES = 8;

  private Clients() {}

  /**
   * The client of a request.
   *
   * @param behindProxy whether a proxy on this machine is believed when it says who asks
   */
  public static String of(HttpServletRequest request, boolean behindProxy) {
    String address = request.getRemoteAddr();
    String forwarded = request.getHeader("X-Forwarded-For");
    if (behindProxy && forwarded != null && isLoopback(address)) {
      // The last entry is the proxy's own; those before it are whatever the client wrote.
      String last = forwarded.substring(forwarded.lastIndexOf(',') + 1).strip();
      return last.matches("[0-9A-Fa-f.:]{2,45}") ? network(last) : network(address);
    }
    return network(address);
  }

  private static boolean isLoopback(String address) {
    try {
      return InetAddress.getByName(address).isLoopbackAddress();
    } catch (UnknownHostException e) {
      return false;
    }
  }

  private static String network(String address) {
    try {
      return of(InetAddress.getByName(address));
    } catch (UnknownHostException e) {
      return address;
    }
  }

  /** The client at an address. */
  public static String of(InetAddress address) {
    byte[] bytes = address.getAddress();
    if (bytes.length == 4) {
      return address.getHostAddress();
    }
    Arrays.fill(bytes, NETWORK_BYTES, bytes.length, (byte) 0);
    try {
      return InetAddress.getByAddress(bytes).getHostAddress() + "/64";
    } catch (UnknownHostException e) {
      throw new IllegalArgumentException("an address of " + bytes.length + " bytes", e);
    }
  }
}
