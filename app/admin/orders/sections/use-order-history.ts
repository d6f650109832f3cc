import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readOrderHistoryCall } from '#domain/orders/order-facts/order-calls.ts';
import type { StudyOrder } from '#domain/orders/study-orders/study-order-answer.ts';
import { answerKey, useAnswer } from '../../../workspace/calls/answers.ts';

/** The history of an order, refetched when the order has changed. */
export function useOrderHistory({ id, updatedAt }: Pick<StudyOrder, 'id' | 'updatedAt'>) {
  const queryClient = useQueryClient();
  useEffect(() => {
    void queryClient.invalidateQueries({ queryKey: answerKey(readOrderHistoryCall, { id }) });
  }, [queryClient, id, updatedAt]);
  return useAnswer(readOrderHistoryCall, { id });
}
