import * as z from 'zod/mini';
import { calendarDay } from '../../core/records/field-types.ts';
import { pageParameters } from '../../core/records/lists/list-input.ts';

const day = z.optional(calendarDay('Must be a day: 2026-03-02'));

/** By days in Zurich, and by a person of the firm: what they did, and what was done to their account. */
const filterFields = { person: z.optional(z.uuid('Must be the id of a person')), from: day, to: day };

export const firmLogFilter = z.object({ ...filterFields, ...pageParameters });
export const firmLogTableFilter = z.object(filterFields);

export type FirmLogFilter = z.infer<typeof firmLogFilter>;
