import { Choice } from '../../components/ui/filter-bar.tsx';
import { type ListedOrder, type OrderCalls, useOrderStatus } from './use-order-status.ts';
import { useSettledStatus } from './use-settled-status.ts';

interface OrderStatusProps<Status extends string> {
  calls: OrderCalls<Status>;
  order: ListedOrder<Status>;
  options: readonly (readonly [Status, string])[];
  label: string;
  /** Whether the label is visually hidden. */
  quiet?: boolean;
  remainsOf?: (id: string) => Promise<string>;
}

/** The drop-down for an order's status. */
export function OrderStatus<Status extends string>(props: OrderStatusProps<Status>) {
  const { calls, order, options, label, quiet, remainsOf } = props;
  const settled = useSettledStatus(order, useOrderStatus<Status>(calls, remainsOf));
  return <Choice label={label} quiet={quiet} options={options} {...settled} />;
}
