import { mailKind } from '../../core/mails/mail-kind.server.ts';
import { mailSender } from '../../editions/live-content/mail-sender.server.ts';
import { findReply } from './message-reply-queries.server.ts';

/** The office's reply to a visitor; an answer to it goes to the office. */
export const messageReplyMail = mailKind<{ id: string; email: string; subject: string }>()({
  name: 'message-reply',
  activity: 'contact',
  recordKind: 'contact-messages',
  recipient: ({ email }) => email,
  // The only subject that a visitor wrote. It has one line, and the office has read it.
  subject: ({ subject }) => (/^re:/i.test(subject) ? subject : `Re: ${subject}`),
  renderer: async () => (await import('./message-reply-text.server.tsx')).messageReplyText,
  async compose({ db, settings }, { details: { replyId } }) {
    const found = replyId === undefined ? undefined : await findReply(db, replyId);
    if (!found) return null;
    return {
      input: [found, await mailSender({ db, settings })],
      replyTo: settings.staffEmail,
      isWrittenByHand: true,
    };
  },
});
