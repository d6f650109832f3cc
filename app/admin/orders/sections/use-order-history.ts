import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { OrderHistory } from '#domain/order-facts/order-history-answer.ts';
import type { StudyOrder } from '#domain/study-orders/study-order-answer.ts';
import { adminKey, useAdminQuery } from '../../../workspace/calls/admin-lists.ts';
import { studyOrdersPath } from '../study-order-status.tsx';

/** What happened to an order; asked for again when the order has changed. */
export function useOrderHistory({ id, updatedAt }: Pick<StudyOrder, 'id' | 'updatedAt'>) {
  const queryClient = useQueryClient();
  const path = `${studyOrdersPath}/${id}/history`;
  useEffect(() => {
    void queryClient.invalidateQueries({ queryKey: adminKey(path) });
  }, [queryClient, path, updatedAt]);
  return useAdminQuery<OrderHistory>(path);
}
