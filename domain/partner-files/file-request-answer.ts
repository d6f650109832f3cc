import * as z from 'zod/mini';
import {
  changeableFields,
  instant,
  optionalInstant,
  optionalText,
  recordFields,
  text,
} from '../core/records/record-answer.ts';

/** open: not delivered; overdue: not delivered by the due date. */
const deliveryStates = ['open', 'overdue', 'delivered'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

const request = {
  title: text,
  message: optionalText,
  /** The last day, in Zurich. */
  dueOn: z.iso.date(),
};

const delivery = {
  state: z.enum(deliveryStates),
  /** When the first file arrived. */
  deliveredAt: optionalInstant,
};

/** A request as the office sees it, with each firm that it asks. */
export const fileRequestAnswer = z.object({
  ...changeableFields,
  ...request,
  isForAllFirms: z.boolean(),
  closedAt: optionalInstant,
  firms: z.array(
    z.object({
      id: z.uuid(),
      name: text,
      ...delivery,
      /** Whether anybody of the firm gets mails: can sign in, and wants mails about files. */
      hasRecipients: z.boolean(),
      /** The files that answer the request, oldest first. */
      files: z.array(z.object({ id: z.uuid(), title: text, version: z.int(), at: instant })),
    }),
  ),
});
export type FileRequest = z.infer<typeof fileRequestAnswer>;

/** An open request as a firm sees it. */
export const firmFileRequestAnswer = z.object({ ...recordFields, ...request, ...delivery });
export type FirmFileRequest = z.infer<typeof firmFileRequestAnswer>;
