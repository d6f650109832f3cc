import type { ReactNode } from 'react';
import { useListParameters } from '../address/list-parameters.ts';
import { useOverview } from '../calls/admin-lists.ts';
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
      <nav aria-label="Parts of study orders" className="no-print mb-5 flex flex-wrap gap-x-6 border-rule border-b">
        {parts.map(([id, label]) => (
          <button
            key={id}
            type="button"
            aria-current={shown === id ? 'page' : undefined}
            onClick={() => set({ part: id, status: '', search: '', sort: '', isOverdue: '', open: '' })}
            className="-mb-px min-h-9 border-transparent border-b-2 font-semibold text-ink-muted text-sm hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-ink pointer-coarse:min-h-11"
          >
            {label}
            {waiting[id] > 0 && (
              <span className="ml-1.5 text-signal tabular-nums">
                {waiting[id]}
                <span className="sr-only"> to decide</span>
              </span>
            )}
          </button>
        ))}
      </nav>
      {shown === 'payments' ? <PaymentsPart /> : shown === 'reminders' ? <RemindersPart /> : orders}
    </>
  );
}
