import * as z from 'zod/mini';
import { instant, optionalInstant, optionalText, text } from '../../core/records/record-answer.ts';
import { privacyRequestKinds } from './privacy-request-terms.ts';

export const privacyRequest = z.object({
  id: z.uuid(),
  kind: z.enum(privacyRequestKinds),
  /** Null after the person's data was erased. */
  email: optionalText,
  /** Days in Zurich: '2026-03-02'. */
  receivedOn: text,
  dueOn: text,
  isOverdue: z.boolean(),
  /** When it was entered. */
  createdAt: instant,
  doneAt: optionalInstant,
});

export type PrivacyRequest = z.output<typeof privacyRequest>;
