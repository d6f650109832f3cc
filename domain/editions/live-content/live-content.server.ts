import type { Database } from '#platform/database/database.server.ts';
import { type Language, originalLanguage } from '#platform/languages.ts';
import { loadSiteContent } from './load-site-content.server.ts';
import type { SiteContent } from './site-content.ts';
import { storeFirstVersions } from './store-first-versions.server.ts';

export interface LiveContent {
  /** What is live in a language, as far as this process knows. */
  current(language?: Language): SiteContent;
  /** Looks what is live now; what comes of it takes the place of what was there in one step. Keeps what there is when the database is away. */
  reload(): Promise<void>;
}

/**
 * Opens what the site says: each process holds one whole, and exchanges it as one.
 * @param beforeLoading gets the documents whose first version was stored just now
 */
export async function openLiveContent(
  db: Database,
  beforeLoading?: (added: readonly string[]) => Promise<void>,
): Promise<LiveContent> {
  const added = await storeFirstVersions(db);
  await beforeLoading?.(added);
  let loaded = await loadSiteContent(db);
  // One after the other, so that an earlier look never takes the place of a later one.
  let last: Promise<void> = Promise.resolve();
  return {
    current: (language = originalLanguage) => loaded.contents[language],
    reload() {
      last = last
        .catch(() => undefined)
        .then(async () => {
          loaded = await loadSiteContent(db, loaded);
        });
      return last;
    },
  };
}
