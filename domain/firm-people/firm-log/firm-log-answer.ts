import * as z from 'zod/mini';
import { instant, optionalText, text } from '../../core/records/record-answer.ts';

/** Who did something: a person of the firm, the office, the site automatically, or somebody who isn't signed in. */
const firmLogSides = ['person', 'office', 'site', 'nobody'] as const;

/** What a firm's people did, and what was done to their access. */
export const firmLogEntry = z.object({
  id: z.int(),
  at: instant,
  side: z.enum(firmLogSides),
  /** Email address and name of a person of the firm; null for everybody else. */
  actor: optionalText,
  actorName: optionalText,
  action: text,
  recordKind: text,
  recordName: optionalText,
  /** Shortened: '192.0.2.0/24'; null for the office, and if no request caused it. */
  network: optionalText,
});
export type FirmLogEntry = z.infer<typeof firmLogEntry>;
