import type { MailKind } from '../core/mails/mail-kind.server.ts';
import { mailSender } from '../editions/live-content/mail-sender.server.ts';
import { findContactMessage } from './contact-message-queries.server.ts';
import type { contactNoticeText } from './contact-notice-text.server.tsx';

/** Notifies the office of a message; a reply to it goes to the visitor. */
export const contactNoticeMail: MailKind<{ id: string }, typeof contactNoticeText> = {
  name: 'contact-notice',
  activity: 'contact',
  recordKind: 'contact-messages',
  recipient: (_, { staffEmail }) => staffEmail,
  subject: () => 'Neue Nachricht über das Kontaktformular',
  text: 'contact-notice-text',
  async compose({ db, settings }, { recordId }) {
    const message = await findContactMessage(db, recordId);
    return message ? { input: [message, await mailSender({ db, settings })], replyTo: message.email } : null;
  },
};
