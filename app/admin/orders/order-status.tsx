import { useQueryClient } from '@tanstack/react-query';
import { Choice } from '../../components/ui/filter-bar.tsx';
import { adminCall } from '../calls/admin-call.ts';
import { patchRows, refetchList } from '../calls/admin-lists.ts';
import { notify } from '../records/notify.ts';
import { failureToast, successToast } from '../records/toasts.ts';
import { type EditableRecord, isChangedMeanwhile } from '../records/use-records.ts';
import { readRecord } from '../table/read-record.ts';

interface ListedOrder<Status extends string> extends EditableRecord {
  status: Status;
}

/** Somebody else has set another status since the order was read. */
class SetMeanwhile extends Error {}

/** Stores a status unless somebody else has set another meanwhile; what else was changed of the order doesn't hinder it. */
async function storeStatus<Status extends string>(
  path: string,
  { id, status: seen, updatedAt }: ListedOrder<Status>,
  status: Status,
): Promise<ListedOrder<Status>> {
  try {
    const headers = { 'If-Match': `"${updatedAt}"` };
    return await adminCall('PATCH', `${path}/${id}/status`, { body: { status }, headers });
  } catch (error) {
    if (!isChangedMeanwhile(error)) throw error;
    const current = await readRecord<ListedOrder<Status>>(path, id);
    if (current?.status !== seen) throw new SetMeanwhile();
    if (current.updatedAt === updatedAt) throw error;
    return storeStatus(path, current, status);
  }
}

/** Sets an order's status; the list shows it at once. @param remainsOf what the new status doesn't undo, in a sentence */
export function useOrderStatus<Status extends string>(path: string, remainsOf?: (id: string) => Promise<string>) {
  const queryClient = useQueryClient();
  const patch = (id: string, values: Partial<ListedOrder<Status>>) =>
    patchRows<ListedOrder<Status>>(queryClient, path, (rows) =>
      rows.map((row) => (row.id === id ? { ...row, ...values } : row)),
    );
  return async (order: ListedOrder<Status>, status: Status) => {
    const { id } = order;
    const goBack = await patch(id, { status });
    try {
      const { updatedAt } = await storeStatus(path, order, status);
      await patch(id, { updatedAt });
      const remains = await remainsOf?.(id).catch(() => '');
      notify(successToast(['Order status updated successfully', remains].filter(Boolean).join('. ')));
    } catch (error) {
      goBack();
      const reason = error instanceof SetMeanwhile && 'Somebody else has set it meanwhile';
      notify(failureToast(['Failed to update order status', reason].filter(Boolean).join('. ')));
    }
    void refetchList(queryClient, path);
  };
}

interface OrderStatusProps<Status extends string> {
  path: string;
  order: ListedOrder<Status>;
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
      onChange={(status) => void setStatus(order, status)}
    />
  );
}
