import type { Language } from '#platform/languages.ts';
import type { SpamSigns } from './spam-signs.ts';

export interface SubmittedForm<Input> {
  input: Input;
  signs: SpamSigns;
  /** Language of the page with the form, stored as the sender's language; German if missing. */
  language?: Language | undefined;
  /** The sender's network, see countSubmission. */
  network: string | undefined;
  /** The Idempotency-Key. */
  key: string | undefined;
  /** Deadline for the answer on the clock of performance.now; later transactions are rolled back. */
  answerBy?: number | undefined;
}
