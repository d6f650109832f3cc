import type { MailKind } from '../../core/mails/mail-kind.server.ts';
import { renderApart } from '../../core/rendering/render-apart.server.ts';
import { mailSender } from '../../orders/invoices/terms/sale-terms.server.ts';
import { findReply } from './message-reply-queries.server.ts';

/** The office's reply to a visitor; an answer to it goes to the office. */
export const messageReplyMail: MailKind<{ id: string; email: string; subject: string }> = {
  name: 'message-reply',
  recordKind: 'contact-messages',
  recipient: ({ email }) => email,
  // The only subject that a visitor wrote. It has one line, and the office has read it.
  subject: ({ subject }) => (/^re:/i.test(subject) ? subject : `Re: ${subject}`),
  async compose({ db, settings }, { details: { replyId } }) {
    const found = replyId === undefined ? undefined : await findReply(db, replyId);
    if (!found) return null;
    return {
      content: await renderApart('message-reply', found, await mailSender({ db, settings })),
      replyTo: settings.staffEmail,
      isWrittenByHand: true,
    };
  },
};
