import type { Readable } from '#platform/database/database.server.ts';
import { mailboxName } from '#platform/mailbox.server.ts';
import type { Settings } from '#platform/settings.server.ts';
import { findMailbox } from './mailbox-queries.server.ts';

/** When the mailbox was last read, or why it can't be; null without IMAP_URL. */
export async function readMailboxState({ db, settings }: { db: Readable; settings: Pick<Settings, 'imapUrl'> }) {
  if (!settings.imapUrl) return null;
  const found = await findMailbox(db, mailboxName(settings.imapUrl));
  return {
    readAt: found?.readAt ?? null,
    failingSince: found?.failingSince ?? null,
    failure: found?.lastError ?? null,
    stored: found?.stored ?? 0,
    leftAlone: found?.leftAlone ?? 0,
    loops: found?.loops ?? 0,
  };
}
