import type { Administrator } from '#platform/access/sessions.server.ts';
import type { SubmittedForm } from '../../core/spam/submitted-form.ts';

/** How an order was received. */
export const orderChannels = ['web', 'phone', 'letter', 'office'] as const;

/** Channels of orders entered by the office. */
export const enteredChannels = ['phone', 'letter'] as const;
export type EnteredChannel = (typeof enteredChannels)[number];

/** Names in mails to the office. */
export const orderChannelLabels = { web: 'Website', phone: 'Telefon', letter: 'Brief', office: 'Büro' } as const;

/** An order from a public form, or entered by the office. */
export interface SubmittedOrder<Input> extends SubmittedForm<Input> {
  /** The user who entered it and its channel; not checked for spam and not counted. */
  entered?: { administrator: Administrator; channel: EnteredChannel } | undefined;
}
