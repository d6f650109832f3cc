import type { MessageReply } from '#domain/contact-messages/replies/message-reply-answer.ts';
import { readAttachmentCall } from '#domain/contact-messages/replies/message-reply-calls.ts';
import { addressOf } from '#domain/core/api-call.ts';
import type { MailStatus } from '#domain/core/mails/mail-status.ts';
import { fileSize } from '../../workspace/file-upload/file-size.ts';
import { dateTimeOrUnknown } from '../../workspace/list/date-or-unknown.ts';
import { ThreadEntry } from './thread-entry.tsx';

/** A reply as parsed from JSON. */
export type ReplyJson = Omit<MessageReply, 'createdAt'> & { createdAt: string };

const mailTexts: Record<MailStatus, string> = {
  waiting: 'on its way',
  sent: 'sent',
  failed: 'could not be sent: see the overview',
  held: 'held back',
  dropped: 'not sent',
  'to-print': 'to be printed',
};

export function ReplyEntry({ messageId, reply }: { messageId: string; reply: ReplyJson }) {
  const { writtenBy, writerName, createdAt, mailStatus, text, attachments } = reply;
  const byline = [writerName ?? writtenBy, dateTimeOrUnknown(createdAt), mailStatus && mailTexts[mailStatus]];
  return (
    <ThreadEntry byline={byline.filter(Boolean).join(', ')} text={text}>
      {attachments.length > 0 && (
        <ul aria-label="Attached files" className="mt-1 text-sm">
          {attachments.map(({ id, fileName, bytes }) => (
            <li key={id}>
              <a href={addressOf(readAttachmentCall, { id: messageId, attachment: id })} download>
                {fileName}
              </a>{' '}
              <span className="text-ink-muted">({fileSize(bytes)})</span>
            </li>
          ))}
        </ul>
      )}
    </ThreadEntry>
  );
}
