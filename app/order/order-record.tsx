import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import type { OrderPageView, OrderProgress } from '#domain/orders/order-pages/order-page-view.ts';
import { businessAreaLabels, companySizeLabels } from '#domain/orders/study-orders/study-order-labels.ts';
import { formatLongDate, formatLongDateTime } from '#platform/dates.ts';
import { PageHeading } from '../components/section-heading.tsx';
import { FormAlert } from '../forms/form-alert.tsx';
import { Part, Rows } from './order-part.tsx';
import { OrderReport } from './order-report.tsx';
import { PriceTable } from './price-table.tsx';

const leads: Record<OrderProgress, string> = {
  checked: 'Ihre Bestellung ist bei uns eingegangen und wird geprüft. Sie erhalten Bescheid per E-Mail.',
  waiting: 'Ihre Bestellung ist bei uns eingegangen. Der Bericht ist unterwegs.',
  delivered: 'Ihr Bericht ist geliefert.',
  cancelled: 'Diese Bestellung wurde storniert.',
};

interface OrderRecordProps {
  order: OrderPageView;
  /** Result of the action the buyer requested on the page. */
  notice: { sent: boolean; message: string } | undefined;
  /** Where the buyer asks back. */
  contactEmail: string;
}

/** The buyer's page of an order: its state, what was ordered, documents and the report. */
export function OrderRecord({ order, notice, contactEmail }: OrderRecordProps) {
  const { orderNumber, progress } = order;
  const question = `mailto:${contactEmail}?subject=${encodeURIComponent(`Bestellung ${orderNumber}`)}`;
  return (
    <>
      <PageHeading kicker="Ihre Bestellung" title={orderNumber} lead={leads[progress]} />
      <div className="container-page page-grid gap-y-12 pb-20">
        <div className="grid min-w-0 content-start gap-12 md:col-span-12 lg:col-span-7">
          <div role="status" className="empty:hidden">
            {notice?.sent && <p className="border-accent border-l-2 pl-4">{notice.message}</p>}
          </div>
          <FormAlert className="">{notice && !notice.sent && notice.message}</FormAlert>
          <Part id="stand" title="Stand">
            <Rows rows={progressRows(order)} />
          </Part>
          {progress !== 'cancelled' && <OrderReport order={order} />}
          <Documents order={order} />
        </div>
        <div className="grid min-w-0 content-start gap-12 md:col-span-12 lg:col-span-4 lg:col-start-9">
          <Ordered order={order} />
          <Part id="fragen" title="Stimmt etwas nicht?">
            <p className="wrap-anywhere">
              Schreiben Sie uns an <a href={question}>{contactEmail}</a> und nennen Sie die Bestellnummer. Ist die
              Rechnungsadresse falsch, so stellen wir Ihnen eine neue Rechnung aus. Wurde diese Seite an jemanden
              weitergegeben, der sie nicht sehen soll, so geben wir Ihnen eine neue Adresse dafür.
            </p>
          </Part>
        </div>
      </div>
    </>
  );
}

const day = (moment: string) => formatLongDate(new Date(moment));

function progressRows(order: OrderPageView): [string, string][] {
  const { progress, deliveredAt, dueAt, payment, payableUntil } = order;
  const report: Record<OrderProgress, string> = {
    checked: 'folgt, sobald die Bestellung geprüft ist',
    waiting: `unterwegs, bis ${formatLongDateTime(new Date(dueAt))}`,
    delivered: deliveredAt ? `geliefert am ${formatLongDateTime(new Date(deliveredAt))}` : '',
    cancelled: 'wird nicht mehr geliefert',
  };
  const until = payableUntil ? `, zahlbar bis ${day(payableUntil)}` : '';
  const payments = {
    none: 'noch keine Rechnung',
    open: `offen${until}`,
    overdue: `offen${until}`,
    paid: 'bezahlt, vielen Dank',
    cancelled: 'storniert',
  };
  return [
    ['Bestellt', formatLongDateTime(new Date(order.createdAt))],
    ['Bericht', report[progress]],
    ['Rechnung', payments[payment]],
  ];
}

function Documents({ order: { documents, token } }: { order: OrderPageView }) {
  if (documents.length === 0) return null;
  return (
    <Part id="dokumente" title="Dokumente">
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
                  PDF, {day(issuedAt)}
                  {isRevoked && ', aufgehoben'}
                </span>
              </span>
              <Download aria-hidden="true" className="size-4 shrink-0" />
            </a>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Ordered({ order }: { order: OrderPageView }) {
  const { price, presentationPrice, editionTitle, companySize } = order;
  const report = `${editionTitle}, Studienbericht (PDF), ${companySizeLabels[companySize]}`;
  const presentation = { label: 'Präsentation vor Ort', francs: presentationPrice };
  const details: [string, ReactNode][] = [
    ['Name', order.name],
    ['E-Mail', order.email],
    ['Unternehmen', order.organization],
    ['Rechnungsadresse', order.billingAddress],
    ['Bereich', businessAreaLabels[order.businessArea]],
  ];
  if (order.buyerReference) details.push(['Ihre Referenz', order.buyerReference]);
  if (order.invoiceEmail) details.push(['Rechnung auch an', order.invoiceEmail]);
  return (
    <Part id="bestellt" title="Was Sie bestellt haben">
      <PriceTable
        total={price + presentationPrice}
        lines={[{ label: report, francs: price }, ...(presentationPrice > 0 ? [presentation] : [])]}
      />
      <Rows rows={details} />
    </Part>
  );
}
