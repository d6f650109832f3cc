import type { ReactNode } from 'react';
import { joinPersonName, type PersonName } from '#domain/core/person-name.ts';
import type { Overview } from '#domain/everything/overview/overview-answer.ts';
import { Badge } from '../../components/ui/badge.tsx';
import { rowLinkLook, TabLink } from '../../workspace/address/tab-link.tsx';
import { dateOrUnknown } from '../../workspace/list/date-or-unknown.ts';
import { copies, printStatusLabels } from '../orders/order-texts.ts';
import { OverviewSection } from './overview-section.tsx';

/** The newest three messages. */
export function RecentMessages({ overview: { recentMessages } }: { overview: Overview }) {
  return (
    <OverviewSection title="Recent messages">
      {recentMessages.length === 0 && <p className="pt-1 text-ink-muted">No messages yet</p>}
      <ul className="divide-y divide-rule">
        {recentMessages.slice(0, 3).map((message) => (
          <RecentEntry key={message.id} record={message} tab="messages" text={message.subject}>
            <span className="text-sm text-ink-muted">
              {!message.isRead && <Badge look="urgent">New</Badge>} {dateOrUnknown(message.createdAt)}
            </span>
          </RecentEntry>
        ))}
      </ul>
    </OverviewSection>
  );
}

/** The newest two print orders. */
export function RecentPrintOrders({ overview: { recentPrintOrders } }: { overview: Overview }) {
  return (
    <OverviewSection title="Recent print orders">
      {recentPrintOrders.length === 0 && <p className="pt-1 text-ink-muted">No orders yet</p>}
      <ul className="divide-y divide-rule">
        {recentPrintOrders.slice(0, 2).map((order) => (
          <RecentEntry key={order.id} record={order} tab="orders" text={copies(order.quantity)}>
            <Badge look={order.status === 'pending' ? 'urgent' : 'plain'}>{printStatusLabels[order.status]}</Badge>
          </RecentEntry>
        ))}
      </ul>
    </OverviewSection>
  );
}

interface RecentEntryProps {
  record: PersonName & { id: string };
  /** The tab of the entry. */
  tab: string;
  text: string;
  /** State and date. */
  children: ReactNode;
}

function RecentEntry({ record, tab, text, children }: RecentEntryProps) {
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-2">
      <span className="min-w-0 wrap-anywhere">
        <strong className="font-semibold">{joinPersonName(record)}</strong>
        <br />
        <TabLink tab={tab} parameters={{ open: record.id }} className={rowLinkLook}>
          {text}
        </TabLink>
      </span>
      {children}
    </li>
  );
}
