import * as z from 'zod/mini';
import { maxBankFileBytes } from '#domain/orders/payments/bank-files/bank-file-problem.ts';
import { bankImportAnswer } from '#domain/orders/payments/bank-import-answer.ts';
import { listImports } from '#domain/orders/payments/bank-import-queries.server.ts';
import { bankTransactionAnswer } from '#domain/orders/payments/bank-transaction-answer.ts';
import {
  assignmentInput,
  bankTransactionQuery,
  dismissalInput,
  refundInput,
} from '#domain/orders/payments/bank-transaction-input.ts';
import {
  assignPayment,
  ignorePayment,
  recordRefund,
  reopenPayment,
} from '#domain/orders/payments/decide-payment.server.ts';
import { importBankFile } from '#domain/orders/payments/import-bank-file.server.ts';
import { listPayments } from '#domain/orders/payments/list-payments.server.ts';
import {
  assignPaymentCall,
  ignorePaymentCall,
  importBankFileCall,
  listImportsCall,
  listPaymentsCall,
  recordRefundCall,
  reopenPaymentCall,
} from '#domain/orders/payments/payment-calls.ts';
import type { Services } from '#platform/services.server.ts';
import {
  type AdministratorRequest,
  type Call,
  officeCall,
  programCall,
  recentSignIn,
  type UploadedFile,
} from '../../call.ts';
import { listPage, sendPage } from '../../list-page.ts';

const maxImportsListed = 50;
const decided = { status: 200, description: 'The payment after the decision.', schema: bankTransactionAnswer } as const;
const decision = { ...recentSignIn, answer: decided, refusals: [409] };

export function bankPayments(services: Services): Call[] {
  const { db } = services;
  return [
    officeCall('orders', importBankFileCall, {
      ...recentSignIn,
      summary: 'Import a bank file (camt.053 or camt.054, version 001.04 or 001.08), as a whole or not at all',
      upload: { field: 'file', maxBytes: maxBankFileBytes, mediaTypes: ['application/xml', 'text/xml'] },
      answer: { status: 201, description: 'Number of payments by state.', schema: bankImportAnswer },
      refusals: [409],
      handle: ({ body, administrator }: AdministratorRequest<unknown, UploadedFile>) =>
        importBankFile(services, body, administrator),
    }),
    programCall('read-orders', 'documents', listImportsCall, {
      summary: 'The files that were read, newest first',
      answer: { status: 200, description: 'The latest fifty.', schema: z.array(bankImportAnswer) },
      handle: () => listImports(db, maxImportsListed),
    }),
    programCall('read-orders', 'documents', listPaymentsCall, {
      summary: 'Imported payments, newest first: those that wait for a decision, or another state',
      query: bankTransactionQuery,
      answer: listPage('A page of the payments, each with a proposal or its decision.', bankTransactionAnswer),
      handle: async ({ query, setHeader }) => sendPage(await listPayments(db, query), setHeader),
    }),
    officeCall('orders', assignPaymentCall, {
      ...decision,
      summary: 'Assign a payment to an order, or split it over several',
      body: assignmentInput,
      example: { parts: [{ orderNumber: 'VM-2026-000001', amountRappen: 69_500 }] },
      handle: ({ params, body, administrator }) => assignPayment(services, params.id, body, administrator),
    }),
    officeCall('orders', recordRefundCall, {
      ...decision,
      summary: 'Record a payment as the refund of an order',
      body: refundInput,
      example: { orderNumber: 'VM-2026-000001' },
      handle: ({ params, body, administrator }) => recordRefund(services, params.id, body, administrator),
    }),
    officeCall('orders', ignorePaymentCall, {
      ...decision,
      summary: 'Ignore a payment that belongs to no order, with the reason',
      body: dismissalInput,
      example: { reason: 'Bankspesen' },
      handle: ({ params, body, administrator }) => ignorePayment(services, params.id, body, administrator),
    }),
    officeCall('orders', reopenPaymentCall, {
      ...decision,
      summary: 'Reopen an ignored payment for another decision',
      handle: ({ params, administrator }) => reopenPayment(services, params.id, administrator),
    }),
  ];
}
