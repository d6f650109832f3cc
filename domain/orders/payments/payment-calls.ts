import type * as z from 'zod/mini';
import { apiCall } from '../../core/api-call.ts';
import type { bankImportAnswer } from './bank-import-answer.ts';
import type { bankTransactionAnswer } from './bank-transaction-answer.ts';
import type { assignmentInput, bankTransactionQuery, dismissalInput, refundInput } from './bank-transaction-input.ts';

export const importBankFileCall = apiCall('POST', '/bank-imports').of<{ answer: typeof bankImportAnswer }>();
export const listImportsCall = apiCall('GET', '/bank-imports').listOf<typeof bankImportAnswer>();
export const listPaymentsCall = apiCall('GET', '/bank-transactions').of<{
  query: typeof bankTransactionQuery;
  answer: z.ZodMiniArray<typeof bankTransactionAnswer>;
}>();
export const assignPaymentCall = apiCall('POST', '/bank-transactions/{id}/assign').of<{
  body: typeof assignmentInput;
  answer: typeof bankTransactionAnswer;
}>();
export const recordRefundCall = apiCall('POST', '/bank-transactions/{id}/refund').of<{
  body: typeof refundInput;
  answer: typeof bankTransactionAnswer;
}>();
export const ignorePaymentCall = apiCall('POST', '/bank-transactions/{id}/ignore').of<{
  body: typeof dismissalInput;
  answer: typeof bankTransactionAnswer;
}>();
export const reopenPaymentCall = apiCall('POST', '/bank-transactions/{id}/reopen').of<{
  answer: typeof bankTransactionAnswer;
}>();
