package org.letopis.serve.worker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.net.spi.InetAddressResolver;
import java.net.spi.InetAddressResolver.LookupPolicy;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Names as a resolver of this test resolves them, through the filter that workers have. */
class PublicAddressesTest {

  private static final LookupPolicy ANY = LookupPolicy.of(LookupPolicy.IPV4 | LookupPolicy.IPV6);

  /** Networks of no use beyond this table; 192.0.78.0/24 and 2a00::/12 are of the open internet. */
  private static final Map<String, List<String>> NAMES =
      Map.of(
          "outside.example", List.of("192.0.78.9", "2a00:1450::9"),
          "inside.example", List.of("10.0.0.7"),
          "loop.example", List.of("127.0.0.1", "::1"),
          "metadata.example", List.of("169.254.169.254"),
          "both.example", List.of("127.0.0.1", "192.0.78.9", "fd00::1"),
          "localhost", List.of("127.0.0.1"));

  private static final InetAddressResolver TABLE =
      new InetAddressResolver() {
        @Override
        public Stream<InetAddress> lookupByName(String host, LookupPolicy policy)
            throws UnknownHostException {
          if (!NAMES.containsKey(host)) {
            throw new UnknownHostException(host);
          }
          return NAMES.get(host).stream().map(PublicAddressesTest::address);
        }

        @Override
        public String lookupByAddress(byte[] address) {
          return "outside.example";
        }
      };

  private static InetAddress address(String literal) {
    try {
      return InetAddress.getByName(literal);
    } catch (UnknownHostException e) {
      throw new IllegalArgumentException(e);
    }
  }

  private static List<String> looked(String which, String host) throws UnknownHostException {
    return PublicAddresses.filtered(TABLE, which)
        .lookupByName(host, ANY)
        .map(InetAddress::getHostAddress)
        .toList();
  }

  @Test
  void an_address_of_the_open_internet_is_reached_with_federation() throws Exception {
    assertThat(looked("public", "outside.example"))
        .containsExactly("192.0.78.9", "2a00:1450:0:0:0:0:0:9");
    assertThatThrownBy(() -> looked("none", "outside.example"))
        .isInstanceOf(UnknownHostException.class);
  }

  @ParameterizedTest
  @CsvSource({"inside.example", "loop.example", "metadata.example", "unknown.example"})
  void names_of_this_machine_and_of_local_networks_are_not(String host) {
    for (String which : List.of("public", "none")) {
      assertThatThrownBy(() -> looked(which, host)).isInstanceOf(UnknownHostException.class);
    }
  }

  @Test
  void of_a_name_with_both_only_the_public_address_is_left() throws Exception {
    assertThat(looked("public", "both.example")).containsExactly("192.0.78.9");
  }

  @Test
  void fusekis_own_address_stays_and_outside_workers_nothing_changes() throws Exception {
    assertThat(looked("none", "localhost")).containsExactly("127.0.0.1");
    assertThat(looked("any", "inside.example")).containsExactly("10.0.0.7");
    assertThatThrownBy(
            () ->
                PublicAddresses.filtered(TABLE, "public").lookupByAddress(new byte[] {1, 1, 1, 1}))
        .isInstanceOf(UnknownHostException.class);
  }

  @ParameterizedTest
  @CsvSource({
    "8.8.8.8, true",
    "1.1.1.1, true",
    "172.15.0.1, true",
    "172.32.0.1, true",
    "100.128.0.1, true",
    "198.20.0.1, true",
    "2a00::1, true",
    "2606:4700::1, true",
    "3fff::1, true",
    "0.0.0.0, false",
    "127.0.0.1, false",
    "10.1.2.3, false",
    "172.16.0.1, false",
    "172.31.255.255, false",
    "192.168.0.1, false",
    "169.254.1.1, false",
    "100.64.0.1, false",
    "100.127.255.255, false",
    "198.18.0.1, false",
    "224.0.0.1, false",
    "255.255.255.255, false",
    "192.0.2.1, false",
    "198.51.100.1, false",
    "203.0.113.1, false",
    "::1, false",
    "fe80::1, false",
    "fd12::1, false",
    "::ffff:10.0.0.1, false",
    "64:ff9b::a00:1, false",
    "2002:a00:1::1, false",
    "2001:db8::1, false",
    "ff02::1, false"
  })
  void which_addresses_are_of_the_open_internet(String literal, boolean is) {
    assertThat(PublicAddresses.isPublic(address(literal))).isEqualTo(is);
  }
}
