import * as z from 'zod/mini';
import { languages } from '#platform/languages.ts';
import { followUpAnswer } from '../../core/follow-up/follow-up-input.ts';
import {
  changeableFields,
  optionalInstant,
  optionalText,
  receiptFields,
  text,
} from '../../core/records/record-answer.ts';
import { studyLanguages } from '../../studies/study-language.ts';
import { orderChannels } from '../study-orders/order-channel.ts';
import { printOrderStatuses } from './print-order-status.ts';

/** A print order as shown to the office. */
export const printOrderAnswer = z.object({
  ...changeableFields,
  ...followUpAnswer,
  /** Language of the page with the form, or as set by the office. */
  correspondenceLanguage: z.enum(languages),
  firstName: text,
  lastName: text,
  /** Empty if the office entered none. */
  email: text,
  organization: optionalText,
  street: text,
  zipCode: text,
  city: text,
  quantity: z.int(),
  language: z.enum(studyLanguages),
  status: z.enum(printOrderStatuses),
  notes: optionalText,
  shippedAt: optionalInstant,
  channel: z.enum(orderChannels),
  suspectedSpam: z.boolean(),
});

export type PrintOrder = z.infer<typeof printOrderAnswer>;

/** Response to the sender. */
export const printOrderReceipt = z.object({ ...receiptFields, orderNumber: text });

export type PrintOrderReceipt = z.infer<typeof printOrderReceipt>;
