import { words } from '#platform/words.ts';

/** The note of a version that follows the correction of an earlier edition. */
export const followCorrectionWords = words(
  { note: (year: number) => `Die Entwicklung enthält die korrigierten Werte der Ausgabe ${year}.` },
  {
    fr: { note: (year) => `L’évolution contient les valeurs corrigées de l’édition ${year}.` },
    it: { note: (year) => `L’evoluzione contiene i valori corretti dell’edizione ${year}.` },
    en: { note: (year) => `The trend contains the corrected values of the ${year} edition.` },
  },
);
