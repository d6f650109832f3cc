import * as z from 'zod/mini';
import { optionalText, recordFields, text } from '../../core/records/record-answer.ts';

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

export const correctionProposalStates = ['waiting', 'accepted', 'rejected'] as const;

/** A buyer's proposal that waits for the office. */
export const correctionProposal = z.object({
  ...recordFields,
  studyOrderId: z.uuid(),
  orderNumber: text,
  changes: correctionChanges,
  suspectedSpam: z.boolean(),
});
