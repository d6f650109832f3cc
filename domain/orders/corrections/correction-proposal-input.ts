import * as z from 'zod/mini';
import { english } from '../../core/records/field-types.ts';
import { studyOrderInput } from '../study-orders/study-order-input.ts';

/** Input of a buyer's proposal: what the invoice should say. */
export const correctionProposalInput = z.pick(studyOrderInput, {
  organization: true,
  billingAddress: true,
  buyerReference: true,
});

export type CorrectionProposalInput = z.infer<typeof correctionProposalInput>;

export const correctionRejectionInput = z.object({
  reason: english.multilineText(1000, 'Please tell the buyer why'),
});
