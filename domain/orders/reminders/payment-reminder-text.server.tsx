import { MailLayout, type MailSender } from '../../core/mails/layout/mail-layout.server.tsx';
import { Greeting, OrderQuestions, Paragraph } from '../../core/mails/layout/mail-parts.server.tsx';
import { Facts } from '../../core/mails/layout/mail-tables.server.tsx';
import { type MailContent, renderMail } from '../../core/mails/layout/render-mail.server.ts';
import { joinPersonName } from '../../core/person-name.ts';
import type { LetterOrder } from '../invoices/order-letter.server.ts';
import { type DueInvoice, reminderParts } from './reminder-parts.ts';
import { reminderWords } from './reminder-words.ts';

export function paymentReminderText(order: LetterOrder, due: DueInvoice, sender: MailSender): Promise<MailContent> {
  const { language } = sender;
  const { title, preview, sampleNotice, paragraphs, facts } = reminderParts(order, due, language);
  return renderMail(
    <MailLayout heading={title} preview={preview} sender={sender}>
      {sampleNotice ? (
        <Paragraph>
          <strong>{sampleNotice}</strong>
        </Paragraph>
      ) : null}
      <Greeting language={language} name={joinPersonName(order)} />
      {paragraphs.map((text) => (
        <Paragraph key={text}>{text}</Paragraph>
      ))}
      <Facts rows={facts} />
      <Paragraph>{reminderWords(language).attached}</Paragraph>
      <OrderQuestions sender={sender} />
    </MailLayout>,
  );
}
