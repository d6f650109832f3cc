import { useEffect } from 'react';
import { readOverviewCall } from '#domain/everything/overview/overview-call.ts';
import type { CompanySize } from '#domain/orders/study-orders/study-order-choices.ts';
import { type StudyOrderPrice, studyOrderPrice } from '#domain/orders/study-orders/study-order-price.ts';
import { originalLanguage } from '#platform/languages.ts';
import { shownPrices } from '../../order/order-rules.ts';
import { PriceTable } from '../../order/price-table.tsx';
import { useAnswer } from '../../workspace/calls/answers.ts';
import type { ControlProps } from '../../workspace/form/record-form.ts';
import { companySizeNames } from './study-order-choice-names.ts';

/** Price and total of an order while it is entered, as on the order page. The shown prices are sent with the order. */
export function EnteredOrderPrice({ form: { values, errors } }: ControlProps) {
  const { data, refetch } = useAnswer(readOverviewCall, {}, { staleTime: 0 });
  // A rejected submission replaces `errors`, whatever was wrong: the prices may have changed.
  useEffect(() => {
    void refetch();
  }, [errors, refetch]);
  const edition = data?.editionOnSale;
  const companySize = values.companySize as CompanySize | '';
  const wantsPresentation = values.wantsPresentation === true;
  return (
    <div role="status" aria-label="Total" className="sm:col-span-2">
      {edition && (
        <>
          <input type="hidden" name="prices" value={shownPrices(edition.prices)} />
          <input type="hidden" name="editionYear" value={edition.year} />
        </>
      )}
      {edition && companySize ? (
        <Summary
          title={edition.title}
          companySize={companySize}
          wantsPresentation={wantsPresentation}
          priced={studyOrderPrice({ companySize, wantsPresentation }, edition.prices)}
        />
      ) : (
        <p className="text-ink-muted text-sm">The total appears once a company size is chosen.</p>
      )}
    </div>
  );
}

interface SummaryProps {
  title: string;
  companySize: CompanySize;
  wantsPresentation: boolean;
  priced: StudyOrderPrice;
}

function Summary({ title, companySize, wantsPresentation, priced }: SummaryProps) {
  return (
    <PriceTable
      language={originalLanguage}
      totalLabel="Total"
      lines={[
        { label: `${title}, study report (PDF)`, note: companySizeNames[companySize], francs: priced.price },
        ...(wantsPresentation ? [{ label: 'On-site presentation', francs: priced.presentationPrice }] : []),
      ]}
      total={priced.total}
    />
  );
}
