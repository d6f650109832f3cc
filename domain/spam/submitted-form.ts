import type { Administrator } from '#platform/access/sessions.server.ts';
import type { EnteredChannel } from '../study-orders/order-channel.ts';
import type { SpamSigns } from './spam-signs.ts';

/** What a visitor sent by a public form, or the office entered for somebody. */
export interface SubmittedForm<Input> {
  input: Input;
  signs: SpamSigns;
  /** Where it came from, see countSubmission. */
  network: string | undefined;
  /** The Idempotency-Key. */
  key: string | undefined;
  /** When its sender has to be answered, on the clock of performance.now: what can't be stored by then is rolled back. */
  answerBy?: number | undefined;
  /** Who of the office entered it, and how it came: that is nobody's spam, and counts against nobody. */
  entered?: { by: Administrator; channel: EnteredChannel } | undefined;
}
