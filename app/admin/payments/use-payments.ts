import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { BankTransaction } from '#domain/payments/bank-transaction-answer.ts';
import { CallFailed, errorsByPath } from '../../api-client.ts';
import { adminCall } from '../../workspace/calls/admin-call.ts';
import { refetchList } from '../../workspace/calls/admin-lists.ts';
import { notify } from '../../workspace/records/notify.ts';
import { failureToast, successToast } from '../../workspace/records/toasts.ts';
import { studyOrdersPath } from '../orders/study-order-status.tsx';

export const importsPath = '/api/bank-imports';
export const paymentsPath = '/api/bank-transactions';

type DecisionName = 'assign' | 'refund' | 'ignore' | 'reopen';

const done: Record<DecisionName, string> = {
  assign: 'Payment assigned',
  refund: 'Refund noted',
  ignore: 'Payment ignored',
  reopen: 'Payment to be decided again',
};

/** Decides payments, and says how it went. */
export function useDecisions() {
  const queryClient = useQueryClient();
  const [busyWith, setBusyWith] = useState<string | null>(null);

  /** @returns whether it is decided, and else what was wrong, field by field */
  async function decide(id: string, decision: DecisionName, body?: object): Promise<true | Record<string, string>> {
    if (busyWith) return {};
    setBusyWith(id);
    let errors: Record<string, string> | undefined;
    try {
      await adminCall<BankTransaction>('POST', `${paymentsPath}/${id}/${decision}`, body ? { body } : {});
      notify(successToast(done[decision]));
    } catch (error) {
      const problem = error instanceof CallFailed ? error.problem : undefined;
      errors = errorsByPath(error);
      notify(failureToast(['Failed to decide payment', problem?.detail].filter(Boolean).join('. ')));
    }
    setBusyWith(null);
    for (const path of [paymentsPath, studyOrdersPath]) void refetchList(queryClient, path);
    return errors ?? true;
  }

  return { busyWith, decide };
}
