import * as z from 'zod/mini';
import { languages } from '#platform/languages.ts';
import { followUpAnswer } from '../../core/follow-up/follow-up-input.ts';
import {
  changeableFields,
  instant,
  optionalInstant,
  optionalText,
  receiptFields,
  text,
} from '../../core/records/record-answer.ts';
import { orderChannels } from './order-channel.ts';
import { itemRates } from './order-item.ts';
import { presentation } from './presentation.ts';
import { businessAreas, companySizes, partnerInterests } from './study-order-choices.ts';
import { studyOrderStatuses } from './study-order-status.ts';

/** A study order as the office sees it. Prices in whole francs. */
export const studyOrderAnswer = z.object({
  ...changeableFields,
  ...followUpAnswer,
  /** Language of the page with the form, or as set by the office. */
  correspondenceLanguage: z.enum(languages),
  orderNumber: text,
  firstName: text,
  lastName: text,
  /** Empty for a buyer without one, whose documents are printed. */
  email: text,
  organization: text,
  billingAddress: text,
  /** null for items by arrangement, as are the size and the interest. */
  businessArea: z.nullable(z.enum(businessAreas)),
  companySize: z.nullable(z.enum(companySizes)),
  price: z.int(),
  wantsPresentation: z.boolean(),
  presentationPrice: z.int(),
  /** The appointment of a sold presentation, once it is agreed. */
  presentation: z.nullable(presentation),
  partnerInterest: z.nullable(z.enum(partnerInterests)),
  /** What was arranged instead of a report. Prices of one piece in whole francs. */
  items: z.nullable(
    z.array(
      z.object({ title: text, details: optionalText, quantity: z.int(), francs: z.int(), rate: z.enum(itemRates) }),
    ),
  ),
  /** Last day of its offer. */
  offerValidUntil: optionalText,
  status: z.enum(studyOrderStatuses),
  buyerReference: optionalText,
  /** Additional recipient of the invoice. */
  invoiceEmail: optionalText,
  notes: optionalText,
  /** 24 hours after the order or its release. */
  dueAt: instant,
  isOverdue: z.boolean(),
  deliveredAt: optionalInstant,
  channel: z.enum(orderChannels),
  suspectedSpam: z.boolean(),
  /** Whether confirmation and invoice wait for a real seller; `releasedAt` is set at its release. */
  waitsForSeller: z.boolean(),
  releasedAt: optionalInstant,
  /** In lists: whether it has a valid invoice. Held and cancelled orders have none. */
  hasInvoice: z.optional(z.boolean()),
  /** In lists: whether its invoice is paid by the recorded payments, whatever its status says. */
  isPaid: z.optional(z.boolean()),
  /** In lists: whether it has a letter to print, as its buyer has no email address. */
  isToPrint: z.optional(z.boolean()),
  /** In lists: whether money is to be paid back, as the order was cancelled after its payment or too much was paid. */
  isToRefund: z.optional(z.boolean()),
});

export type StudyOrder = z.infer<typeof studyOrderAnswer>;

/** Response to the buyer. Whole francs. */
export const studyOrderReceipt = z.object({
  ...receiptFields,
  orderNumber: text,
  price: z.int(),
  presentationPrice: z.int(),
  total: z.int(),
});

export type StudyOrderReceipt = z.infer<typeof studyOrderReceipt>;

/** Response to an action of the office. */
export const processedOrderAnswer = z.object({ id: z.uuid(), orderNumber: text, status: text });
