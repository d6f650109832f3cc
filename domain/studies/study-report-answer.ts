import * as z from 'zod/mini';
import { optionalInstant, optionalText } from '../core/records/record-answer.ts';

/** A study's report for sale; its fields are null if none is stored. */
export const studyReportAnswer = z.object({
  id: z.uuid(),
  reportName: optionalText,
  reportBytes: z.nullable(z.int()),
  reportStoredAt: optionalInstant,
});
