import type { BusinessArea, CompanySize, PartnerInterest } from '#domain/orders/study-orders/study-order-choices.ts';
import {
  businessAreaLabels,
  companySizeLabels,
  partnerInterestLabels,
} from '#domain/orders/study-orders/study-order-labels.ts';
import { studyOrderPrice } from '#domain/orders/study-orders/study-order-price.ts';
import type { OrderEntries } from './order-rules.ts';
import type { OrderedStudy } from './ordered-study.ts';
import { PriceTable } from './price-table.tsx';

export interface OrderSummaryProps {
  entries: OrderEntries;
  study: OrderedStudy;
}

/** Summary of the order, shown once a company size, and so a price, is chosen. */
export function OrderSummary({ entries, study: { facts, prices } }: OrderSummaryProps) {
  const companySize = entries.companySize as CompanySize;
  const wantsPresentation = entries.wantsPresentation === 'true';
  const { price, presentationPrice, total } = studyOrderPrice({ companySize, wantsPresentation }, prices);
  const details: [string, string | undefined][] = [
    ['Name', `${entries.firstName} ${entries.lastName}`.trim()],
    ['E-Mail', entries.email],
    ['Unternehmen', entries.organization],
    ['Rechnungsadresse', entries.billingAddress],
    ['Bereich', businessAreaLabels[entries.businessArea as BusinessArea]],
    ['Partnerschaft', partnerInterestLabels[entries.partnerInterest as PartnerInterest]],
  ];
  if (entries.buyerReference.trim()) details.push(['Ihre Referenz', entries.buyerReference]);
  if (entries.invoiceEmail.trim()) details.push(['Rechnung auch an', entries.invoiceEmail]);
  return (
    <section
      aria-labelledby="bestelluebersicht"
      className="rounded-md border border-rule bg-surface p-5 sm:p-6 xl:sticky xl:top-6 xl:p-5"
    >
      <h2 id="bestelluebersicht" className="text-xl">
        Bestellübersicht
      </h2>
      <PriceTable
        className="mt-4"
        total={total}
        lines={[
          { label: `${facts.title}, Studienbericht (PDF)`, note: companySizeLabels[companySize], francs: price },
          ...(wantsPresentation ? [{ label: 'Präsentation vor Ort', francs: presentationPrice }] : []),
        ]}
      />
      <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 border-rule xl:grid-cols-1 xl:gap-y-0 border-t pt-4 text-sm">
        {details.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-ink-muted">{label}</dt>
            <dd className="whitespace-pre-line xl:mb-1.5">{value?.trim() || '–'}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
