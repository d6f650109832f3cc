/** The demo of the partner area: sample files, sample profile, sample sign-in. The navigator's texts belong to the edition. */
import type { PartnerAreaFile, PartnerAreaProfile } from './page-schemas.ts';

/** Shown as the signed-in account, whatever was typed. */
export const sampleEmail = 'partner@example.com';

export const partnerAreaFiles: readonly PartnerAreaFile[] = [
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
];

/** What the upload panel states; nothing is uploaded. */
export const uploadFormats = ['PDF', 'Excel', 'PowerPoint', 'Word'] as const;
export const uploadLimit = '50MB';

export const partnerAreaProfile: PartnerAreaProfile = {
  firstName: 'Petra',
  lastName: 'Muster',
  email: sampleEmail,
  organization: 'Muster Versicherung',
};
