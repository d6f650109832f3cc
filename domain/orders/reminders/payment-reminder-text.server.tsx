import { addZurichDays, formatLongDate } from '#platform/dates.ts';
import { formatAmount } from '#platform/money.ts';
import { MailLayout, type MailSender } from '../../core/mails/layout/mail-layout.server.tsx';
import { Greeting, OrderQuestions, Paragraph } from '../../core/mails/layout/mail-parts.server.tsx';
import { Facts } from '../../core/mails/layout/mail-tables.server.tsx';
import { type MailContent, renderMail } from '../../core/mails/layout/render-mail.server.ts';
import { joinPersonName } from '../../core/person-name.ts';
import { documentLetterWords } from '../invoices/document-letter-words.ts';
import { orderLabelWords } from '../study-orders/order-label-words.ts';
import { reminderWords } from './reminder-words.ts';

/** Days to pay after a second or third reminder. */
const graceDays = 10;

interface RemindedOrder {
  orderNumber: string;
  firstName: string;
  lastName: string;
  organization: string;
}

interface DueInvoice {
  level: number;
  documentNumber: string;
  /** 'YYYY-MM-DD' */
  issuedOn: string;
  payableUntil: string;
  openRappen: number;
  /** Paid before the reminder, in part. */
  paidRappen: number;
  /** When the mail is written. */
  now: Date;
  /** Whether the invoice names a sample seller. */
  isSample?: boolean;
}

/** A reminder without fees or interest; the invoice is attached. */
export function paymentReminderText(order: RemindedOrder, due: DueInvoice, sender: MailSender): Promise<MailContent> {
  const { level, documentNumber: number, paidRappen, now, isSample } = due;
  const { language } = sender;
  const words = reminderWords(language);
  const labels = orderLabelWords(language);
  const longDay = (day: string) => formatLongDate(new Date(`${day}T12:00:00Z`), language);
  const issuedOn = longDay(due.issuedOn);
  const payableUntil = longDay(due.payableUntil);
  const amount = formatAmount(due.openRappen, language);
  const until = formatLongDate(addZurichDays(now, graceDays), language);
  const paragraphs = words.texts({ number, issuedOn, payableUntil, amount, until })[level - 1] ?? [];
  return renderMail(
    <MailLayout heading={words.titles[level - 1] ?? ''} preview={words.preview(number, amount)} sender={sender}>
      {isSample ? (
        <Paragraph>
          <strong>{documentLetterWords(language).sample}</strong>
        </Paragraph>
      ) : null}
      <Greeting language={language} name={joinPersonName(order)} />
      {paragraphs.map((text) => (
        <Paragraph key={text}>{text}</Paragraph>
      ))}
      <Facts
        rows={[
          [labels.invoice, number],
          [words.invoiceDate, issuedOn],
          [labels.payableUntil, payableUntil],
          [words.alreadyPaid, paidRappen > 0 ? formatAmount(paidRappen, language) : null],
          [words.openAmount, amount],
          [labels.orderNumber, order.orderNumber],
          [labels.organization, order.organization],
        ]}
      />
      <Paragraph>{words.attached}</Paragraph>
      <OrderQuestions sender={sender} />
    </MailLayout>,
  );
}
