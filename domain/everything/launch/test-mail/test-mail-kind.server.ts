import { hash } from 'node:crypto';
import type { Settings } from '#platform/settings.server.ts';
import type { MailKind } from '../../../core/mails/mail-kind.server.ts';
import { mailSender } from '../../../editions/live-content/mail-sender.server.ts';
import { findUser } from '../../../people/user-queries.server.ts';
import { writeConfirmation } from '../../confirmations/launch-queries.server.ts';
import type { testMailText } from './test-mail-text.server.tsx';

/** Short hash of mail server, account and sender: a change of one requires a new test mail. null without a mail server. */
export function senderVersion({ smtpUrl, mailFrom }: Pick<Settings, 'smtpUrl' | 'mailFrom'>): string | null {
  if (!smtpUrl) return null;
  const { protocol, host, username } = smtpUrl;
  return hash('sha256', [protocol, host, username, mailFrom].join('\n')).slice(0, 16);
}

/** A test mail to an administrator; once the mail server accepts it, its point of the list is done. */
export const testMail: MailKind<{ id: string; email: string }, typeof testMailText> = {
  name: 'test-mail',
  activity: 'administration',
  recordKind: 'accounts',
  recipient: ({ email }) => email,
  subject: () => 'Test-E-Mail des Versicherungsmonitors',
  text: 'test-mail-text',
  async compose(services, { recordId }) {
    const { db, settings } = services;
    const person = await findUser(db, recordId);
    if (!person) return null;
    const version = senderVersion(settings);
    return {
      input: [settings.mailFrom, await mailSender(services)],
      ...(version && { onSent: (tx) => writeConfirmation(tx, { point: 'test-mail', version }) }),
    };
  },
};
