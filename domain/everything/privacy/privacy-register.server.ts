import { getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Duration } from '#platform/durations.ts';
import type { HeldData, Privacy } from '../../core/privacy/held-data.ts';
import type { RetentionTerm } from '../../core/records/record-kind.server.ts';
import { recordKinds } from '../kinds/record-kinds.server.ts';
import type { StoredTable } from '../stored-tables/stored-table.server.ts';
import { otherTables } from '../stored-tables/stored-tables.server.ts';

/** A table with personal data and its retention. */
export interface RegisterEntry extends HeldData {
  table: string;
  /** Retention terms in the order of the placeholders in the words; empty if rows are deleted with another table's or by a rule without a fixed term. */
  terms: readonly Duration[];
  /** The table whose deletion cascades to this one. */
  goesWith: string | null;
  /** How long a deleted record can be restored; null for other tables and records kept by law. */
  restorableFor: Duration | null;
}

const lengthOf = ({ months, businessYears }: RetentionTerm): Duration =>
  months === undefined ? `${businessYears ?? 0} years` : `${months} months`;

const termsOf = ({ end, lasts = [] }: StoredTable): Duration[] => {
  const after = typeof end === 'object' && 'after' in end && end.after !== '0' ? [end.after] : [];
  return [...lasts, ...after];
};

const tables: (Omit<RegisterEntry, keyof HeldData | 'table'> & { privacy: Privacy; table: PgTable })[] = [
  ...recordKinds.map(({ privacy, table, terms = [], daysAfterDeletion }) => ({
    privacy,
    table,
    terms: terms.map(lengthOf),
    goesWith: null,
    restorableFor: daysAfterDeletion === null ? null : (`${daysAfterDeletion} days` as const),
  })),
  ...otherTables.map((stored) => ({
    privacy: stored.privacy,
    table: stored.table,
    terms: termsOf(stored),
    goesWith: typeof stored.end === 'object' && 'with' in stored.end ? getTableName(stored.end.with) : null,
    restorableFor: null,
  })),
];

/** All tables with personal data, for the privacy note and the register of processing activities. */
export const privacyRegister: readonly RegisterEntry[] = tables.flatMap(({ privacy, table, ...kept }) =>
  privacy === 'no personal data' ? [] : { ...privacy, table: getTableName(table), ...kept },
);
