import { words } from '#platform/words.ts';

/** Sentences of the note of a version that follows earlier editions. */
export const followCorrectionWords = words(
  {
    corrected: (year: number) => `Die Entwicklung enthält die korrigierten Werte der Ausgabe ${year}.`,
    added: (year: number) => `Die Entwicklung enthält neu die Werte der Ausgabe ${year}.`,
  },
  {
    fr: {
      corrected: (year) => `L’évolution contient les valeurs corrigées de l’édition ${year}.`,
      added: (year) => `L’évolution contient désormais les valeurs de l’édition ${year}.`,
    },
    it: {
      corrected: (year) => `L’evoluzione contiene i valori corretti dell’edizione ${year}.`,
      added: (year) => `L’evoluzione contiene ora anche i valori dell’edizione ${year}.`,
    },
    en: {
      corrected: (year) => `The trend contains the corrected values of the ${year} edition.`,
      added: (year) => `The trend now contains the values of the ${year} edition.`,
    },
  },
);
