import type { ReactNode } from 'react';
import { useListParameters } from '../../workspace/address/list-parameters.ts';
import { useOverview } from '../../workspace/calls/answers.ts';
import { Parts } from '../../workspace/list/parts.tsx';
import { RemindersPart } from '../reminders/reminders-part.tsx';
import { PaymentsPart } from './payments-part.tsx';

const parts = [
  ['', 'Orders'],
  ['payments', 'Payments'],
  ['reminders', 'Reminders'],
] as const;

/** What belongs to study orders: the orders themselves, what the bank says was paid, and who is reminded. */
export function StudyOrderParts({ orders }: { orders: ReactNode }) {
  const { part, set } = useListParameters();
  const { data: overview } = useOverview();
  const shown = parts.find(([id]) => id === part)?.[0] ?? '';
  const waiting = { '': 0, payments: overview?.payments.waiting ?? 0, reminders: 0 };
  return (
    <>
      <Parts
        label="Parts of study orders"
        parts={parts}
        shown={shown}
        onShow={(id) => set({ part: id, status: '', search: '', sort: '', isOverdue: '', payment: '', open: '' })}
        noteOf={(id) =>
          waiting[id] > 0 && (
            <span className="ml-1.5 text-signal tabular-nums">
              {waiting[id]}
              <span className="sr-only"> to decide</span>
            </span>
          )
        }
      />
      {shown === 'payments' ? <PaymentsPart /> : shown === 'reminders' ? <RemindersPart /> : orders}
    </>
  );
}
