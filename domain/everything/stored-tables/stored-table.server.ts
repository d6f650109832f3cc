import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Duration } from '#platform/durations.ts';
import type { Privacy } from '../../core/privacy/held-data.ts';

/** What becomes of the rows of a table that isn't a record kind's. */
export interface StoredTable {
  table: PgTable;
  /** False: no backup holds its rows. */
  isBackedUp: boolean;
  /** When its rows go: some time after a moment they carry, with rows of another table, or as the text says. */
  end: { name: string; since: PgColumn | SQL; after: Duration | '0' } | { with: PgTable } | string;
  /** How long rows are good for before that, or some of what they hold is kept: in the order of the privacy note's words. */
  lasts?: readonly Duration[];
  /** What it holds about people. */
  privacy: Privacy;
  /** The part of an export that holds its personal data; null: it holds none. */
  exportedAs: string | null;
  /** Whether a row shows that somebody has used the site, so that it gets no starter content. */
  showsUse: boolean;
}

export const plain = { isBackedUp: true, exportedAs: null, showsUse: false };
export const noPersonalData = { ...plain, privacy: 'no personal data' } as const;
export const office = ['office', 'operators'] as const;
