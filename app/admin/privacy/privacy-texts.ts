import type { PrivacyRequest } from '#domain/everything/privacy-requests/privacy-request-answer.ts';

export const requestKindNames: Record<PrivacyRequest['kind'], string> = {
  access: 'Auskunft',
  handover: 'Herausgabe',
  correction: 'Berichtigung',
  erasure: 'Löschung',
  objection: 'Widerspruch',
};

/** What each kind of request asks for. */
export const requestKindHelp: Record<PrivacyRequest['kind'], string> = {
  access: 'Welche Angaben über die Person gespeichert sind (Art. 25 DSG): unter «Person» als ZIP.',
  handover: 'Die Angaben in einem gängigen elektronischen Format (Art. 28 DSG): unter «Person» als ZIP.',
  correction: 'Falsche Angaben richtigstellen (Art. 32 DSG): im Eintrag selbst.',
  erasure: 'Angaben löschen, soweit kein Gesetz sie verlangt (Art. 32 DSG): unter «Person».',
  objection: 'Angaben nicht weiter bearbeiten (Art. 30 DSG), etwa keine Neuigkeiten mehr senden.',
};
