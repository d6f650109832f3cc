import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PageLink } from '#domain/editions/live-content/page-link.ts';
import type { OrderPageView, OrderProgress } from '#domain/orders/order-pages/order-page-view.ts';
import { reminderWords } from '#domain/orders/reminders/reminder-words.ts';
import { orderTotal } from '#domain/orders/study-orders/order-total.ts';
import { studyOrderWords } from '#domain/orders/study-orders/study-order-words.ts';
import { formatLongDate, formatLongDateTime } from '#platform/dates.ts';
import type { Language } from '#platform/languages.ts';
import { formatAmount } from '#platform/money.ts';
import { fill } from '#platform/words.ts';
import { FilledText } from '../components/filled-text.tsx';
import { PageHeading } from '../components/section-heading.tsx';
import { FormAlert } from '../forms/form-alert.tsx';
import { buyersPageWords } from './buyers-page-words.ts';
import { itemLine } from './item-line.ts';
import { OrderCorrection, type ShownCorrection } from './order-correction.tsx';
import { OrderSection, Rows } from './order-part.tsx';
import { orderPartWords } from './order-part-words.ts';
import { OrderPresentation } from './order-presentation.tsx';
import { OrderReport } from './order-report.tsx';
import { PriceTable } from './price-table.tsx';

interface BuyersPageProps {
  language: Language;
  order: OrderPageView;
  correction: ShownCorrection;
  /** Result of the action the buyer requested on the page. */
  notice: { isSent: boolean; message: string } | undefined;
  /** Email address for questions of the buyer. */
  contactEmail: string;
  privacyNote: PageLink;
  /** Citation of the ordered edition, if its content is published. */
  citation: ReactNode;
}

/** The buyer's page of an order or offer: its state, what was ordered, documents and the report. */
export function BuyersPage(props: BuyersPageProps) {
  const { language, order, correction, notice, contactEmail, privacyNote, citation } = props;
  const words = buyersPageWords(language);
  const { progress, offer } = order;
  const own = offer ? words.offer : words.order;
  const number = offer?.number ?? order.orderNumber;
  const mayBeCorrected = !offer && progress !== 'cancelled';
  const questions = [own.writeUs, ...(mayBeCorrected ? [words.wrongAddress] : []), words.passedOn].join(' ');
  const subject = encodeURIComponent(own.questionSubject(number));
  const email = <a href={`mailto:${contactEmail}?subject=${subject}`}>{contactEmail}</a>;
  return (
    <>
      <PageHeading
        kicker={own.kicker}
        title={number}
        lead={progress === 'cancelled' ? own.cancelled : words.leads[progress]}
      />
      <div className="container-page page-grid gap-y-12 pb-20">
        <div className="grid min-w-0 content-start gap-12 md:col-span-12 lg:col-span-7">
          <div role="status" className="empty:hidden">
            {notice?.isSent && <p className="border-accent border-l-2 pl-4">{notice.message}</p>}
          </div>
          <FormAlert>{notice && !notice.isSent && notice.message}</FormAlert>
          <OrderSection id="stand" title={words.state}>
            <Rows rows={progressRows(language, order)} />
            {offer && (progress === 'offered' || progress === 'expired') && (
              <p className="measure wrap-anywhere mt-4">
                <FilledText text={words.validUntil[progress](longDay(offer.validUntil, language))} link={email} />
              </p>
            )}
          </OrderSection>
          {progress !== 'cancelled' && !order.items && (
            <OrderReport language={language} order={order} pageKey={correction.key} />
          )}
          {progress !== 'cancelled' && <OrderPresentation language={language} order={order} />}
          <Documents language={language} order={order} />
          <OrderCorrection language={language} order={order} form={correction} privacyNote={privacyNote} />
          {!order.items && citation}
        </div>
        <div className="grid min-w-0 content-start gap-12 md:col-span-12 lg:col-span-4 lg:col-start-9">
          <Ordered language={language} order={order} />
          <OrderSection id="fragen" title={words.isWrong}>
            <p className="wrap-anywhere">
              <FilledText text={questions} link={email} />
            </p>
          </OrderSection>
        </div>
      </div>
    </>
  );
}

const longDay = (day: string, language: Language) => formatLongDate(new Date(day), language);

function progressRows(language: Language, order: OrderPageView): [string, ReactNode][] {
  const words = buyersPageWords(language);
  const { progress, deliveredAt, dueAt, payment, payableUntil, items, offer } = order;
  const dateTime = (instant: string) => formatLongDateTime(new Date(instant), language);
  const report: Record<OrderProgress, string> = {
    ...words.progress,
    waiting: words.progress.waiting(dateTime(dueAt)),
    delivered: deliveredAt ? words.progress.delivered(dateTime(deliveredAt)) : '',
    offered: '',
    expired: '',
    arranged: '',
  };
  const until = payableUntil ? words.payableUntil(longDay(payableUntil, language)) : '';
  const open = `${words.payments.open}${until}`;
  const payments = { ...words.payments, open, overdue: open };
  return [
    [items ? words.created : words.ordered, dateTime(order.createdAt)],
    [words.report, !items && report[progress]],
    [words.invoice, !offer && payments[payment]],
    ...amountRows(language, order),
  ];
}

/** What the buyer can't tell from the invoice: amounts after a payment in part, and a refund. */
function amountRows(language: Language, { paidRappen, openRappen }: OrderPageView): [string, string][] {
  const words = buyersPageWords(language);
  const { alreadyPaid, openAmount } = reminderWords(language);
  if (openRappen < 0) return [[words.refund, words.refundFollows(formatAmount(-openRappen, language))]];
  if (paidRappen <= 0 || openRappen === 0) return [];
  return [
    [alreadyPaid, formatAmount(paidRappen, language)],
    [openAmount, formatAmount(openRappen, language)],
  ];
}

interface PartProps {
  language: Language;
  order: OrderPageView;
}

function Documents({ language, order: { documents, token } }: PartProps) {
  const words = buyersPageWords(language);
  if (documents.length === 0) return null;
  return (
    <OrderSection id="dokumente" title={words.documents}>
      <ul>
        {documents.map(({ number, title, issuedAt, isRevoked }) => (
          <li key={number} className="border-rule border-t">
            <a
              href={`/api/order-pages/${token}/documents/${number}`}
              className="flex min-h-12 items-center justify-between gap-3 py-2 font-semibold hover:text-accent"
            >
              <span>
                {title}{' '}
                <span className="block font-normal text-ink-muted text-sm tabular-nums">
                  PDF, {formatLongDate(new Date(issuedAt), language)}
                  {isRevoked && words.revoked}
                </span>
              </span>
              <Download aria-hidden="true" className="size-4 shrink-0" />
            </a>
          </li>
        ))}
      </ul>
    </OrderSection>
  );
}

function Ordered({ language, order }: PartProps) {
  const parts = orderPartWords(language);
  const words = buyersPageWords(language);
  const { businessAreas, companySizes } = studyOrderWords(language);
  const { price, presentationPrice, editionTitle, companySize, businessArea, items, offer } = order;
  const size = companySize ? companySizes[companySize] : '';
  const report = `${fill(parts.report, { title: editionTitle })}, ${size}`;
  const presentation = { label: parts.presentation, francs: presentationPrice };
  const details: [string, ReactNode][] = [
    [parts.name, order.name],
    [parts.email, order.email],
    [parts.organization, order.organization],
    [parts.billingAddress, order.billingAddress],
    [parts.businessArea, businessArea && businessAreas[businessArea]],
    [parts.buyerReference, order.buyerReference],
    [parts.invoiceEmail, order.invoiceEmail],
  ];
  return (
    <OrderSection id="bestellt" title={(offer ? words.offer : words.order).items}>
      <PriceTable
        language={language}
        totalLabel={parts.total}
        total={orderTotal(order)}
        lines={
          items
            ? items.map(itemLine)
            : [{ label: report, francs: price }, ...(presentationPrice > 0 ? [presentation] : [])]
        }
      />
      <Rows rows={details} />
    </OrderSection>
  );
}
