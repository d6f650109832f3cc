import * as z from 'zod/mini';
import { english, oneOf } from '../../core/records/field-types.ts';
import { pageParameters } from '../../core/records/lists/list-input.ts';
import { positiveRappen } from '../order-facts/order-fact-input.ts';
import { bankTransactionStates } from './bank-transaction-answer.ts';

export const bankTransactionQuery = z.object({
  state: z._default(oneOf(bankTransactionStates), 'waiting'),
  ...pageParameters,
});

const maxParts = 20;
const maxReasonLength = 500;
const orderNumber = english.text(40, 'Please enter an order number');

export const assignmentInput = z.object({
  parts: z
    .array(z.object({ orderNumber, amountRappen: positiveRappen }), 'Please choose an order')
    .check(z.minLength(1, 'Please choose an order'), z.maxLength(maxParts, `At most ${maxParts} orders`)),
});

export type AssignmentInput = z.infer<typeof assignmentInput>;

export const refundInput = z.object({ orderNumber });

export const dismissalInput = z.object({ reason: english.text(maxReasonLength, 'Please say why') });
