import { LRUCache } from 'lru-cache';
import {
  type LoadedVersion,
  loadPublishedVersion,
} from '#domain/editions/live-content/load-published-version.server.ts';
import type { Services } from '#platform/services.server.ts';

/** Versions kept in memory, each with its texts in all languages. */
const maxKept = 12;

/** The published versions of editions, read once until the content changes. */
export function createEditionVersions({ db }: Pick<Services, 'db'>) {
  const kept = new LRUCache<string, Promise<LoadedVersion | undefined>>({ max: maxKept });
  return {
    read(named: { year: number; number: number }): Promise<LoadedVersion | undefined> {
      const key = `${named.year} ${named.number}`;
      const version = kept.get(key) ?? loadPublishedVersion(db, named);
      kept.set(key, version);
      version.catch(() => kept.delete(key));
      return version;
    },

    clear: () => kept.clear(),
  };
}

export type EditionVersions = ReturnType<typeof createEditionVersions>;
