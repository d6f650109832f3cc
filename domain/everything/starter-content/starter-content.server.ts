import type { Services } from '#platform/services.server.ts';
import { insertStarterRows, isDatabaseUsed, lockStarterContent } from './starter-content-queries.server.ts';

/** Loads the first records and their pictures into an unused database. */
export async function loadStarterContent({ db, files, log }: Pick<Services, 'db' | 'files' | 'log'>): Promise<void> {
  await db.transaction(async (tx) => {
    await lockStarterContent(tx);
    if (await isDatabaseUsed(tx)) return;
    await insertStarterRows(tx, files);
    log.info('starter content loaded');
  });
}
