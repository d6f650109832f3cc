import * as z from 'zod/mini';
import { calendarDay, english, maxLengths } from '../records/field-types.ts';

/** Due date and assignee of a message or order; null removes a value, an omitted one stays. */
export const followUpInput = {
  dueOn: z.optional(z.nullable(calendarDay('Please enter a date'))),
  assigneeId: z.optional(z.nullable(z.uuid('Please choose a person'))),
};

/** The office's notes on a message or order; null or '' removes them. */
export const notesInput = z.object({ notes: english.optionalMultilineText(maxLengths.description) });

export const followUpAnswer = {
  dueOn: z.nullable(z.iso.date()),
  assigneeId: z.nullable(z.uuid()),
};
