import { Choice } from '../../components/ui/filter-bar.tsx';
import { useConfirmation } from '../../workspace/form/use-confirmation.ts';
import { useSettledChoice } from '../../workspace/list/use-settled-choice.ts';
import { actionConfirmation } from '../../workspace/table/action-confirmation.ts';
import type { ActionQuestion } from '../../workspace/table/table-description.ts';
import { type ListedOrder, type OrderCalls, useOrderStatus } from './use-order-status.ts';

export interface OrderStatusProps<Status extends string> {
  calls: OrderCalls<Status>;
  order: ListedOrder<Status>;
  options: readonly (readonly [Status, string])[];
  label: string;
  /** Whether the label is visually hidden. */
  isQuiet?: boolean;
  /** A line about the order for confirmations. */
  summary: string;
  /** The confirmation before a status that records a fact. */
  questionOf?: (status: Status) => ActionQuestion | undefined;
  /** Whether a change to a status can be undone; by default always. */
  isUndoable?: (status: Status) => boolean;
  messageAfter?: (id: string) => Promise<string>;
}

export function OrderStatus<Status extends string>(props: OrderStatusProps<Status>) {
  const { calls, order, options, label, isQuiet, summary, questionOf, isUndoable, messageAfter } = props;
  const setNext = useOrderStatus<Status>(calls, messageAfter);
  const setStatus = (seen: ListedOrder<Status>, status: Status) =>
    setNext({ order: seen, status, isUndoable: isUndoable?.(status) ?? true });
  const ask = useConfirmation();
  const settled = useSettledChoice(order, order.status, (seen, status) => {
    const asked = questionOf?.(status);
    const perform = () => setStatus(seen, status);
    if (asked) ask({ ...actionConfirmation(asked, 'orders', [summary]), perform });
    else perform();
  });
  return <Choice label={label} isQuiet={isQuiet} options={options} {...settled} />;
}
