import { createHash } from 'node:crypto';
import type { Settings } from '#platform/settings.server.ts';

/** Short hash of mail server, account and sender: a change of one requires a new test mail. null without a mail server. */
export function senderVersion({ smtpUrl, mailFrom }: Pick<Settings, 'smtpUrl' | 'mailFrom'>): string | null {
  if (!smtpUrl) return null;
  const { protocol, host, username } = smtpUrl;
  return createHash('sha256').update([protocol, host, username, mailFrom].join('\n')).digest('hex').slice(0, 16);
}
