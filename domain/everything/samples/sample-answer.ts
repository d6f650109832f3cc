import * as z from 'zod/mini';
import { instant } from '../../core/records/record-answer.ts';

const namedRecord = z.object({ id: z.uuid(), name: z.string() });

export const samplesAnswer = z.object({
  /** Version of the list, to be sent with its removal. */
  version: z.string(),
  records: z.array(z.object({ kind: z.string(), records: z.array(namedRecord) })),
  /** Real records that contain a sample, such as an address under example.org. */
  leftovers: z.array(z.object({ kind: z.string(), records: z.array(namedRecord) })),
  /** Published documents and translations ('legal', 'edition-2024', 'frame.fr') with the samples they contain. */
  documents: z.array(z.object({ document: z.string(), texts: z.array(z.string()) })),
});
export type Samples = z.infer<typeof samplesAnswer>;

/** A removal of samples that can be undone. */
export const sampleRemovalAnswer = z.object({ id: z.uuid(), removedAt: instant, count: z.int() });

/** Number of restored records. */
export const restoredSamplesAnswer = z.object({ restored: z.int() });
