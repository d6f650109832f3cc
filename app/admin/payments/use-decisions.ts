import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { InputOf } from '#domain/core/api-call.ts';
import {
  assignPaymentCall,
  ignorePaymentCall,
  listPaymentsCall,
  recordRefundCall,
  reopenPaymentCall,
} from '#domain/orders/payments/payment-calls.ts';
import { studyOrderCalls } from '#domain/orders/study-orders/study-order-calls.ts';
import { errorsByPath } from '../../api-client.ts';
import { refetchList } from '../../workspace/calls/answers.ts';
import { api } from '../../workspace/calls/api.ts';
import { detailOf } from '../../workspace/calls/failure-message.ts';
import { notify } from '../../workspace/records/notify.ts';
import { failureToast, successToast } from '../../workspace/records/toasts.ts';

export type Decision =
  | { name: 'assign'; body: InputOf<typeof assignPaymentCall>['body'] }
  | { name: 'refund'; body: InputOf<typeof recordRefundCall>['body'] }
  | { name: 'ignore'; body: InputOf<typeof ignorePaymentCall>['body'] }
  | { name: 'reopen' };

function callOf(id: string, decision: Decision) {
  switch (decision.name) {
    case 'assign':
      return api(assignPaymentCall, { id, body: decision.body });
    case 'refund':
      return api(recordRefundCall, { id, body: decision.body });
    case 'ignore':
      return api(ignorePaymentCall, { id, body: decision.body });
    case 'reopen':
      return api(reopenPaymentCall, { id });
  }
}

const done: Record<Decision['name'], string> = {
  assign: 'Payment assigned',
  refund: 'Refund recorded',
  ignore: 'Payment ignored',
  reopen: 'Payment reopened',
};

export function useDecisions() {
  const queryClient = useQueryClient();
  const [busyWith, setBusyWith] = useState<string | null>(null);

  /** @returns true after success, else errors by field */
  async function decide(id: string, decision: Decision): Promise<true | Record<string, string>> {
    setBusyWith(id);
    let errors: Record<string, string> | undefined;
    try {
      await callOf(id, decision);
      notify(successToast(done[decision.name]));
    } catch (error) {
      errors = errorsByPath(error);
      notify(failureToast(['Failed to decide payment', detailOf(error)].filter(Boolean).join('. ')));
    }
    setBusyWith(null);
    for (const list of [listPaymentsCall, studyOrderCalls.list]) void refetchList(queryClient, list);
    return errors ?? true;
  }

  return { busyWith, decide };
}
