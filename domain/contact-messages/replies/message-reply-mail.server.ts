import type { MailKind } from '../../core/mails/mail-kind.server.ts';
import { mailSender } from '../../editions/live-content/mail-sender.server.ts';
import { findReply } from './message-reply-queries.server.ts';
import type { messageReplyText } from './message-reply-text.server.tsx';

/** The office's reply to a visitor; an answer to it goes to the office. */
export const messageReplyMail: MailKind<{ id: string; email: string; subject: string }, typeof messageReplyText> = {
  name: 'message-reply',
  activity: 'contact',
  recordKind: 'contact-messages',
  recipient: ({ email }) => email,
  // The only subject that a visitor wrote. It has one line, and the office has read it.
  subject: ({ subject }) => (/^re:/i.test(subject) ? subject : `Re: ${subject}`),
  text: 'message-reply-text',
  async compose({ db, settings }, { details: { replyId } }) {
    const found = replyId === undefined ? undefined : await findReply(db, replyId);
    if (!found) return null;
    return {
      input: [found, await mailSender({ db, settings })],
      replyTo: settings.staffEmail,
      isWrittenByHand: true,
    };
  },
};
