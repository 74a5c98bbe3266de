package org.letopis.rdf;

import java.util.Map;

/** What whoever uses the data must know of them, in words. */
final class DatasetNotes {

  static final Map<String, String> DESCRIPTION =
      inBothScripts(
          "Claims that documents make about conflict events: what is claimed, by which document, in which words, on whose"
              + " authority, affirmed or denied, stated, estimated or alleged. A claim says that a text says it, and nothing of"
              + " whether it is so. A program read the texts, and it errs.",
          "Tvrdnje koje dokumenti iznose o sukobima: šta se tvrdi, u kom dokumentu, kojim rečima, na čiju reč, da li se tvrdi ili"
              + " poriče, navodi, procenjuje ili samo prenosi. Tvrdnja kaže da tekst nešto tvrdi, i ništa o tome da li je tako."
              + " Tekstove je čitao program, a on greši.");

  static final Map<String, String> BIAS =
      inBothScripts(
          "The texts are a convenience sample: what happened to be at hand, not a selection of what was written. How often a"
              + " thing is claimed says nothing about whether it is so, and no statistics about an event can rest on it.",
          "Tekstovi su prigodan uzorak: ono što se zateklo, a ne izbor iz napisanog. Koliko se puta nešto tvrdi ne kaže ništa o"
              + " tome da li je tako, i na tome ne može da počiva nikakva statistika o događaju.");

  static final Map<String, String> PERSONS =
      inBothScripts(
          "Persons named as victims are here as claims of the texts and nothing more: nothing is added about them, and they are"
              + " never linked. Whoever is named wrongly, or should not be named, can ask for a correction.",
          "Osobe imenovane kao žrtve ovde su kao tvrdnje tekstova i ništa više: o njima se ništa ne dodaje i one se nikad ne"
              + " povezuju. Ko je pogrešno imenovan, ili ne treba da bude imenovan, može da traži ispravku.");

  static final String RIGHTS =
      "The quotes are the words of the texts and belong to their publishers; they show on which words a claim rests.";

  private DatasetNotes() {}

  private static Map<String, String> inBothScripts(String english, String serbian) {
    return Map.of("en", english, "sr-Latn", serbian, "sr-Cyrl", Cyrillic.sentence(serbian));
  }
}
