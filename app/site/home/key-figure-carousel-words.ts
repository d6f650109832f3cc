import { words } from '#platform/words.ts';

export const keyFigureCarouselWords = words(
  {
    carousel: 'Karussell',
    kicker: 'Ergebnisse',
    previous: 'Vorherige Kennzahl',
    next: 'Nächste Kennzahl',
    group: 'Kennzahlen {from} bis {to}',
  },
  {
    fr: {
      carousel: 'Carrousel',
      kicker: 'Résultats',
      previous: 'Chiffre clé précédent',
      next: 'Chiffre clé suivant',
      group: 'Chiffres clés {from} à {to}',
    },
    it: {
      carousel: 'Carosello',
      kicker: 'Risultati',
      previous: 'Cifra chiave precedente',
      next: 'Cifra chiave successiva',
      group: 'Cifre chiave da {from} a {to}',
    },
    en: {
      carousel: 'Carousel',
      kicker: 'Results',
      previous: 'Previous key figure',
      next: 'Next key figure',
      group: 'Key figures {from} to {to}',
    },
  },
);

export type KeyFigureCarouselWords = ReturnType<typeof keyFigureCarouselWords>;
