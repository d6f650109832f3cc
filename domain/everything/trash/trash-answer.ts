import * as z from 'zod/mini';
import { deletedRecordAnswer } from '../../core/records/deleted-record.ts';
import { optionalText, text } from '../../core/records/record-answer.ts';

export const trashedRecordAnswer = z.object({
  ...deletedRecordAnswer.shape,
  /** As in the audit log: 'partners'. */
  recordKind: text,
  /** Who deleted it, by name or else by address; null if the audit log does not know. */
  deletedBy: optionalText,
});

/** The kinds whose deleted records the caller may restore. */
export const trashKindsAnswer = z.array(text);

export type TrashedRecord = z.output<typeof trashedRecordAnswer>;
export type TrashedRow = z.input<typeof trashedRecordAnswer>;
