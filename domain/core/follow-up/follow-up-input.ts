import * as z from 'zod/mini';
import { calendarDay } from '../records/field-types.ts';

/** When a message or order is due and who does it; null removes them, left out they stay. */
export const followUpInput = {
  dueOn: z.optional(z.nullable(calendarDay('Please enter a date'))),
  assigneeId: z.optional(z.nullable(z.uuid('Please choose a person'))),
};

export const followUpAnswer = {
  dueOn: z.nullable(z.iso.date()),
  assigneeId: z.nullable(z.uuid()),
};
