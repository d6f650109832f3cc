import * as z from 'zod/mini';
import { instant } from '../../core/records/record-answer.ts';

const namedRecord = z.object({ id: z.uuid(), name: z.string() });

/** What on the site is still a sample. */
export const samplesAnswer = z.object({
  /** Names what would be removed, for the call that does. */
  version: z.string(),
  /** Records that are samples, by their kind: 'partners'. */
  records: z.array(z.object({ kind: z.string(), records: z.array(namedRecord) })),
  /** Real records that still hold a sample, such as an address under example.org. */
  leftovers: z.array(z.object({ kind: z.string(), records: z.array(namedRecord) })),
  /** Published documents with the samples in them: 'legal', 'edition-2024'. */
  documents: z.array(z.object({ document: z.string(), texts: z.array(z.string()) })),
});
export type Samples = z.infer<typeof samplesAnswer>;

/** A removal of samples that can be undone. */
export const sampleRemovalAnswer = z.object({ id: z.uuid(), removedAt: instant, count: z.int() });

/** How many records a removal's undo brought back. */
export const restoredSamplesAnswer = z.object({ restored: z.int() });
