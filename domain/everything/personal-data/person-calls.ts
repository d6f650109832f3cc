import * as z from 'zod/mini';
import { apiCall } from '../../core/api-call.ts';
import { english } from '../../core/records/field-types.ts';
import { text } from '../../core/records/record-answer.ts';

export const personAddress = z.object({ email: english.email() });

const counted = z.object({ what: text, count: z.int() });

/** What is stored of a person: what an erasure removes, what it keeps and why, and which records mention the address. */
export const personErasure = z.object({
  erased: z.array(counted),
  kept: z.array(text),
  mentions: z.array(z.object({ kind: text, id: text })),
});

export type PersonErasure = z.output<typeof personErasure>;

/** The address is in the body, so that it gets into no log or history. */
export const lookUpPersonCall = apiCall('POST', '/person/look-up').of<{
  body: typeof personAddress;
  answer: typeof personErasure;
}>();
/** Answers with a ZIP. */
export const exportPersonCall = apiCall('POST', '/person/export').of<{ body: typeof personAddress }>();
export const erasePersonCall = apiCall('POST', '/person/erase').of<{
  body: typeof personAddress;
  answer: typeof personErasure;
}>();
