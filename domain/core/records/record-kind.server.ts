import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type * as z from 'zod/mini';
import type { Readable, Transaction } from '#platform/database/database.server.ts';
import type { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import type { Permission } from '../accounts/roles.ts';
import type { TokenScope } from '../accounts/token-scopes.ts';
import type { Privacy } from '../privacy/held-data.ts';
import type { FileFolder } from './file-folder.server.ts';
import type { ListInput } from './lists/list-input.ts';
import type { Compare } from './lists/list-order.ts';
import type { RecordCalls } from './record-calls.ts';

export type RecordTable = PgTable & { id: AnyPgColumn; createdAt: AnyPgColumn; deletedAt: AnyPgColumn };
export type ChangeableTable = RecordTable & { updatedAt: AnyPgColumn };
export type RowOf<Table extends RecordTable> = Table['$inferSelect'];
export type ValuesOf<Table extends RecordTable> = Table['$inferInsert'];

/** A query for rows that can still be narrowed. */
export interface RecordQuery<Row> extends PromiseLike<Row[]> {
  where(condition: SQL | undefined): RecordQuery<Row>;
  orderBy(...columns: SQL[]): RecordQuery<Row>;
  limit(count: number): RecordQuery<Row>;
  offset(count: number): RecordQuery<Row>;
  for(strength: 'update' | 'no key update'): RecordQuery<Row>;
}

/** A public list, always returned whole. */
interface PublicList<Row> {
  /** Whether the public sees a record (all by default); the office sees all. */
  isVisible?(row: Row): boolean;
  /** When a record becomes public; null for at once. */
  visibleFrom?(row: Row): Date | null;
  /** The first comparison that is not equal decides. */
  order: Compare<Row>[];
  /** Addresses that pages load without a click because of the record: pictures, and a background film. */
  loadedAddresses(row: Row): (string | null)[];
}

/** A list for the office, which can be searched and paged. */
interface SearchedList<Row> {
  query: z.ZodMiniType<ListInput>;
  find(db: Readable, input: ListInput): Promise<{ rows: Row[]; total: number }>;
}

/** The schema of a body, and a valid example for the API's description and the tests. */
interface Body<Values> {
  body: z.ZodMiniType<Values>;
  example: object;
}

type FileColumn = `${string}Url` | `${string}url` | `${string}File`;
type ColumnOf<Table extends RecordTable> = keyof RowOf<Table> & string;

/** When retention removes records automatically. */
export interface RetentionTerm<Column extends string = string> {
  /** In the report of removals: 'contact messages after 24 months'. */
  name: string;
  /** The column from which the term counts. */
  since: Column;
  /** Only records of this status. */
  status?: string;
  /** Length in months, or in full business years (calendar years in Zurich) after that of `since`. */
  months?: number;
  businessYears?: number;
  /** A further condition. */
  provided?: SQL;
}

/** Personal data in records, for export and erasure. */
interface PersonalData<Column extends string = string, Values = object> {
  /** The column with the person's address. */
  email: Column;
  /** Key in the export: 'printOrders'. */
  exportedAs: string;
  /** Name in the report of an erasure: 'print orders'. */
  erasedAs: string;
  /** Columns emptied by an erasure; without it the record is deleted. */
  emptied?: Values;
}

/**
 * The description of a record kind. Calls and their documentation, public lists, page caches, retention, the sweep of files,
 * export, erasure, starter content and tests follow from it. Fields that every new kind has to decide are not optional.
 */
export interface RecordKind<Table extends RecordTable = RecordTable, Answer = unknown> {
  /** In paths and the audit log: 'partners'. */
  name: string;
  calls: RecordCalls;
  /** In the API's documentation: 'partner'. */
  noun: string;
  /** Name of a record in the audit log. */
  nameOf(row: RowOf<Table>): string;
  /** Language of messages, like its tab in the admin area. */
  language: 'de' | 'en';
  /** Permissions to read a list that isn't public, and to change records. */
  permissions: { read: Permission; change: Permission };
  /** The scope of the tokens with which programs read a list that isn't public. */
  readScope?: TokenScope;
  table: Table;
  answer: z.ZodMiniType<unknown, Answer>;
  /** Converts a row for the office. */
  present(row: RowOf<Table>): NoInfer<Answer>;
  /** Converts a row for the public, if different. */
  presentToEverybody?(row: RowOf<Table>): NoInfer<Answer>;
  list: { everybody: PublicList<RowOf<Table>> } | { administrator: SearchedList<RowOf<Table>> };
  /** Input to add a record; without it records come only from visitors. */
  input?: Body<ValuesOf<Table>>;
  /** Input to change a record. PATCH by default; with `omitted`, the values of omitted optional fields, PUT. */
  change?: Body<Partial<ValuesOf<Table>>> & { omitted?: Partial<ValuesOf<Table>> };
  /** Whether the office sorts the records (column sortOrder). */
  isSorted?: boolean;
  /** Whether public pages show its records although its list is not public, because other records refer to them. */
  isShownByReference?: boolean;
  /** Maximum number of records. */
  maxRecords?: number;
  /** Whether a record can't be deleted while others refer to its file. */
  isProtectedWhileUsed?: boolean;
  /** Refuses to change or delete a record in its current state. */
  refuseAction?(row: RowOf<Table>, action: 'change' | 'delete'): Refusal | undefined;
  /** Refuses values that reference a missing record. */
  refuseValues?(tx: Transaction, values: Partial<ValuesOf<Table>>): Promise<Refusal | undefined>;
  /** A flag that at most one record has. */
  flag?: { column: AnyPgColumn; isSet(values: Partial<ValuesOf<Table>>): boolean; cleared: Partial<ValuesOf<Table>> };
  /** Content of columns named like addresses and files: an address that may be a file of ours, a file's key, or an external link. */
  files: { [Name in keyof RowOf<Table> & FileColumn]: 'address' | 'key' | 'link' };
  /** Folders of the file store that only this kind writes to. */
  folders?: FileFolder[];
  /** Days in which a deleted record can be restored; null if a law keeps it until its term ends. */
  daysAfterDeletion: number | null;
  terms?: RetentionTerm<ColumnOf<Table>>[];
  /** Personal data, for the privacy note and the register of processing activities. */
  privacy: Privacy;
  /** How a person's records are found, exported and erased; null if none are stored under an address. */
  personalData: PersonalData<ColumnOf<Table>, Partial<ValuesOf<Table>>> | null;
  /** Further effects of a change, deletion or restoration, in its transaction; with both states for a change of one record. */
  afterChange?(tx: Transaction, id: string, change?: { before: RowOf<Table>; row: RowOf<Table> }): Promise<void>;
  /** First records for an unused database; null if there are none. */
  starterRows: ((files: Services['files']) => Promise<ValuesOf<Table>[]>) | null;
  /** A record is a sample while one of these texts is; null if records of the kind never are. */
  samples: { namesOf(row: RowOf<Table>): (string | null)[] } | null;
}

/** Infers a kind's types from its table, answer and calls. */
export function recordKind<Table extends RecordTable, Answer, Answered>({
  calls,
  ...kind
}: Omit<RecordKind<Table, Answer>, 'name' | 'calls' | 'answer'> & {
  calls: RecordCalls<Answered>;
  answer: z.ZodMiniType<Answered, Answer>;
}): RecordKind<Table, Answer> {
  return { ...kind, calls, name: calls.name };
}

export const isPublic = ({ list }: Pick<RecordKind, 'list'>): boolean => 'everybody' in list;
