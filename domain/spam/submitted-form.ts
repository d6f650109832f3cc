import type { SpamSigns } from './spam-signs.ts';

/** What a visitor sent by a public form. */
export interface SubmittedForm<Input> {
  input: Input;
  signs: SpamSigns;
  /** Where it came from, see countSubmission. */
  network: string | undefined;
  /** The Idempotency-Key. */
  key: string | undefined;
}
