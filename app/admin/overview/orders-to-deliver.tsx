import type { Overview } from '#domain/everything/overview/overview-answer.ts';
import { formatNumber } from '#platform/numbers.ts';
import { Badge } from '../../components/ui/badge.tsx';
import { rowLinkLook, TabLink } from '../../workspace/address/tab-link.tsx';
import { useNow } from '../../workspace/use-now.ts';
import { deliveryClock } from '../orders/delivery-clock.ts';
import { OverviewSection } from './overview-section.tsx';

/** Orders whose report has not been sent, by due date. */
export function OrdersToDeliver({ overview: { waitingStudyOrders, counts, editionOnSale } }: { overview: Overview }) {
  const { waiting } = counts.studyOrders;
  const more = waiting - waitingStudyOrders.length;
  return (
    <OverviewSection title="Orders waiting for delivery" count={waiting}>
      <EditionOnSaleNote {...editionOnSale} />
      {waitingStudyOrders.length === 0 ? (
        <p className="text-ink-muted">No study order is waiting.</p>
      ) : (
        <WaitingOrders orders={waitingStudyOrders} />
      )}
      {more > 0 && (
        <p className="border-rule border-t pt-2">
          <TabLink tab="orders" parameters={{ list: 'study', sort: 'createdAt' }} className={rowLinkLook}>
            {`All study orders, with ${formatNumber(more)} more waiting`}
          </TabLink>
        </p>
      )}
    </OverviewSection>
  );
}

/** The conditions for delivering orders of the edition on sale automatically. */
type ReportState = Pick<Overview['editionOnSale'], 'year' | 'hasReport' | 'deliversAutomatically'>;

export function EditionOnSaleNote({ year, hasReport, deliversAutomatically }: ReportState) {
  if (hasReport && deliversAutomatically) return null;
  return (
    <p className={`mb-2 flex items-baseline gap-2 text-sm ${hasReport ? '' : 'font-semibold text-signal'}`}>
      <Badge look={hasReport ? 'plain' : 'urgent'}>{hasReport ? 'By hand' : 'No report'}</Badge>
      <span>
        {hasReport
          ? `Automatic delivery is off for ${year}.`
          : `The edition on sale (${year}) has no report: its orders can’t be delivered.`}{' '}
        <TabLink tab="studies">Studies</TabLink>
      </span>
    </p>
  );
}

function WaitingOrders({ orders }: { orders: Overview['waitingStudyOrders'] }) {
  const now = useNow();
  return (
    <ul className="divide-y divide-rule">
      {orders.map((order) => {
        const clock = deliveryClock(order, now);
        return (
          <li key={order.id} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
            <span className="min-w-0 wrap-anywhere">
              <TabLink
                tab="orders"
                parameters={{ list: 'study', search: order.orderNumber, open: order.id }}
                className={rowLinkLook}
              >
                {order.orderNumber}
              </TabLink>{' '}
              {order.organization} {order.isHeld && <Badge>Held</Badge>}
            </span>
            <span
              className={`text-sm tabular-nums ${clock.state === 'late' ? 'font-semibold text-signal' : 'text-ink-muted'}`}
            >
              {clock.text}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
