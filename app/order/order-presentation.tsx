import { Download } from 'lucide-react';
import { presentationWords } from '#domain/orders/appointments/presentation-words.ts';
import type { OrderPageView } from '#domain/orders/order-pages/order-page-view.ts';
import { presentationFacts } from '#domain/orders/presentations/presentation-facts.ts';
import type { Language } from '#platform/languages.ts';
import { OrderSection, Rows } from './order-part.tsx';

/** The appointment of the presentation, once agreed, with its calendar file. */
export function OrderPresentation({ language, order }: { language: Language; order: OrderPageView }) {
  const { presentation, token } = order;
  if (!presentation) return null;
  const { heading, calendar } = presentationWords(language);
  return (
    <OrderSection id="praesentation" title={heading}>
      <Rows rows={presentationFacts(presentation, language)} />
      <a
        href={`/api/order-pages/${token}/calendar`}
        className="no-print mt-3 flex min-h-12 items-center justify-between gap-3 border-rule border-t py-2 font-semibold hover:text-accent"
      >
        <span>
          {calendar} <span className="font-normal text-ink-muted text-sm">(.ics)</span>
        </span>
        <Download aria-hidden="true" className="size-4 shrink-0" />
      </a>
    </OrderSection>
  );
}
