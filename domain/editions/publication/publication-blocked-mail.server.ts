import type { MailKind } from '../../core/mails/mail-kind.server.ts';
import { renderApart } from '../../core/rendering/render-apart.server.ts';
import { mailSender } from '../../orders/invoices/terms/sale-terms.server.ts';
import { germanDocumentTitle } from '../documents/document-titles.ts';
import { findPublication } from './publication-queries.server.ts';

/** To the team: what was to go live didn't, and why. */
export const publicationBlockedMail: MailKind<{ id: string; document: string }> = {
  name: 'publication-blocked',
  recordKind: 'content-publications',
  recipient: (_, { staffEmail }) => staffEmail,
  subject: ({ document }) => `Nicht veröffentlicht: ${germanDocumentTitle(document)}`,
  async compose({ db, settings }, { recordId }) {
    const publication = await findPublication(db, recordId);
    if (!publication) return null;
    const { document, dueAt, problem } = publication;
    const blocked = { title: germanDocumentTitle(document), dueAt, problem: problem ?? '' };
    return { content: await renderApart('publication-blocked', blocked, await mailSender({ db, settings })) };
  },
};
