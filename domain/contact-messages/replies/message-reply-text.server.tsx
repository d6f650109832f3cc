import { formatLongDateTime } from '#platform/dates.ts';
import { MailLayout, type MailSender } from '../../core/mails/layout/mail-layout.server.tsx';
import { Lines, Paragraph, Quotation } from '../../core/mails/layout/mail-parts.server.tsx';
import { renderMail } from '../../core/mails/layout/render-mail.server.ts';
import { messageReplyWords } from './message-reply-words.ts';

export interface MailedReply {
  reply: { text: string; writerName: string | null };
  message: { createdAt: Date; message: string };
}

/** The office's reply, followed by the message it answers. */
export function messageReplyText({ reply, message }: MailedReply, sender: MailSender) {
  const words = messageReplyWords(sender.language);
  return renderMail(
    <MailLayout heading={words.heading} preview={reply.text.slice(0, 120)} sender={sender}>
      {reply.text.split(/\n{2,}/).map((paragraph, index) => (
        <Paragraph key={index}>
          <Lines text={paragraph} />
        </Paragraph>
      ))}
      {reply.writerName ? (
        <Paragraph>
          <Lines text={`${reply.writerName}\nVersicherungsmonitor`} />
        </Paragraph>
      ) : null}
      <Paragraph>{words.wrote(formatLongDateTime(message.createdAt, sender.language))}</Paragraph>
      <Quotation text={message.message} />
    </MailLayout>,
  );
}
