import type { ArchiveEdition } from './page-schemas.ts';

/** Earlier editions, newest first. A study record of the same year replaces texts and links. */
export const archive: readonly ArchiveEdition[] = [
  {
    year: 2023,
    title: 'Versicherungsmonitor 2023',
    description:
      'Nachhaltigkeit & Beratung: was nachhaltige Versicherungsprodukte für die Befragten bedeuten und was gute Beratung ausmacht.',
    pages: 142,
    date: '2023-07-03',
    cover: '/assets/covers/edition-2023-600',
    downloadLinks: { selectedInsights: {}, onePager: {} },
  },
  {
    year: 2022,
    title: 'Versicherungsmonitor 2022',
    description:
      'Customer Journey & Apps: der Weg der Kundinnen und Kunden von der Informationssuche bis zur Kündigung und die Rolle von Apps.',
    pages: 138,
    date: '2022-07-04',
    cover: '/assets/covers/edition-2022-600',
    downloadLinks: { selectedInsights: {}, onePager: {} },
  },
  {
    year: 2021,
    title: 'Versicherungsmonitor 2021',
    description:
      'Grundlagenforschung: Die erste Ausgabe legt Fragebogen, Stichprobe und die Grössen fest, die seither beobachtet werden.',
    pages: 125,
    date: '2021-07-05',
    cover: '/assets/covers/edition-2021-600',
    downloadLinks: { selectedInsights: {}, onePager: {} },
  },
];
