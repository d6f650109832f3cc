import type { Administrator } from '#platform/access/sessions.server.ts';
import type { SubmittedForm } from '../../core/spam/submitted-form.ts';
import type { EnteredChannel } from './order-channel.ts';

/** An order from a public form, or entered by the office. */
export interface SubmittedOrder<Input> extends SubmittedForm<Input> {
  /** The user who entered it and its channel; not checked for spam and not counted. */
  entered?: { by: Administrator; channel: EnteredChannel } | undefined;
}
