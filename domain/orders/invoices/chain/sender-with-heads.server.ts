import type { Readable } from '#platform/database/database.server.ts';
import type { MailSender } from '../../../core/mails/layout/mail-layout.server.tsx';
import { chainLine } from './chain-line.ts';
import { findChainEntry } from './document-chain-queries.server.ts';

/** The sender of a mail that shows the chain's heads of its documents, so that its recipient can vouch for them. */
export async function withChainHeads(db: Readable, sender: MailSender, numbers: string[]): Promise<MailSender> {
  const chainLines: string[] = [];
  for (const number of numbers) {
    const entry = await findChainEntry(db, number);
    if (entry) chainLines.push(chainLine(entry, sender.language));
  }
  return { ...sender, chainLines };
}
