import * as z from 'zod/mini';
import { instant, optionalInstant, text } from './record-answer.ts';

/** A deleted record in the trash. */
export const deletedRecordAnswer = z.object({
  id: z.uuid(),
  /** What people call it. */
  name: text,
  deletedAt: instant,
  /** When it goes for good by itself, at the latest; null: the law keeps it longer than anybody here can say. */
  goesAt: optionalInstant,
  /** Whether it may be deleted for good before. */
  mayBePurged: z.boolean(),
});
