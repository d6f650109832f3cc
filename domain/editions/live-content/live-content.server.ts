import PQueue from 'p-queue';
import type { Database } from '#platform/database/database.server.ts';
import { type Language, originalLanguage } from '#platform/languages.ts';
import { loadSiteContent } from './load-site-content.server.ts';
import type { SiteContent } from './site-content.ts';
import { storeFirstVersions } from './store-first-versions.server.ts';

export interface LiveContent {
  /** The content in a language that is live as far as this process knows. */
  current(language?: Language): SiteContent;
  /** Loads the live content and replaces the current one; rejects and keeps it if the database is unavailable. */
  reload(): Promise<void>;
}

/**
 * Opens the live content, which each process holds and replaces as one object.
 * @param beforeLoading called with the documents whose first version was just stored
 */
export async function openLiveContent(
  db: Database,
  beforeLoading?: (added: readonly string[]) => Promise<void>,
): Promise<LiveContent> {
  const added = await storeFirstVersions(db);
  await beforeLoading?.(added);
  let loaded = await loadSiteContent(db);
  // One load at a time, so that an earlier one never replaces a later one.
  const queue = new PQueue({ concurrency: 1 });
  return {
    current: (language = originalLanguage) => loaded.contents[language],
    reload: () =>
      queue.add(async () => {
        loaded = await loadSiteContent(db);
      }),
  };
}
