import type { SpamSigns } from './spam-signs.ts';

/** Input of a public form. */
export interface SubmittedForm<Input> {
  input: Input;
  signs: SpamSigns;
  /** The sender's network, see countSubmission. */
  network: string | undefined;
  /** The Idempotency-Key. */
  key: string | undefined;
  /** Deadline for the answer on the clock of performance.now; later transactions are rolled back. */
  answerBy?: number | undefined;
}
