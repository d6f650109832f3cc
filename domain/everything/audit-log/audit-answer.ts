import * as z from 'zod/mini';
import { instant, optionalText, text } from '../../core/records/record-answer.ts';

/** Who changed which record when; contains names, but no other content. */
export const auditEntry = z.object({
  id: z.int(),
  at: instant,
  /** Email address; or 'command line', 'settings', 'site', 'buyer', 'nobody known'. */
  actor: text,
  actorName: optionalText,
  action: text,
  recordKind: text,
  recordId: optionalText,
  recordName: optionalText,
  /** Shortened: '192.0.2.0/24' or '2001:db8:1::/48'; null if no request caused it, and in entries of earlier releases. */
  network: optionalText,
});

export type AuditEntry = z.infer<typeof auditEntry>;

/** Actors and record kinds with entries in the log, to filter by. */
export const auditChoices = z.object({
  actors: z.array(z.object({ actor: text, actorName: optionalText })),
  recordKinds: z.array(text),
});
