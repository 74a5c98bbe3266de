package org.letopis.lexicon;

import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.letopis.claim.Count;
import org.letopis.claim.TimeSpan;

/** A stretch of tokens that means one thing: a known name, a quantity, a time. */
public sealed interface Mention {

  /** Index of its first token. */
  int from();

  /** Index after its last token. */
  int to();

  /**
   * A name that the gazetteer knows.
   *
   * @param candidates the entries that bear it, more than one where the name is ambiguous
   * @param cases the cases in which the name can stand here
   * @param nominative the name itself, in the nominative: {@code Kusce} for {@code u Kuscu}, also
   *     where the candidates are called Gornje and Donje Kusce
   */
  record Name(
      int from, int to, List<GazetteerEntry> candidates, Set<Reading.Case> cases, String nominative)
      implements Mention {

    public Name {
      candidates = List.copyOf(candidates);
      cases = Collections.unmodifiableSet(new TreeSet<>(cases));
      if (candidates.isEmpty()) {
        throw new IllegalArgumentException("name \"" + nominative + "\" without a candidate");
      }
    }

    /** The label for claims: the candidates' where they agree on it, else the name of the text. */
    public String label() {
      List<String> labels = candidates.stream().map(GazetteerEntry::label).distinct().toList();
      return labels.size() == 1 ? labels.getFirst() : nominative;
    }
  }

  /**
   * A quantity: {@code preko 800}, {@code osmoro}, {@code 3,3 miliona}, {@code nekoliko hiljada}.
   *
   * @param from index of its first token, what qualifies it included
   * @param to index after its last token; what is counted is not part of it
   * @param count its interval
   * @param kind what it may be
   */
  record Quantity(int from, int to, Count count, Kind kind) implements Mention {
    /** What sort of number it is. */
    public enum Kind {
      /** Counts what follows, what went before, or what the sentence is about. */
      COUNT,
      /** The word jedan before a noun that it agrees with, or "jedan od": may count one or none. */
      ONE,
      /** Per cent: the interval is in whole per cents. */
      PERCENT,
      /**
       * A bare number in brackets, {@code (53)}, {@code (1941)}: an age, a year of birth, a count.
       */
      BRACKETED,
      /** It may be a year or a name as well: {@code 1999}, {@code Boing 737}. */
      UNSURE
    }

    /** Whether it may be no count at all: an age or a year in brackets, a year, a name. */
    public boolean ordinalLike() {
      return kind == Kind.BRACKETED || kind == Kind.UNSURE;
    }
  }

  /**
   * A date, a span of dates, a clock time, a duration, a century.
   *
   * @param from index of its first token
   * @param to index after its last token
   * @param span as far as the words (and the year of the catalogue entry) resolve it; one side is
   *     empty where the words leave it open (počev od 21. marta 2004)
   * @param kind what the words say
   * @param centuries the numbers of a {@link Kind#CENTURY}, rising; empty for every other kind
   */
  record Time(int from, int to, TimeSpan span, Kind kind, List<Integer> centuries)
      implements Mention {

    public Time {
      centuries = List.copyOf(centuries);
    }

    /** A time that is no century. */
    public Time(int from, int to, TimeSpan span, Kind kind) {
      this(from, to, span, kind, List.of());
    }

    /** What sort of time expression it is. */
    public enum Kind {
      /** A day, month or year, or a span of them, with a clock time or without. */
      DATE,
      /** For 48 hours, in two days: a length without a date. */
      DURATION,
      /** That day, four years later, at nine o'clock: needs an antecedent. */
      RELATIVE,
      /** 14. vek, XIV i XVI veka. */
      CENTURY
    }
  }
}
