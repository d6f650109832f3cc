import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type * as z from 'zod/mini';
import type { Readable, Transaction } from '#platform/database/database.server.ts';
import type { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import type { Permission } from '../accounts/roles.ts';
import type { Privacy } from '../privacy/held-data.ts';
import type { FileFolder } from './file-folder.server.ts';
import type { ListInput } from './lists/list-input.ts';
import type { Compare } from './lists/list-order.ts';
import type { RecordCalls } from './record-calls.ts';

/** A table of records: see recordColumns. */
export type RecordTable = PgTable & { id: AnyPgColumn; createdAt: AnyPgColumn; deletedAt: AnyPgColumn };
/** One whose rows tell when they changed: see changeableColumns. */
export type ChangeableTable = RecordTable & { updatedAt: AnyPgColumn };
export type RowOf<Table extends RecordTable> = Table['$inferSelect'];
export type ValuesOf<Table extends RecordTable> = Table['$inferInsert'];

/** A query for rows that can still be narrowed. */
export interface Selection<Row> extends PromiseLike<Row[]> {
  where(condition: SQL | undefined): Selection<Row>;
  orderBy(...columns: SQL[]): Selection<Row>;
  limit(count: number): Selection<Row>;
  offset(count: number): Selection<Row>;
  for(strength: 'update'): Selection<Row>;
}

/** A list that is answered whole, to everybody. */
interface PublicList<Row> {
  /** Which records everybody sees; the administrator's session sees all. Without it: all. */
  isVisible?(row: Row): boolean;
  /** The moment from which everybody sees a record; null: at once. */
  visibleFrom?(row: Row): Date | null;
  /** The order of the list: the first that tells two records apart decides. */
  order: Compare<Row>[];
  /**
   * Addresses that pages which show the record ask for before anybody clicks: its pictures, and a film in the background. The
   * privacy note names their hosts.
   */
  loadedAddresses(row: Row): (string | null)[];
}

/** A list for the administrator alone, which can be searched and divided into pages. */
interface SearchedList<Row> {
  query: z.ZodMiniType<ListInput>;
  find(db: Readable, input: ListInput): Promise<{ rows: Row[]; total: number }>;
}

/** What a body may hold, with one that is taken: shown in the API's description, and sent by the tests. */
interface Body<Values> {
  body: z.ZodMiniType<Values>;
  example: object;
}

type FileColumn = `${string}Url` | `${string}url` | `${string}File`;
type ColumnOf<Table extends RecordTable> = keyof RowOf<Table> & string;

/** An end that comes by itself. */
export interface RetentionTerm<Column extends string = string> {
  /** For the report of what was removed: 'contact messages after 24 months'. */
  name: string;
  /** The moment that counts. */
  since: Column;
  /** Only records of this status. */
  status?: string;
  /** Months, or business years (of the calendar in Zurich) after the one of `since`. */
  months?: number;
  businessYears?: number;
  /** What else has to be true. */
  provided?: SQL;
}

/** Whose data a record holds, and what becomes of it when that person asks for its erasure. */
interface PersonalData<Column extends string = string, Values = object> {
  /** The column that says whose record it is. */
  email: Column;
  /** Free text that may name somebody else. */
  texts: Column[];
  /** The records' name in the export: 'printOrders'. */
  exportedAs: string;
  /** In the report of an erasure: 'print orders'. */
  erasedAs: string;
  /** Columns that are emptied; without it the record itself is removed. */
  emptied?: Values;
}

/**
 * Everything there is to know of a kind of record. Calls and their description, public lists, the caches of pages, retention,
 * the sweep of files, export and erasure, the check for starter content and the tests read it; a field that a new kind
 * has to decide is not optional.
 */
export interface RecordKind<Table extends RecordTable = RecordTable, Answer = unknown> {
  /** As in the calls and the audit log: 'partners'. */
  name: string;
  /** Its calls, as the app makes them. */
  calls: RecordCalls;
  /** For the description: 'partner'. */
  noun: string;
  /** What one record is called in the audit log. */
  nameOf(row: RowOf<Table>): string;
  /** Of what its calls refuse with: that of its part of the admin area. */
  language: 'de' | 'en';
  /** What somebody of the office has to be allowed to do, to see a list that isn't public and to change records. */
  permissions: { read: Permission; change: Permission };
  table: Table;
  /** What goes out. */
  answer: z.ZodMiniType<unknown, Answer>;
  /** The answer to a row, for the administrator. */
  present(row: RowOf<Table>): NoInfer<Answer>;
  /** The answer to a row, for everybody; without it the same. */
  presentToEverybody?(row: RowOf<Table>): NoInfer<Answer>;
  list: { everybody: PublicList<RowOf<Table>> } | { administrator: SearchedList<RowOf<Table>> };
  /** What the administrator may add; without it records come from visitors. */
  input?: Body<ValuesOf<Table>>;
  /** What the administrator may change: the fields that are sent, or with `leftOut` everything, for which it gives what was left out. */
  change?: Body<Partial<ValuesOf<Table>>> & { leftOut?: Partial<ValuesOf<Table>> };
  /** Whether the administrator puts the records into an order (column sortOrder). */
  isSorted?: boolean;
  /** Whether public pages show what it says though nobody can list it: other records hold its address. */
  isShownByOthers?: boolean;
  /** How many there may be at the most; without it any number. */
  maxRecords?: number;
  /** Whether its records can't be deleted while others name their file. */
  isKeptWhileUsed?: boolean;
  /** Why a record stays as it is for now; without it every one can be changed and deleted. */
  hindrance?(row: RowOf<Table>, wish: 'change' | 'delete'): Refusal | undefined;
  /** A flag that one record has at the most. */
  flag?: { column: AnyPgColumn; isSet(values: Partial<ValuesOf<Table>>): boolean; cleared: Partial<ValuesOf<Table>> };
  /** What columns named like addresses and files hold: an address that may be one of our files, a file's key, or a link that never is. */
  files: { [Name in keyof RowOf<Table> & FileColumn]: 'address' | 'key' | 'link' };
  /** Folders of the file store that only this kind writes to. */
  folders?: FileFolder[];
  /** Days that a deleted record can be restored; null: a law keeps it until its term ends. */
  daysAfterDeletion: number | null;
  terms?: RetentionTerm<ColumnOf<Table>>[];
  /** What it holds about people, for the privacy note and the register of processing activities. */
  privacy: Privacy;
  /** How a person's records are found, exported and erased; null: it holds none under an address. */
  personalData: PersonalData<ColumnOf<Table>, Partial<ValuesOf<Table>>> | null;
  /** What a change, a deletion or a restoration brings about elsewhere, in its transaction. */
  afterChange?(tx: Transaction, id: string): Promise<void>;
  /** Its part of the starter content, for a database that nobody has used; null: none. */
  starterRows: ((files: Services['files']) => Promise<ValuesOf<Table>[]>) | null;
  /** What names a record: while one of these texts is a sample, the record is one; null: no record of the kind is. */
  samples: { namesOf(row: RowOf<Table>): (string | null)[] } | null;
}

/** A kind whose types follow from its table and its answer; its calls carry the same answer to the app. */
export function recordKind<Table extends RecordTable, Answer, Answered>({
  calls,
  ...kind
}: Omit<RecordKind<Table, Answer>, 'name' | 'calls' | 'answer'> & {
  calls: RecordCalls<Answered>;
  answer: z.ZodMiniType<Answered, Answer>;
}): RecordKind<Table, Answer> {
  return { ...kind, calls, name: calls.name };
}

/** Whether everybody sees records of a kind. */
export const isPublic = ({ list }: Pick<RecordKind, 'list'>): boolean => 'everybody' in list;
