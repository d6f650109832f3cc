import type { OrderPageView } from '#domain/orders/order-pages/order-page-view.ts';
import { formatLongDate } from '#platform/dates.ts';
import { type Language, localPath } from '#platform/languages.ts';
import { ButtonLink, publicButtonLook } from '../components/button-link.tsx';
import { buyersPageWords } from './buyers-page-words.ts';
import { OrderSection } from './order-part.tsx';

/** Name of the form that requests a new link. */
export const reportLinkForm = 'report-link';

interface OrderReportProps {
  language: Language;
  order: OrderPageView;
  /** Key of the page: a second click on it sends no second link. */
  pageKey: string;
}

/** The report: after delivery its link while valid, and the button that requests a new link. */
export function OrderReport({ language, order, pageKey }: OrderReportProps) {
  const words = buyersPageWords(language);
  const { token, progress, report, email, editionTitle } = order;
  if (progress !== 'delivered') {
    return (
      <OrderSection id="bericht" title={words.report}>
        <p>{words.reportComes}</p>
      </OrderSection>
    );
  }
  return (
    <OrderSection id="bericht" title={words.report}>
      <p className="measure">
        {report
          ? words.licensed(
              editionTitle,
              words.downloadsLeft(report.downloadsLeft),
              formatLongDate(new Date(report.expiresAt), language),
            )
          : words.noLink}{' '}
        {email && words.newLinkTo(email)}
      </p>
      <div className="no-print mt-5 flex flex-wrap gap-3">
        {report && (
          <ButtonLink href={`/api/order-pages/${token}/report`} look="signal">
            {words.download}
          </ButtonLink>
        )}
        {email && (
          <form method="post" action={localPath(language, `/order?beleg=${token}`)}>
            <input type="hidden" name="form" value={reportLinkForm} />
            <input type="hidden" name="beleg" value={token} />
            <input type="hidden" name="key" value={pageKey} />
            <button type="submit" className={publicButtonLook()}>
              {words.sendLink}
            </button>
          </form>
        )}
      </div>
    </OrderSection>
  );
}
