import type { EditionDocument } from '../schemas.ts';

export const facts: EditionDocument['facts'] = {
  year: 2024,
  editionNumber: 4,
  firstYear: 2021,
  nextYear: 2025,
  title: 'Versicherungsmonitor 2024',
  subtitle: 'Künstliche Intelligenz, Prämien und Beratung aus Sicht der Kundinnen und Kunden',
  editionsText: 'Vier Ausgaben seit 2021',
  regionsText: 'drei Sprachregionen',
  cover: '/assets/covers/edition-2024-600',
  respondents: 'study.respondents',
  pages: { archive: 'study.pagesArchive', order: 'study.pagesOrder', widget: 'study.pagesWidget' },
  survey: { from: '2024-06-03', to: '2024-06-12', text: '3. bis 12. Juni 2024' },
  source: 'Versicherungsmonitor 2024',
  // A sample, like the institution: the office confirms or changes it.
  licence: 'https://creativecommons.org/licenses/by/4.0/',
  sourceLine: '{{facts.source}}, n = {{study.respondents}}, {{facts.survey.text}}',
};

/** The rotating figures of the footer, in their order. */
export const statistics: EditionDocument['statistics'] = [
  { label: 'Teilnehmende', figure: 'study.respondents' },
  { label: 'Sprachregionen', figure: 'study.languageRegions' },
  { label: 'Online-Recherche', figure: 'widget.onlineResearch' },
  { label: 'KI-Interesse', figure: 'widget.aiInterest' },
  { label: 'Seiten Analyse', figure: 'study.pagesWidget' },
  { label: 'Zufriedenheit', figure: 'widget.satisfaction' },
];
