import type { Readable } from '#platform/database/database.server.ts';
import type { Settings } from '#platform/settings.server.ts';
import type { MailSender } from '../../core/mails/layout/mail-layout.server.tsx';
import { sellerOf } from '../../core/seller.ts';
import { readInstitution } from './find-live-document.server.ts';

/** Who signs mails: the seller as it is published now. */
export async function mailSender({
  db,
  settings,
}: {
  db: Readable;
  settings: Pick<Settings, 'publicUrl'>;
}): Promise<MailSender> {
  return { seller: sellerOf(await readInstitution(db)), siteUrl: settings.publicUrl };
}
