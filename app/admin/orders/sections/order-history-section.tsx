import { undoFactCall } from '#domain/orders/order-facts/order-calls.ts';
import type { StudyOrder } from '#domain/orders/study-orders/study-order-answer.ts';
import { Button } from '../../../components/ui/button.tsx';
import { api } from '../../../workspace/calls/api.ts';
import { dateTimeOrUnknown } from '../../../workspace/list/date-or-unknown.ts';
import { ListStates } from '../../../workspace/list/list-states.tsx';
import type { Run } from '../../../workspace/records/use-run.ts';
import { AccountSummary } from './account-summary.tsx';
import { historyEntries } from './history-entries.tsx';
import { useOrderHistory } from './use-order-history.ts';

interface OrderHistorySectionProps {
  order: StudyOrder;
  busy: boolean;
  run: Run;
}

/** The account of an order, and its history. */
export function OrderHistorySection({ order, busy, run }: OrderHistorySectionProps) {
  const query = useOrderHistory(order);
  const undo = (factId: string) =>
    run('The entry was undone', 'Failed to undo the entry', () => api(undoFactCall, { id: order.id, fact: factId }));
  return (
    <section aria-label="Account and history" className="mt-5 border-rule border-t pt-4">
      <h3 className="mb-3 font-semibold">Account and history</h3>
      <ListStates query={query} failure="The history could not be loaded." lang="en">
        {(history) => (
          <>
            <AccountSummary history={history} />
            <ol className="mt-4 space-y-2 text-sm">
              {historyEntries(order.id, history).map(({ key, at, text, undoes }) => (
                <li key={key} className="grid gap-x-6 sm:grid-cols-[12.5rem_1fr]">
                  <span className="text-ink-muted tabular-nums">{dateTimeOrUnknown(at)}</span>
                  <span className="min-w-0 wrap-anywhere">
                    {text}
                    {undoes && (
                      <Button
                        look="quiet"
                        className="no-print ml-2"
                        aria-disabled={busy}
                        of="this entry"
                        onClick={() => void undo(undoes)}
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
