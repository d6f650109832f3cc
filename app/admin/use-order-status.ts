import { useQueryClient } from '@tanstack/react-query';
import { adminCall } from './admin-call.ts';
import { patchRows, refetchList } from './admin-lists.ts';
import { englishFailure, englishSuccess } from './record-kinds.ts';
import { tell } from './tell.ts';

/** Sets an order's status; the list shows it at once. */
export function useOrderStatus<Status extends string>(path: string) {
  const queryClient = useQueryClient();
  return async (id: string, status: Status) => {
    const goBack = await patchRows<{ id: string }>(queryClient, path, (rows) =>
      rows.map((row) => (row.id === id ? { ...row, status } : row)),
    );
    try {
      await adminCall('PATCH', `${path}/${id}/status`, { body: { status } });
      tell(englishSuccess('Order status updated successfully'));
    } catch {
      goBack();
      tell(englishFailure('Failed to update order status'));
    }
    void refetchList(queryClient, path);
  };
}
