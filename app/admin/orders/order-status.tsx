import { useQueryClient } from '@tanstack/react-query';
import { Choice } from '../../components/ui/filter-bar.tsx';
import { adminCall } from '../calls/admin-call.ts';
import { patchRows, refetchList } from '../calls/admin-lists.ts';
import { notify } from '../records/notify.ts';
import { failureToast, successToast } from '../records/toasts.ts';
import type { ListedRecord } from '../records/use-records.ts';

/** Sets an order's status; the list shows it at once. @param remainsOf what the new status doesn't undo, in a sentence */
export function useOrderStatus<Status extends string>(path: string, remainsOf?: (id: string) => Promise<string>) {
  const queryClient = useQueryClient();
  return async (id: string, status: Status) => {
    const goBack = await patchRows<ListedRecord>(queryClient, path, (rows) =>
      rows.map((row) => (row.id === id ? { ...row, status } : row)),
    );
    try {
      await adminCall('PATCH', `${path}/${id}/status`, { body: { status } });
      const remains = await remainsOf?.(id).catch(() => '');
      notify(successToast(['Order status updated successfully', remains].filter(Boolean).join('. ')));
    } catch {
      goBack();
      notify(failureToast('Failed to update order status'));
    }
    void refetchList(queryClient, path);
  };
}

interface OrderStatusProps<Status extends string> {
  path: string;
  order: { id: string; status: Status };
  options: readonly (readonly [Status, string])[];
  label: string;
  /** Whether the label is only said, not shown. */
  quiet?: boolean;
  remainsOf?: (id: string) => Promise<string>;
}

/** The drop-down for an order's status. */
export function OrderStatus<Status extends string>(props: OrderStatusProps<Status>) {
  const { path, order, options, label, quiet, remainsOf } = props;
  const setStatus = useOrderStatus<Status>(path, remainsOf);
  return (
    <Choice
      label={label}
      quiet={quiet}
      value={order.status}
      options={options}
      onChange={(status) => void setStatus(order.id, status)}
    />
  );
}
