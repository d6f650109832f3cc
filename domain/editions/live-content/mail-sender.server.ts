import type { Readable } from '#platform/database/database.server.ts';
import { type Language, originalLanguage } from '#platform/languages.ts';
import type { Settings } from '#platform/settings.server.ts';
import type { MailSender } from '../../core/mails/layout/mail-layout.server.tsx';
import { sellerOf } from '../../core/seller.ts';
import { readInstitution } from './find-live-document.server.ts';

/** The sender of mails: the seller as currently published. */
export async function mailSender(
  { db, settings }: { db: Readable; settings: Pick<Settings, 'publicUrl'> },
  language: Language = originalLanguage,
): Promise<MailSender> {
  return { language, seller: sellerOf(await readInstitution(db)), siteUrl: settings.publicUrl };
}
