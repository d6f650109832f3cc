import type { BusinessArea, CompanySize, PartnerInterest } from '#domain/orders/study-orders/study-order-choices.ts';
import { studyOrderPrice } from '#domain/orders/study-orders/study-order-price.ts';
import { fill } from '#platform/words.ts';
import type { OrderEntries } from './order-rules.ts';
import type { OrderWords } from './order-words.ts';
import { PriceTable } from './price-table.tsx';
import type { OrderedStudy } from './study-panel.tsx';

export interface OrderSummaryProps {
  entries: OrderEntries;
  study: OrderedStudy;
  words: OrderWords;
}

/** Summary of the order, shown once a company size, and so a price, is chosen. */
export function OrderSummary({ entries, study: { facts, prices }, words }: OrderSummaryProps) {
  const { parts } = words;
  const companySize = entries.companySize as CompanySize;
  const wantsPresentation = entries.wantsPresentation === 'true';
  const { price, presentationPrice, total } = studyOrderPrice({ companySize, wantsPresentation }, prices);
  const details: [string, string | undefined][] = [
    [parts.name, `${entries.firstName} ${entries.lastName}`.trim()],
    [parts.email, entries.email],
    [parts.organization, entries.organization],
    [parts.billingAddress, entries.billingAddress],
    [parts.businessArea, words.businessAreas[entries.businessArea as BusinessArea]],
    [words.partnership, words.partnerInterests[entries.partnerInterest as PartnerInterest]],
  ];
  if (entries.buyerReference.trim()) details.push([parts.buyerReference, entries.buyerReference]);
  if (entries.invoiceEmail.trim()) details.push([parts.invoiceEmail, entries.invoiceEmail]);
  return (
    <section
      aria-labelledby="bestelluebersicht"
      className="rounded-md border border-rule bg-surface p-5 sm:p-6 xl:sticky xl:top-6 xl:p-5"
    >
      <h2 id="bestelluebersicht" className="text-xl">
        {words.summary}
      </h2>
      <PriceTable
        language={words.language}
        totalLabel={parts.total}
        className="mt-4"
        total={total}
        lines={[
          { label: fill(parts.report, { title: facts.title }), note: words.companySizes[companySize], francs: price },
          ...(wantsPresentation ? [{ label: parts.presentation, francs: presentationPrice }] : []),
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
