import type { MailKind } from '../core/mails/mail-kind.server.ts';
import { renderApart } from '../core/rendering/render-apart.server.ts';
import { mailSender } from '../orders/invoices/terms/sale-terms.server.ts';
import { findContactMessage } from './contact-message-queries.server.ts';

/** Notifies the office of a message; a reply to it goes to the visitor. */
export const contactNoticeMail: MailKind<{ id: string }> = {
  name: 'contact-notice',
  recordKind: 'contact-messages',
  recipient: (_, { staffEmail }) => staffEmail,
  subject: () => 'Neue Nachricht über das Kontaktformular',
  async compose({ db, settings }, { recordId }) {
    const message = await findContactMessage(db, recordId);
    return message
      ? {
          content: await renderApart('contact-notice', message, await mailSender({ db, settings })),
          replyTo: message.email,
        }
      : null;
  },
};
