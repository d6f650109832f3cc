import type { ReactNode } from 'react';
import { useOverview } from '../../workspace/calls/answers.ts';
import { useParts } from '../../workspace/list/use-parts.tsx';
import { RemindersPart } from '../reminders/reminders-part.tsx';
import { PaymentsPart } from './payments-part.tsx';

const parts = [
  ['', 'Orders'],
  ['payments', 'Payments'],
  ['reminders', 'Reminders'],
] as const;

/** Study orders, bank payments and payment reminders. */
export function StudyOrderParts({ orders }: { orders: ReactNode }) {
  const waiting = useOverview().data?.payments.waiting ?? 0;
  const { shown, choice } = useParts(
    'Parts of study orders',
    parts,
    (id) =>
      id === 'payments' &&
      waiting > 0 && (
        <span className="ml-1.5 text-signal tabular-nums">
          {waiting}
          <span className="sr-only"> to decide</span>
        </span>
      ),
  );
  return (
    <>
      {choice}
      {shown === 'payments' ? <PaymentsPart /> : shown === 'reminders' ? <RemindersPart /> : orders}
    </>
  );
}
