import * as z from 'zod/mini';
import { instant, text } from '../../core/records/record-answer.ts';

/** An imported bank file, with counts of its payments. */
export const bankImportAnswer = z.object({
  id: z.uuid(),
  importedAt: instant,
  importedBy: text,
  fileName: text,
  sha256: text,
  message: text,
  /** New and assigned; new and waiting for a decision; already known; announced but not booked. */
  assignedCount: z.int(),
  waitingCount: z.int(),
  knownCount: z.int(),
  notBookedCount: z.int(),
});

export type BankImport = z.infer<typeof bankImportAnswer>;
