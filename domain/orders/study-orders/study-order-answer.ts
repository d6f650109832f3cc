import * as z from 'zod/mini';
import {
  changeableFields,
  instant,
  optionalInstant,
  optionalText,
  receiptFields,
  text,
} from '../../core/records/record-answer.ts';
import { orderChannels } from './order-channel.ts';
import { businessAreas, companySizes, partnerInterests } from './study-order-choices.ts';
import { studyOrderStatuses } from './study-order-status.ts';

/** A study order as the administrator sees it. Prices are whole francs. */
export const studyOrderAnswer = z.object({
  ...changeableFields,
  orderNumber: text,
  firstName: text,
  lastName: text,
  email: text,
  organization: text,
  billingAddress: text,
  businessArea: z.enum(businessAreas),
  companySize: z.enum(companySizes),
  price: z.int(),
  wantsPresentation: z.boolean(),
  presentationPrice: z.int(),
  partnerInterest: z.enum(partnerInterests),
  status: z.enum(studyOrderStatuses),
  /** The buyer's own, printed on the invoice. */
  buyerReference: optionalText,
  /** Gets the invoice too. */
  invoiceEmail: optionalText,
  notes: optionalText,
  /** 24 hours after the order, as the order page promises, or after it was released. */
  dueAt: instant,
  /** The report is due and has not been sent. */
  isOverdue: z.boolean(),
  deliveredAt: optionalInstant,
  channel: z.enum(orderChannels),
  suspectedSpam: z.boolean(),
  /** Its confirmation and invoice wait until the office has published a real seller; then `releasedAt` is set. */
  waitsForSeller: z.boolean(),
  releasedAt: optionalInstant,
  /** In lists: whether an invoice counts. One that is held or cancelled has none. */
  hasInvoice: z.optional(z.boolean()),
});

export type StudyOrder = z.infer<typeof studyOrderAnswer>;

/** What the buyer is answered. Whole francs. */
export const studyOrderReceipt = z.object({
  ...receiptFields,
  orderNumber: text,
  price: z.int(),
  presentationPrice: z.int(),
  total: z.int(),
});

export type StudyOrderReceipt = z.infer<typeof studyOrderReceipt>;

/** What may be sent to set its status: any, in any direction. */
export const studyOrderStatusInput = z.object({ status: z.enum(studyOrderStatuses, 'Please choose a status') });

/** An order after the office has worked on it. */
export const processedOrderAnswer = z.object({ id: z.uuid(), orderNumber: text, status: text });
