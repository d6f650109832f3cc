import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Duration } from '#platform/durations.ts';
import type { Privacy } from '../../core/privacy/held-data.ts';

/** Backup, retention and privacy of a table that belongs to no record kind. */
export interface StoredTable {
  table: PgTable;
  /** True by default. */
  isBackedUp?: boolean;
  /** When rows are removed: some time after a moment, with rows of another table, or as described in words. */
  end: { name: string; since: PgColumn | SQL; after: Duration | '0' } | { with: PgTable } | string;
  /** How long rows, or parts of them, are valid before that, in the order of the placeholders in the privacy note's words. */
  lasts?: readonly Duration[];
  privacy: Privacy;
  /** The part of an export with its personal data, if it has any. */
  exportedAs?: string;
  /** Whether a row shows that the site has been used, so that no starter content is loaded. */
  showsUse?: boolean;
}

export const noPersonalData = { privacy: 'no personal data' } as const;
export const office = ['office', 'operators'] as const;
