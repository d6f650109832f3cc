import { words } from '#platform/words.ts';

/** How the sold report is described on documents and in mails. */
export const soldEditionWords = words(
  { edition: (number: number) => `${number}. Ausgabe`, pages: (count: number) => `${count} Seiten` },
  {
    fr: {
      edition: (number) => (number === 1 ? '1re édition' : `${number}e édition`),
      pages: (count) => `${count} pages`,
    },
    it: { edition: (number) => `Edizione n. ${number}`, pages: (count) => `${count} pagine` },
    en: { edition: (number) => `Edition no. ${number}`, pages: (count) => `${count} pages` },
  },
);
