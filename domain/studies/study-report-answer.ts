import * as z from 'zod/mini';
import { optionalInstant, optionalText } from '../core/records/record-answer.ts';

/** The report for sale of a study; null where none is stored. */
export const studyReportAnswer = z.object({
  id: z.uuid(),
  reportName: optionalText,
  reportBytes: z.nullable(z.int()),
  reportStoredAt: optionalInstant,
});
