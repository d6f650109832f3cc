import type { OrderPageView } from '#domain/orders/order-pages/order-page-view.ts';
import { formatLongDate } from '#platform/dates.ts';
import { ButtonLink } from '../components/button-link.tsx';
import { Part } from './order-part.tsx';

/** Name of the form that requests a new link. */
export const reportLinkForm = 'report-link';

/** The report once delivered: its link while valid, or the request for a new one. */
export function OrderReport({ order }: { order: OrderPageView }) {
  const { token, progress, report, email, editionTitle } = order;
  if (progress !== 'delivered') {
    return (
      <Part id="bericht" title="Bericht">
        <p>Sobald er geliefert ist, laden Sie ihn auch hier herunter.</p>
      </Part>
    );
  }
  const left = report?.downloadsLeft === 1 ? 'noch 1 Download' : `noch ${report?.downloadsLeft} Downloads`;
  return (
    <Part id="bericht" title="Bericht">
      <p className="measure">
        {report
          ? `${editionTitle} als PDF, für Ihr Unternehmen lizenziert: ${left}, bis ${formatLongDate(new Date(report.expiresAt))}.`
          : 'Zurzeit haben Sie keinen gültigen Link.'}{' '}
        Einen neuen persönlichen Link senden wir jederzeit an {email}.
      </p>
      <div className="no-print mt-5 flex flex-wrap gap-3">
        {report && (
          <ButtonLink href={`/api/order-pages/${token}/report`} look="signal">
            Bericht herunterladen
          </ButtonLink>
        )}
        <form method="post" action={`/order?beleg=${token}`}>
          <input type="hidden" name="form" value={reportLinkForm} />
          <input type="hidden" name="beleg" value={token} />
          <button
            type="submit"
            className="min-h-11 rounded border border-ink px-5 py-2 font-semibold hover:bg-ink hover:text-paper"
          >
            Neuen Link senden
          </button>
        </form>
      </div>
    </Part>
  );
}
