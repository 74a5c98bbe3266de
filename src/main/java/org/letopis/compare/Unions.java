package org.letopis.compare;

import java.util.HashMap;
import java.util.Map;

/** Sets that grow together; each is known by the least of its members, whatever the order. */
final class Unions {

  private final Map<String, String> parents = new HashMap<>();

  void join(String one, String other) {
    String a = root(one);
    String b = root(other);
    if (a.compareTo(b) < 0) {
      parents.put(b, a);
    } else {
      parents.put(a, b);
    }
  }

  String root(String member) {
    String at = member;
    while (!parents.getOrDefault(at, at).equals(at)) {
      at = parents.get(at);
    }
    parents.put(member, at);
    return at;
  }
}
