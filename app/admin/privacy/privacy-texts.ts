import type { PrivacyRequest } from '#domain/everything/privacy-requests/privacy-request-answer.ts';

export const requestKindNames: Record<PrivacyRequest['kind'], string> = {
  access: 'Access',
  handover: 'Handover',
  correction: 'Correction',
  erasure: 'Erasure',
  objection: 'Objection',
};

export const requestKindHelp: Record<PrivacyRequest['kind'], string> = {
  access: 'What is stored about the person (Art. 25 FADP): under “Person”, as ZIP.',
  handover: 'The data in a common electronic format (Art. 28 FADP): under “Person”, as ZIP.',
  correction: 'Correct wrong data (Art. 32 FADP): in the record itself.',
  erasure: 'Erase data as far as no law requires it (Art. 32 FADP): under “Person”.',
  objection: 'Stop processing data (Art. 30 FADP), such as sending news.',
};

/** The field for the email address of the person whose data it is. */
export const personField = {
  name: 'email',
  label: 'E-mail address of the person',
  type: 'email',
  required: true,
  className: 'basis-56 grow',
} as const;
