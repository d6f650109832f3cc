import type { Administrator } from '#platform/access/sessions.server.ts';
import type { EnteredChannel } from '../../orders/study-orders/order-channel.ts';
import type { SpamSigns } from './spam-signs.ts';

/** Input of a public form, sent by a visitor or entered by the office. */
export interface SubmittedForm<Input> {
  input: Input;
  signs: SpamSigns;
  /** The sender's network, see countSubmission. */
  network: string | undefined;
  /** The Idempotency-Key. */
  key: string | undefined;
  /** Deadline for the answer on the clock of performance.now; later transactions are rolled back. */
  answerBy?: number | undefined;
  /** The user who entered it and its channel; not checked for spam and not counted. */
  entered?: { by: Administrator; channel: EnteredChannel } | undefined;
}
