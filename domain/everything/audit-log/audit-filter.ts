import * as z from 'zod/mini';
import { calendarDay } from '../../core/records/field-types.ts';
import { pageParameters } from '../../core/records/lists/list-input.ts';

const short = z.optional(z.string().check(z.maxLength(254), z.regex(/^\P{Cc}*$/u)));

/** Filter of the log; `day` is a day in Zurich. */
export const auditFilter = z.object({
  actor: short,
  recordKind: short,
  day: z.optional(calendarDay('Must be a day: 2026-03-02')),
  ...pageParameters,
});

export type AuditFilter = z.infer<typeof auditFilter>;
