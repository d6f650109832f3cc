import { createHash } from 'node:crypto';
import type { Settings } from '#platform/settings.server.ts';

/** Names the way on which mails leave: another mail server, account or sender has to be tried again. Null: there is no mail server. */
export function senderVersion({ smtpUrl, mailFrom }: Pick<Settings, 'smtpUrl' | 'mailFrom'>): string | null {
  if (!smtpUrl) return null;
  const { protocol, host, username } = smtpUrl;
  return createHash('sha256').update([protocol, host, username, mailFrom].join('\n')).digest('hex').slice(0, 16);
}
