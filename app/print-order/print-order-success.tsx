import type { ReactNode } from 'react';

/** Confirmation of a print order. */
export function PrintOrderSuccess({ orderNumber, children }: { orderNumber: string; children?: ReactNode }) {
  return (
    <div role="status">
      <p className="mt-4 text-lg">
        Ihre Bestellung ist bei uns eingegangen. Ihre Bestellnummer ist{' '}
        <strong className="tabular-nums">{orderNumber}</strong>.
      </p>
      <p className="mt-2 text-ink-muted">Wir senden Ihnen die Printversion per Post.</p>
      {children}
    </div>
  );
}
