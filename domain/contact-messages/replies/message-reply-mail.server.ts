import type { MailKind } from '../../core/mails/mail-kind.server.ts';
import { renderApart } from '../../core/rendering/render-apart.server.ts';
import { mailSender } from '../../orders/invoices/terms/sale-terms.server.ts';
import { findReply } from './message-reply-queries.server.ts';

/** What somebody of the office answers to a visitor; an answer to it goes to the office. */
export const messageReplyMail: MailKind<{ id: string; email: string; subject: string }> = {
  name: 'message-reply',
  recordKind: 'contact-messages',
  recipient: ({ email }) => email,
  // The one subject that a visitor typed: in one line, and read by whoever answers.
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
