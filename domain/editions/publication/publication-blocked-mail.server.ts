import type { MailKind } from '../../core/mails/mail-kind.server.ts';
import { germanDocumentTitle } from '../documents/document-titles.ts';
import { findPublication } from '../documents/publication-queries.server.ts';
import { mailSender } from '../live-content/mail-sender.server.ts';
import type { publicationBlockedText } from './publication-blocked-text.server.tsx';

/** Notifies the office that a scheduled publication was blocked. */
export const publicationBlockedMail: MailKind<{ id: string; document: string }, typeof publicationBlockedText> = {
  name: 'publication-blocked',
  activity: 'administration',
  recordKind: 'content-publications',
  recipient: (_, { staffEmail }) => staffEmail,
  subject: ({ document }) => `Nicht veröffentlicht: ${germanDocumentTitle(document)}`,
  text: 'publication-blocked-text',
  async compose({ db, settings }, { recordId }) {
    const publication = await findPublication(db, recordId);
    if (!publication) return null;
    const { document, dueAt, problem } = publication;
    const blocked = { title: germanDocumentTitle(document), dueAt, problem: problem ?? '' };
    return { input: [blocked, await mailSender({ db, settings })] };
  },
};
