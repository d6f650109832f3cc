import * as z from 'zod/mini';
import { text } from '../../core/records/record-answer.ts';

const counted = z.object({ what: text, count: z.int() });

/** What is stored of a person: what an erasure removes, what it keeps and why, and which records mention the address. */
export const personErasure = z.object({
  erased: z.array(counted),
  kept: z.array(text),
  mentions: z.array(z.object({ kind: text, id: text })),
});

export type PersonErasure = z.output<typeof personErasure>;
