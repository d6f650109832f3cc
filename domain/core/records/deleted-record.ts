import * as z from 'zod/mini';
import { instant, optionalInstant, text } from './record-answer.ts';

export const deletedRecordAnswer = z.object({
  id: z.uuid(),
  name: text,
  deletedAt: instant,
  /** Latest time of its automatic removal; null if a law requires it to be kept for a term that isn't known here. */
  goesAt: optionalInstant,
  /** Whether it may be deleted for good earlier. */
  mayBePurged: z.boolean(),
});
