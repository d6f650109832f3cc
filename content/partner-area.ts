import type { PageTexts } from './page-schemas.ts';

/** The sample files and profile of the partner area's demonstration. The navigator's texts belong to the edition. */
export const partnerAreaDemo: PageTexts['partner-area']['demo'] = {
  files: [
    {
      name: 'Versicherungsmonitor 2024 – Bericht',
      type: 'PDF',
      size: '8.4 MB',
      category: 'Studie',
      year: 2024,
      uploadDate: '2024-07-01',
    },
    {
      name: 'Datentabellen 2024',
      type: 'Excel',
      size: '1.2 MB',
      category: 'Daten',
      year: 2024,
      uploadDate: '2024-07-01',
    },
    {
      name: 'Ergebnispräsentation 2024',
      type: 'PowerPoint',
      size: '12.6 MB',
      category: 'Präsentation',
      year: 2024,
      uploadDate: '2024-07-08',
    },
    {
      name: 'Fragebogen 2024',
      type: 'Word',
      size: '340 kB',
      category: 'Methodik',
      year: 2024,
      uploadDate: '2024-06-03',
    },
    {
      name: 'Versicherungsmonitor 2023 – Bericht',
      type: 'PDF',
      size: '7.9 MB',
      category: 'Studie',
      year: 2023,
      uploadDate: '2023-07-03',
    },
    {
      name: 'Datentabellen 2023',
      type: 'Excel',
      size: '1.1 MB',
      category: 'Daten',
      year: 2023,
      uploadDate: '2023-07-03',
    },
  ],
  filesNote: 'Beispieldaten: Namen und Grössen zeigen, wie die Liste aussehen wird; es liegen keine Dateien dahinter.',
  uploadNote: 'In der Demo-Ansicht wird nichts hochgeladen.',
  /** The e-mail address is shown as the signed-in account. */
  profile: {
    firstName: 'Petra',
    lastName: 'Muster',
    email: 'partner@example.com',
    organization: 'Muster Versicherung',
  },
};
