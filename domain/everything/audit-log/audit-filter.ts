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

/** Which part of the log is exported: from the start of a day in Zurich, or all. */
export const auditExportRange = z.object({ from: z.optional(calendarDay('Must be a day: 2026-03-02')) });

export type AuditExportRange = z.infer<typeof auditExportRange>;

export type AuditFilter = z.infer<typeof auditFilter>;
