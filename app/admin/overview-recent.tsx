import { joinPersonName } from '#domain/contact-messages/person-name.ts';
import type { Overview } from '#domain/overview/overview-answer.ts';
import { Badge } from '../components/ui/badge.tsx';
import { adminDate } from './admin-dates.ts';
import { copies, printStatusLabels } from './order-texts.ts';
import { OverviewSection } from './overview-section.tsx';
import { TabLink } from './tab-link.tsx';

const row = 'flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-2';

/** The newest three messages and two print orders. */
export function OverviewRecent({ overview: { recentMessages, recentPrintOrders } }: { overview: Overview }) {
  return (
    <div className="mt-8 grid gap-8 lg:grid-cols-2">
      <OverviewSection title="Recent messages">
        {recentMessages.length === 0 && <p className="pt-1 text-ink-muted">No messages yet</p>}
        <ul className="divide-y divide-rule">
          {recentMessages.slice(0, 3).map((message) => (
            <li key={message.id} className={row}>
              <span className="min-w-0 wrap-anywhere">
                <strong className="font-semibold">{joinPersonName(message)}</strong>
                <br />
                <TabLink tab="messages">{message.subject}</TabLink>
              </span>
              <span className="text-sm text-ink-muted">
                {!message.isRead && <Badge look="urgent">New</Badge>} {adminDate(message.createdAt)}
              </span>
            </li>
          ))}
        </ul>
      </OverviewSection>
      <OverviewSection title="Recent print orders">
        {recentPrintOrders.length === 0 && <p className="pt-1 text-ink-muted">No orders yet</p>}
        <ul className="divide-y divide-rule">
          {recentPrintOrders.slice(0, 2).map((order) => (
            <li key={order.id} className={row}>
              <span className="min-w-0 wrap-anywhere">
                <strong className="font-semibold">{joinPersonName(order)}</strong>
                <br />
                <TabLink tab="orders">{copies(order.quantity)}</TabLink>
              </span>
              <Badge look={order.status === 'pending' ? 'urgent' : 'plain'}>{printStatusLabels[order.status]}</Badge>
            </li>
          ))}
        </ul>
      </OverviewSection>
    </div>
  );
}
