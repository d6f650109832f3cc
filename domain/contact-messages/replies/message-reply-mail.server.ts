import type { MailKind } from '../../core/mails/mail-kind.server.ts';
import { mailSender } from '../../editions/live-content/mail-sender.server.ts';
import { formSubject } from '../contact-message-form.ts';
import type { StoredMessage } from '../contact-message-queries.server.ts';
import { readAttachmentsOf } from './attachments/reply-attachment-queries.server.ts';
import { findReply, listEarlierMails } from './message-reply-queries.server.ts';
import type { messageReplyText } from './message-reply-text.server.tsx';
import { messageReplyWords } from './message-reply-words.ts';
import { replyAddress } from './reply-address.server.ts';

type AnsweredMessage = Pick<StoredMessage, 'id' | 'email' | 'subject' | 'correspondenceLanguage'>;

/** The fixed subject of the contact form in the message's language; any other as it was written. */
const subjectOf = ({ subject, correspondenceLanguage }: AnsweredMessage): string =>
  subject === formSubject ? messageReplyWords(correspondenceLanguage).formSubject : subject;

/** The office's reply to a visitor; an answer to it goes to the office, see replyAddress. */
export const messageReplyMail: MailKind<AnsweredMessage, typeof messageReplyText> = {
  name: 'message-reply',
  activity: 'contact',
  recordKind: 'contact-messages',
  recipient: ({ email }) => email,
  // The only subject that a visitor wrote. It has one line, and the office has read it.
  subject(message) {
    const subject = subjectOf(message);
    return /^re:/i.test(subject) ? subject : `Re: ${subject}`;
  },
  text: 'message-reply-text',
  async compose({ db, settings }, { id, details: { replyId } }) {
    const found = replyId === undefined ? undefined : await findReply(db, replyId);
    if (!found) return null;
    return {
      attachments: await readAttachmentsOf(db, found.reply.id),
      earlierMailIds: await listEarlierMails(db, found.reply),
      input: [found, await mailSender({ db, settings }, found.message.correspondenceLanguage)],
      record: found.message,
      replyTo: await replyAddress({ db, settings }, id),
      isWrittenByHand: true,
    };
  },
};
