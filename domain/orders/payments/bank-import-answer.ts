import * as z from 'zod/mini';
import { instant, text } from '../../core/records/record-answer.ts';

/** A file of the bank that was read, and what became of its payments. */
export const bankImportAnswer = z.object({
  id: z.uuid(),
  importedAt: instant,
  importedBy: text,
  fileName: text,
  sha256: text,
  message: text,
  /** New and assigned to their invoices; new and left to decide; stored already; announced, but not booked yet. */
  assignedCount: z.int(),
  waitingCount: z.int(),
  knownCount: z.int(),
  notBookedCount: z.int(),
});

export type BankImport = z.infer<typeof bankImportAnswer>;
