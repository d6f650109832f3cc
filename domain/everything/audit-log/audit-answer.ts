import * as z from 'zod/mini';
import { instant, optionalText, text } from '../../core/records/record-answer.ts';

/** Who changed what and when, without content but names. */
export const auditEntry = z.object({
  id: z.int(),
  at: instant,
  /** E-mail address; or 'command line', 'settings', 'site', 'nobody known'. */
  actor: text,
  actorName: optionalText,
  action: text,
  recordKind: text,
  recordId: optionalText,
  recordName: optionalText,
});

export type AuditEntry = z.infer<typeof auditEntry>;

/** Who and what the log has entries of, to choose from. */
export const auditChoices = z.object({
  actors: z.array(z.object({ actor: text, actorName: optionalText })),
  recordKinds: z.array(text),
});
