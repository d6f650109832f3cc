import type { PaymentState } from '#domain/orders/order-facts/order-account.ts';
import { undoFactCall } from '#domain/orders/order-facts/order-calls.ts';
import type { OrderHistory } from '#domain/orders/order-facts/order-history-answer.ts';
import { Button } from '../../../components/ui/button.tsx';
import { api } from '../../../workspace/calls/api.ts';
import { useConfirmation } from '../../../workspace/form/use-confirmation.ts';
import { dateOrUnknown, dateTimeOrUnknown } from '../../../workspace/list/date-or-unknown.ts';
import { ListStates } from '../../../workspace/list/list-states.tsx';
import { DetailsList } from '../../../workspace/table/details-list.tsx';
import { moneyText } from '../../payments/payment-texts.ts';
import { paymentsStay, studyOrderSummary } from '../order-texts.ts';
import { type HistoryEntry, historyEntries } from './history-entries.tsx';
import type { OrderSectionProps } from './order-action-form.tsx';
import { useOrderHistory } from './use-order-history.ts';

export function OrderHistorySection({ order, isBusy, run }: OrderSectionProps) {
  const query = useOrderHistory(order.id);
  const ask = useConfirmation();
  const askToUndo = ({ text, undoes: fact = '' }: HistoryEntry) =>
    ask({
      title: 'Undo entry?',
      text: `${studyOrderSummary(order)}: an opposite entry undoes “${text}”. Both stay in the history. This can’t be undone.`,
      cancel: 'Keep as it is',
      confirm: 'Undo entry',
      look: 'primary',
      perform: () =>
        run('The entry was undone', 'Failed to undo the entry', () => api(undoFactCall, { id: order.id, fact })),
    });
  return (
    <section aria-label="Account and history" className="mt-5 border-rule border-t pt-4">
      <h3 className="mb-3 font-semibold">Account and history</h3>
      <ListStates query={query} failure="The history could not be loaded.">
        {(history) => (
          <>
            <PaymentSummary history={history} />
            <ol className="mt-4 space-y-2 text-sm">
              {historyEntries(order.id, history).map((entry) => (
                <li key={entry.key} className="grid gap-x-6 sm:grid-cols-[12.5rem_1fr]">
                  <span className="text-ink-muted tabular-nums">{dateTimeOrUnknown(entry.at)}</span>
                  <span className="min-w-0 wrap-anywhere">
                    {entry.text}
                    {entry.undoes && (
                      <Button
                        look="quiet"
                        className="no-print ml-2"
                        aria-disabled={isBusy}
                        of="this entry"
                        onClick={() => askToUndo(entry)}
                      >
                        Undo
                      </Button>
                    )}
                  </span>
                </li>
              ))}
            </ol>
          </>
        )}
      </ListStates>
    </section>
  );
}

const stateNames: Record<PaymentState, string> = {
  none: 'No invoice yet',
  open: 'Open',
  overdue: 'Overdue',
  paid: 'Paid',
  cancelled: 'Cancelled',
};

/** The payment state of an order, computed from documents and facts. */
function PaymentSummary({ history: { account, agreesWithStatus } }: { history: OrderHistory }) {
  const { state, invoiceNumber, paidRappen, openRappen, payableUntil } = account;
  return (
    <>
      {!agreesWithStatus && (
        <p role="note" className="mb-3 font-semibold text-signal">
          The status differs from documents and payments: {stateNames[state]}.{state === 'paid' && ` ${paymentsStay}.`}
        </p>
      )}
      <DetailsList
        entries={[
          ['Payment', stateNames[state]],
          ['Invoice', invoiceNumber],
          ['Payable until', payableUntil && dateOrUnknown(`${payableUntil}T12:00:00Z`)],
          ['Paid', paidRappen !== 0 && moneyText(paidRappen)],
          ['Open', openRappen > 0 && moneyText(openRappen)],
          ['To refund', openRappen < 0 && moneyText(-openRappen)],
        ]}
      />
    </>
  );
}
