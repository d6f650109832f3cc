import { useEffect, useRef } from 'react';
import { deliveryHours } from '#content/promises.ts';
import type { Citation } from '#content/schemas.ts';
import { CitationCard } from './citation-card.tsx';

/** Replaces the form after the order was placed. */
export function OrderSuccess({ orderNumber, citation }: { orderNumber: string; citation: Citation }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div className="page-grid gap-y-12">
      <section aria-labelledby="bestellung" className="md:col-span-12 lg:col-span-6">
        <h2 id="bestellung" ref={heading} tabIndex={-1} className="text-3xl outline-none">
          Bestellung erfolgreich!
        </h2>
        <p className="measure mt-4 text-lg">
          Vielen Dank für Ihre Bestellung. Sie erhalten in Kürze eine E-Mail mit der Rechnung. Den Studienbericht senden
          wir Ihnen innerhalb von {deliveryHours} Stunden als PDF.
        </p>
        {orderNumber && (
          <dl className="mt-6 border-rule border-t pt-4">
            <dt className="text-ink-muted text-sm">Bestellnummer</dt>
            <dd className="font-semibold text-xl tabular-nums">{orderNumber}</dd>
          </dl>
        )}
      </section>
      <div className="md:col-span-12 lg:col-span-5 lg:col-start-8">
        <CitationCard citation={citation} />
      </div>
    </div>
  );
}
