/** First studies of an empty database: the current edition and the three before it. */
import type { StarterStudy } from '../starter-schemas.ts';

export const starterStudies: StarterStudy[] = [
  {
    title: 'Versicherungsmonitor 2024',
    description:
      'Künstliche Intelligenz, Prämien und Beratung: Die vierte Ausgabe zeigt, wie die Bevölkerung in der Schweiz ihre Versicherungen und Krankenkassen sieht.',
    year: 2024,
    pages: 142,
    language: 'de',
    publishedAt: '2024-07-01',
    isCurrentEdition: true,
  },
  {
    title: 'Versicherungsmonitor 2023',
    description:
      'Nachhaltigkeit & Beratung: was nachhaltige Versicherungsprodukte bedeuten und gute Beratung ausmacht.',
    year: 2023,
    pages: 142,
    language: 'de',
    publishedAt: '2023-07-03',
  },
  {
    title: 'Versicherungsmonitor 2022',
    description:
      'Customer Journey & Apps: der Weg der Kundinnen und Kunden von der Informationssuche bis zur Kündigung.',
    year: 2022,
    pages: 138,
    language: 'de',
    publishedAt: '2022-07-04',
  },
  {
    title: 'Versicherungsmonitor 2021',
    description: 'Grundlagenforschung: Die erste Ausgabe legt Fragebogen, Stichprobe und Messgrössen fest.',
    year: 2021,
    pages: 125,
    language: 'de',
    publishedAt: '2021-07-05',
  },
];
