import type { ReminderProposal } from '#domain/orders/reminders/reminder-answer.ts';
import { listRemindersCall, sendReminderCall } from '#domain/orders/reminders/reminder-calls.ts';
import { daysAfterDue, isImportFresh, maxImportAgeDays } from '#domain/orders/reminders/reminder-plan.ts';
import { Badge } from '../../components/ui/badge.tsx';
import { Button } from '../../components/ui/button.tsx';
import { rowLinkLook, TabLink } from '../../workspace/address/tab-link.tsx';
import { useAnswer, useOverview } from '../../workspace/calls/answers.ts';
import { api } from '../../workspace/calls/api.ts';
import { dateOrUnknown, dateTimeOrUnknown } from '../../workspace/list/date-or-unknown.ts';
import { ListStates } from '../../workspace/list/list-states.tsx';
import { useRun } from '../../workspace/records/use-run.ts';
import { useNow } from '../../workspace/use-now.ts';
import { moneyText } from '../payments/payment-texts.ts';

const levelTexts = ['', 'First reminder', 'Second reminder', 'Last reminder'];

/** Overdue invoices whose next reminder is due. None is sent automatically. */
export function RemindersPart() {
  // Payments, imports and cancellations change the proposals.
  const query = useAnswer(listRemindersCall, {}, { staleTime: 0 });
  const { data: overview } = useOverview();
  const now = useNow();
  const lastImportAt = overview?.payments.lastImportAt ?? null;
  const isFresh = overview === undefined || isImportFresh(lastImportAt === null ? null : new Date(lastImportAt), now);
  return (
    <section aria-label="Reminders">
      <p className="mb-4 max-w-[70ch] text-ink-muted text-sm">
        Proposed {daysAfterDue.slice(0, -1).join(', ')} and {daysAfterDue.at(-1)} days after the last day of payment,
        sent by you, with the invoice and without fees. A reminder whose payment arrives before its mail is sent is
        dropped.
      </p>
      {!isFresh && (
        <p role="note" className="mb-4 border-signal border-l-2 py-1 pl-4">
          {lastImportAt
            ? `The last bank file was imported on ${dateTimeOrUnknown(lastImportAt)}, more than ${maxImportAgeDays} days ago. `
            : 'No bank file has been imported yet. '}
          Reminders can only be sent after importing a recent one:{' '}
          <TabLink tab="orders" parameters={{ list: 'study', part: 'payments' }}>
            Import payments
          </TabLink>
        </p>
      )}
      <ListStates query={query} failure="The reminders could not be loaded." empty="No reminder is due">
        {(proposals) => (
          <ul className="divide-y divide-rule border-rule border-t">
            {proposals.map((proposal) => (
              <DueReminder key={proposal.studyOrderId} proposal={proposal} isPossible={isFresh} />
            ))}
          </ul>
        )}
      </ListStates>
    </section>
  );
}

function DueReminder({ proposal, isPossible }: { proposal: ReminderProposal; isPossible: boolean }) {
  const { studyOrderId, orderNumber, organization, recipient, invoiceNumber, openRappen, level } = proposal;
  const { isBusy, run } = useRun(listRemindersCall);
  const send = () =>
    run(
      recipient ? 'The reminder is on its way to the buyer' : 'The reminder is to be printed',
      'Failed to send reminder',
      () => api(sendReminderCall, { id: studyOrderId, body: { level } }),
    );
  return (
    <li className="grid gap-x-6 gap-y-2 py-3 lg:grid-cols-[11rem_minmax(0,1fr)_auto]">
      <div>
        <p className="font-semibold tabular-nums">{moneyText(openRappen)}</p>
        <p className="text-sm text-ink-muted">{proposal.daysOverdue} days late</p>
      </div>
      <div className="min-w-0 wrap-anywhere">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <TabLink tab="orders" parameters={{ list: 'study', search: orderNumber }} className={rowLinkLook}>
            {orderNumber}
          </TabLink>
          <bdi className="min-w-0">{organization}</bdi>
          <Badge look={level === 3 ? 'urgent' : 'plain'}>{levelTexts[level]}</Badge>
          {proposal.isUndelivered && <Badge look="urgent">Report not delivered</Badge>}
          {proposal.isToPrint && <Badge look="urgent">A letter is still to print</Badge>}
        </p>
        <p className="text-sm text-ink-muted">
          Invoice {invoiceNumber}, payable until {dateOrUnknown(proposal.payableUntil)},{' '}
          <bdi>{recipient ? `to ${recipient}` : 'to be printed'}</bdi>
        </p>
      </div>
      <div>
        <Button aria-disabled={isBusy || !isPossible} of={`for ${orderNumber}`} onClick={() => void send()}>
          Send reminder
        </Button>
      </div>
    </li>
  );
}
