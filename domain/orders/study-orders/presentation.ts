import * as z from 'zod/mini';
import { text } from '../../core/records/record-answer.ts';

/** The appointment of a presentation that was sold with an order. */
export const presentation = z.object({
  startsAt: z.iso.datetime(),
  minutes: z.int(),
  place: text,
  speaker: text,
  /** Raised with every change, so that calendars replace the former entry (RFC 5545). */
  sequence: z.int(),
  changedAt: z.iso.datetime(),
});
export type Presentation = z.infer<typeof presentation>;
