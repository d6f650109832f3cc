import type { Services } from '#platform/services.server.ts';
import { newMail } from '../../core/mails/mail-kind.server.ts';
import { insertMails } from '../../core/mails/mail-queries.server.ts';
import { findCorrection } from '../../editions/documents/find-correction.server.ts';
import { cardKey } from '../card-key.ts';
import { sendNewsJob } from '../releases/send-news.server.ts';
import { listFollowers } from '../subscribers/news-subscriber-queries.server.ts';
import { correctionMail } from './correction-mail.server.ts';

/** Maximum number of mails in one statement: PostgreSQL accepts 65,535 parameters. */
const mailsAtOnce = 1_000;

/**
 * Enqueues a mail to each subscriber who follows a card whose figures a version corrects. It can run again: each subscriber
 * gets one mail of each correction.
 */
export async function notifyFollowers(
  { db, jobs, settings, log }: Pick<Services, 'db' | 'jobs' | 'settings' | 'log'>,
  { versionId }: { versionId: string },
): Promise<void> {
  const correction = await findCorrection(db, versionId);
  if (!correction || correction.cards.length === 0) return;
  const { year, number } = correction;
  const keys = correction.cards.map((card) => cardKey(year, card));
  await db.transaction(async (tx) => {
    const mails = (await listFollowers(tx, keys)).map((subscriber) => {
      const cards = keys.filter((key) => subscriber.cards.includes(key)).join(' ');
      const details = { version: versionId, number: String(number), year: String(year), cards };
      return newMail(correctionMail, { ...subscriber, year }, settings, { details });
    });
    if (mails.length === 0) return;
    let stored = 0;
    for (let from = 0; from < mails.length; from += mailsAtOnce) {
      stored += (await insertMails(tx, mails.slice(from, from + mailsAtOnce))).length;
    }
    await jobs.send(tx, sendNewsJob, [{}]);
    log.info({ year, number, mails: stored }, 'subscribers are notified of a correction');
  });
}
