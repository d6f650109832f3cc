import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Overview } from '#domain/overview/overview-answer.ts';
import { groupThousands } from '#platform/money.ts';
import { Badge } from '../components/ui/badge.tsx';
import { Button } from '../components/ui/button.tsx';
import { adminCall } from './admin-call.ts';
import { adminDateTime } from './admin-dates.ts';
import { adminKey, overviewPath, useAdminQuery } from './admin-lists.ts';
import { deliveryClock } from './delivery-clock.ts';
import { OverviewSection } from './overview-section.tsx';
import { englishFailure, englishSuccess } from './record-kinds.ts';
import { TabLink } from './tab-link.tsx';
import { tell } from './tell.ts';
import { useNow } from './use-now.ts';

/** Orders whose report has not been sent, the one that is due first at the top. */
export function OrdersToDeliver({ overview: { waitingStudyOrders, counts } }: { overview: Overview }) {
  const { waiting } = counts.studyOrders;
  const more = waiting - waitingStudyOrders.length;
  return (
    <OverviewSection title="Orders waiting for delivery" count={waiting}>
      {waitingStudyOrders.length === 0 ? (
        <p className="text-ink-muted">No study order is waiting.</p>
      ) : (
        <WaitingOrders orders={waitingStudyOrders} />
      )}
      {more > 0 && (
        <p className="border-rule border-t pt-2">
          <TabLink tab="orders" parameters={{ list: 'study', sort: 'createdAt' }}>
            {`All study orders, with ${groupThousands(more)} more that wait`}
          </TabLink>
        </p>
      )}
    </OverviewSection>
  );
}

/** What was given up, with a way to send it again. */
export function MailsThatFailed({ overview: { mails } }: { overview: Overview }) {
  return (
    <OverviewSection title="Mails that could not be sent" count={mails.failed}>
      {mails.failed === 0 ? (
        <p className="text-ink-muted">
          {mails.waiting > 0
            ? `${groupThousands(mails.waiting)} will be tried again by themselves.`
            : 'All mails have gone out.'}
        </p>
      ) : (
        <FailedMails />
      )}
    </OverviewSection>
  );
}

/** Whether mails leave and invoices can be paid. */
export function SettingNotes({ overview: { settings } }: { overview: Overview }) {
  const notes = [
    {
      name: 'SMTP',
      isSet: settings.smtpIsSet,
      good: 'Mails leave by SMTP.',
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
        <li key={name} className="flex items-baseline gap-2">
          <Badge look={isSet ? 'good' : 'urgent'}>{name}</Badge>
          <span>{isSet ? good : missing}</span>
        </li>
      ))}
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
              <TabLink tab="orders" parameters={{ list: 'study', search: order.orderNumber }}>
                {order.orderNumber}
              </TabLink>{' '}
              {order.organization}
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

interface FailedMail {
  id: string;
  createdAt: string;
  recipient: string;
  subject: string;
  attempts: number;
  lastError: string | null;
}

/** How many are shown; the others move up as these are sent. */
const mostShown = 20;

const failedMailsPath = '/api/mails?status=failed';

function FailedMails() {
  const queryClient = useQueryClient();
  const { data: mails = [] } = useAdminQuery<FailedMail[]>(failedMailsPath);
  const [busy, setBusy] = useState<string>();
  const resend = async (id: string) => {
    if (busy === id) return;
    setBusy(id);
    try {
      await adminCall('POST', `/api/mails/${id}/resend`);
      tell(englishSuccess('The mail is being sent again'));
    } catch {
      tell(englishFailure('Failed to resend mail'));
    }
    setBusy(undefined);
    await queryClient.invalidateQueries({ queryKey: adminKey(failedMailsPath) });
    await queryClient.invalidateQueries({ queryKey: adminKey(overviewPath) });
  };
  return (
    <>
      <ul className="divide-y divide-rule">
        {mails.slice(0, mostShown).map(({ id, recipient, subject, createdAt, attempts, lastError }) => (
          <li key={id} className="flex items-start justify-between gap-4 py-2">
            <div className="min-w-0 wrap-anywhere">
              <p>{subject}</p>
              <p className="text-sm text-ink-muted">
                {recipient}, {adminDateTime(createdAt)}, {attempts} {attempts === 1 ? 'try' : 'tries'}
                {lastError && `: ${lastError}`}
              </p>
            </div>
            <Button aria-disabled={busy === id} onClick={() => resend(id)}>
              Resend<span className="sr-only"> {subject}</span>
            </Button>
          </li>
        ))}
      </ul>
      {mails.length > mostShown && (
        <p className="border-rule border-t pt-2 text-ink-muted">
          {groupThousands(mails.length - mostShown)} more follow.
        </p>
      )}
    </>
  );
}
