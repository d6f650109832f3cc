import * as z from 'zod/mini';
import { english } from '../../core/records/field-types.ts';
import { optionalText, recordFields, text } from '../../core/records/record-answer.ts';
import { studyOrderInput } from '../study-orders/study-order-input.ts';

/** The buyer's data on an invoice that the buyer may propose to correct. */
export const correctionFields = ['organization', 'billingAddress', 'buyerReference'] as const;
export type CorrectionField = (typeof correctionFields)[number];

/** The changed fields with their proposed values; null empties the reference. */
const correctionChanges = z.object({
  organization: z.optional(text),
  billingAddress: z.optional(text),
  buyerReference: z.optional(optionalText),
} satisfies Record<CorrectionField, unknown>);
export type CorrectionChanges = z.infer<typeof correctionChanges>;

export const proposalStates = ['waiting', 'accepted', 'rejected'] as const;

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

/** A buyer's proposal that waits for the office. */
export const correctionProposal = z.object({
  ...recordFields,
  studyOrderId: z.uuid(),
  orderNumber: text,
  changes: correctionChanges,
  suspectedSpam: z.boolean(),
});
