import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readOrderHistoryCall } from '#domain/orders/order-facts/order-calls.ts';
import type { StudyOrder } from '#domain/orders/study-orders/study-order-answer.ts';
import { answerKey, useAnswer } from '../../../workspace/calls/answers.ts';

export const useOrderHistory = (id: string) => useAnswer(readOrderHistoryCall, { id });

/** Requests the history again when the order has changed; used once, as all parts of the details show the same history. */
export function useFreshHistory({ id, updatedAt }: Pick<StudyOrder, 'id' | 'updatedAt'>): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    void queryClient.invalidateQueries({ queryKey: answerKey(readOrderHistoryCall, { id }) });
  }, [queryClient, id, updatedAt]);
}
