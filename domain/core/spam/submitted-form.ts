import type { Language } from '#platform/languages.ts';
import type { SpamSigns } from './spam-signs.ts';

/** Input of a public form. */
export interface SubmittedForm<Input> {
  input: Input;
  signs: SpamSigns;
  /** Of the page with the form, kept as the sender's language; German if it names none. */
  language?: Language | undefined;
  /** The sender's network, see countSubmission. */
  network: string | undefined;
  /** The Idempotency-Key. */
  key: string | undefined;
  /** Deadline for the answer on the clock of performance.now; later transactions are rolled back. */
  answerBy?: number | undefined;
}
