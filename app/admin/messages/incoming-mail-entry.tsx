import type { IncomingMail } from '#domain/contact-messages/incoming/incoming-mail-answer.ts';
import { downloadAttachmentCall } from '#domain/contact-messages/incoming/incoming-mail-calls.ts';
import type { IncomingMailFault, IncomingMailKind } from '#domain/contact-messages/incoming/incoming-mail-kinds.ts';
import { addressOf } from '#domain/core/api-call.ts';
import { faultMessages } from '#domain/partner-uploads/upload-state.ts';
import { Badge } from '../../components/ui/badge.tsx';
import { fileSize } from '../../workspace/file-upload/file-size.ts';
import { dateTimeOrUnknown } from '../../workspace/list/date-or-unknown.ts';

/** A mail as parsed from JSON. */
export type IncomingMailJson = Omit<IncomingMail, 'receivedAt' | 'sentAt'> & {
  receivedAt: string;
  sentAt: string | null;
};

const kindTexts: Record<IncomingMailKind, string> = {
  answer: 'Answer',
  'auto-reply': 'Automatic reply',
  bounce: 'Not delivered',
  delay: 'Delivery delayed',
};

const faultTexts: Record<IncomingMailFault, string> = {
  unreadable: 'This mail is damaged. Open it in the mailbox.',
  'too-large': 'This mail is too large to be shown. Open it in the mailbox.',
  cut: 'The text is longer. Read the rest in the mailbox.',
};

/** A mail that answers a reply, in the thread of its message. Its text is shown as text, never as HTML. */
export function IncomingMailEntry({ mail, senderOfMessage }: { mail: IncomingMailJson; senderOfMessage: string }) {
  const { kind, senderName, senderEmail, receivedAt, subject, text, fault, attachments, omittedAttachments } = mail;
  const isOther = kind === 'answer' && senderEmail.toLowerCase() !== senderOfMessage.toLowerCase();
  return (
    <>
      <p className="text-sm wrap-anywhere text-ink-muted">
        <Badge look={kind === 'bounce' ? 'urgent' : 'plain'}>{kindTexts[kind]}</Badge> {senderName}{' '}
        {senderName ? `<${senderEmail}>` : senderEmail}, {dateTimeOrUnknown(receivedAt)}
        {isOther && <strong className="font-semibold text-signal">, from another address than the message</strong>}
      </p>
      <p className="mt-1 text-sm wrap-anywhere">{subject}</p>
      <p className="mt-1 whitespace-pre-wrap wrap-anywhere">{text}</p>
      {fault && <p className="mt-1 text-sm text-signal">{faultTexts[fault]}</p>}
      {attachments.length > 0 && (
        <ul aria-label="Attachments" className="mt-2 text-sm">
          {attachments.map((attachment) => (
            <li key={attachment.id} className="py-1 wrap-anywhere">
              <AttachmentLine attachment={attachment} />
            </li>
          ))}
        </ul>
      )}
      {omittedAttachments > 0 && (
        <p className="mt-1 text-sm text-ink-muted">
          {omittedAttachments === 1 ? 'One more attachment is' : `${omittedAttachments} more attachments are`} in the
          mailbox only.
        </p>
      )}
    </>
  );
}

function AttachmentLine({ attachment }: { attachment: IncomingMailJson['attachments'][number] }) {
  const { id, fileName, bytes, state, fault } = attachment;
  const size = fileSize(bytes);
  if (state === 'available') {
    return (
      <>
        <a href={addressOf(downloadAttachmentCall, { id })} download>
          {fileName}
        </a>
        , {size}
      </>
    );
  }
  if (state === 'checking') return `${fileName}, ${size}: is being checked`;
  return `${fileName}, ${size}: not accepted. ${reasonOf(fault)}`;
}

const reasonOf = (fault: IncomingMailJson['attachments'][number]['fault']): string =>
  fault === null || fault === 'other-type'
    ? 'PDF, Excel, PowerPoint and Word are accepted; the file stays in the mailbox.'
    : faultMessages.en[fault];
