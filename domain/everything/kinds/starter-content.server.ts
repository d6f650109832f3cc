import type { Services } from '#platform/services.server.ts';
import { insertStarterRows, isUsed, lockStarterContent } from './starter-content-queries.server.ts';

/** Fills a database nobody has used yet with the first records and their pictures; otherwise does nothing. */
export async function loadStarterContent({ db, files, log }: Pick<Services, 'db' | 'files' | 'log'>): Promise<void> {
  await db.transaction(async (tx) => {
    await lockStarterContent(tx);
    if (await isUsed(tx)) return;
    await insertStarterRows(tx, files);
    log.info('starter content loaded');
  });
}
