import type { Overview } from '#domain/everything/overview/overview-answer.ts';
import { groupThousands } from '#platform/money.ts';
import { Badge } from '../../components/ui/badge.tsx';
import { TabLink } from '../../workspace/address/tab-link.tsx';
import { useNow } from '../../workspace/use-now.ts';
import { deliveryClock } from '../orders/delivery-clock.ts';
import { BadgeNote, UrgentNote } from './badge-note.tsx';
import { MailboxNote } from './mailbox-note.tsx';
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
          <TabLink tab="orders" parameters={{ list: 'study', sort: 'createdAt' }}>
            {`All study orders, with ${groupThousands(more)} more waiting`}
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

/** The state of mail server, bank account, seller, time stamp service, mailbox and proxy. */
export function SettingNotes({ overview }: { overview: Overview }) {
  const { settings, sellerState, timestampFailure, mailbox } = overview;
  const notes = [
    {
      name: 'SMTP',
      isSet: settings.smtpIsSet,
      good: 'Mails are sent by SMTP.',
      missing: 'SMTP is not set: mails are kept as files in the outbox. Set SMTP_URL to send them.',
    },
    {
      name: 'IBAN',
      isSet: settings.ibanIsSet,
      good: 'Invoices carry a payment part.',
      missing: 'No IBAN is set: invoices carry no payment part. Set INVOICE_IBAN.',
    },
  ];
  return (
    <ul className="mt-4 flex flex-wrap gap-x-8 gap-y-2 text-sm">
      {notes.map(({ name, isSet, good, missing }) => (
        <BadgeNote key={name} badge={name} look={isSet ? 'good' : 'urgent'}>
          {isSet ? good : missing}
        </BadgeNote>
      ))}
      {sellerState !== 'real' && (
        <UrgentNote badge="Seller">
          {sellerState === 'held'
            ? 'The seller is still a sample: orders are stored, but nobody gets a confirmation or an invoice.'
            : 'The seller is still a sample: every document is marked as “Muster”.'}{' '}
          Publish the real seller in{' '}
          <TabLink tab="studies" parameters={{ texts: 'institution' }}>
            Institution
          </TabLink>
          {sellerState === 'held' ? ', and they are sent automatically.' : '.'}
        </UrgentNote>
      )}
      {timestampFailure && (
        <UrgentNote badge="Time stamp">
          The last time stamp of the document chain failed: {timestampFailure}. It is retried every night.
        </UrgentNote>
      )}
      {mailbox && <MailboxNote mailbox={mailbox} />}
      {!settings.visitorsAreToldApart && (
        <UrgentNote badge="Proxy">
          The proxy in front is not trusted: rate limits count all visitors as one, so that one of them can block all
          others. Set TRUST_PROXY=on.
        </UrgentNote>
      )}
    </ul>
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
              <TabLink tab="orders" parameters={{ list: 'study', search: order.orderNumber, open: order.id }}>
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
