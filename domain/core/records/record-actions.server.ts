import type { Administrator } from '#platform/access/sessions.server.ts';
import type { Readable, Transaction } from '#platform/database/database.server.ts';
import { isRefusal, notFound, type Refusal, refuse } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import type { AuditAction } from '../audit/audit-actions.ts';
import { recordAudit } from '../audit/audit-queries.server.ts';
import { changedMeanwhile } from './changed-meanwhile.ts';
import { holdsValues } from './holds-values.server.ts';
import { isPublic, type RecordKind, type RecordTable, type RowOf, type ValuesOf } from './record-kind.server.ts';
import {
  clearFlag,
  countRecords,
  findRecord,
  insertRecord,
  isFlagTaken,
  lockRecord,
  lockRecords,
  markDeleted,
  unmarkDeleted,
  updateRecord,
} from './record-queries.server.ts';

export interface ChangeOptions {
  /** The action in the audit log. */
  action?: AuditAction;
  /** Whether the record is unchanged since the caller read it; otherwise the change is refused. */
  matchesKnownVersion?: (updatedAt: Date | undefined) => boolean;
  /** Whether the audit log records it even if the record has these values already. */
  isAlwaysRecorded?: boolean;
}

interface RecordServices extends Pick<Services, 'contentChanged'> {
  /** The database, or a surrounding transaction. */
  db: Readable & Pick<Transaction, 'transaction'>;
}

interface Written<Table extends RecordTable, Result> {
  row: RowOf<Table>;
  /** The row before a change. */
  before?: RowOf<Table>;
  result: Result;
  /** Nothing was changed, so nothing is recorded. */
  isUnchanged?: boolean;
}

/** The changes, or a function that computes them from the current record. */
export type ValuesFor<Table extends RecordTable> =
  | Partial<ValuesOf<Table>>
  | ((row: RowOf<Table>) => Partial<ValuesOf<Table>>);

export const staleRecord = {
  en: refuse(409, changedMeanwhile, 'Somebody else changed this record after you opened it.'),
  de: refuse(409, changedMeanwhile, 'Dieser Eintrag wurde inzwischen von jemand anderem geändert.'),
};

const tooMany = {
  en: (maximum: number) => refuse(409, 'too-many', `There can be at most ${maximum}.`),
  de: (maximum: number) => refuse(409, 'too-many', `Es gibt schon ${maximum}, mehr sind nicht vorgesehen.`),
};

/** When a record changed last; undefined for kinds that never change. */
export const changedAt = (row: object): Date | undefined =>
  'updatedAt' in row && row.updatedAt instanceof Date ? row.updatedAt : undefined;

const changesNothing = (values: object) => Object.values(values).every((value) => value === undefined);

/** Creates, changes, deletes and restores records of one kind; each writes the audit log in its own transaction. */
export function recordActions<Table extends RecordTable, Answer>(
  { db, contentChanged }: RecordServices,
  kind: RecordKind<Table, Answer>,
) {
  const { name, table, flag, present, maxRecords } = kind;

  async function write<Result>(
    administrator: Administrator,
    action: AuditAction,
    perform: (tx: Transaction) => Promise<Written<Table, Result> | Refusal | undefined>,
  ): Promise<Result | Refusal> {
    const written = await db.transaction(async (tx) => {
      const done = await perform(tx);
      if (done && !isRefusal(done) && !done.isUnchanged) {
        const { row, before } = done;
        await kind.afterChange?.(tx, String(row.id), before && { before, row });
        const audited = { recordKind: name, recordId: String(row.id), recordName: kind.nameOf(row) };
        await recordAudit(tx, { actor: administrator.email, action, ...audited });
      }
      return done;
    });
    if (!written) return notFound;
    if (isRefusal(written)) return written;
    if (written.isUnchanged) return written.result;
    if (isPublic(kind) || kind.isShownByReference) await contentChanged();
    return written.result;
  }

  /** Clears the flag on the other records if the values set it. */
  async function takeFlag(tx: Transaction, values: Partial<ValuesOf<Table>>, exceptId: string | null) {
    if (flag?.isSet(values)) await clearFlag(tx, table, flag, exceptId);
  }

  /** Refuses a new record beyond the maximum. Serialises additions until the transaction ends. */
  async function refuseTooMany(tx: Transaction): Promise<Refusal | undefined> {
    if (maxRecords === undefined) return undefined;
    await lockRecords(tx);
    return (await countRecords(tx, table)) < maxRecords ? undefined : tooMany[kind.language](maxRecords);
  }

  const wrap = (row: RowOf<Table> | undefined): Written<Table, Answer> | undefined =>
    row && { row, result: present(row) };

  return {
    create: (administrator: Administrator, values: ValuesOf<Table>) =>
      write<Answer>(administrator, 'create', async (tx) => {
        const refusal = await refuseTooMany(tx);
        if (refusal) return refusal;
        if (flag?.isSet(values)) await lockRecords(tx);
        await takeFlag(tx, values, null);
        return wrap(await insertRecord(tx, table, values));
      }),

    /** Changes the fields in `values`; without a difference the record stays as it is. */
    async change(
      administrator: Administrator,
      id: string,
      values: ValuesFor<Table>,
      { action = 'change', matchesKnownVersion = () => true, isAlwaysRecorded = false }: ChangeOptions = {},
    ): Promise<Answer | Refusal> {
      const isStale = (row: RowOf<Table>) => !matchesKnownVersion(changedAt(row));
      if (typeof values === 'object' && changesNothing(values)) {
        const row = await findRecord(db, table, id);
        if (!row) return notFound;
        return isStale(row) ? staleRecord[kind.language] : present(row);
      }
      return write<Answer>(administrator, action, async (tx) => {
        if (typeof values === 'object' && flag?.isSet(values)) await lockRecords(tx);
        const row = await lockRecord(tx, table, id);
        if (!row) return undefined;
        if (isStale(row)) return staleRecord[kind.language];
        const refusal = kind.refuseAction?.(row, 'change');
        if (refusal) return refusal;
        const changes = typeof values === 'function' ? values(row) : values;
        const valueRefusal = await kind.refuseValues?.(tx, changes);
        if (valueRefusal) return valueRefusal;
        if (!isAlwaysRecorded && holdsValues(row, changes)) return { row, result: present(row), isUnchanged: true };
        await takeFlag(tx, changes, id);
        const changed = wrap(await updateRecord(tx, table, id, changes));
        return changed && { ...changed, before: row };
      });
    },

    /** @param check a further reason to refuse */
    remove: (administrator: Administrator, id: string, check?: (tx: Transaction) => Promise<Refusal | undefined>) =>
      write(administrator, 'delete', async (tx) => {
        const locked = kind.refuseAction && (await lockRecord(tx, table, id));
        const refusal = (locked && kind.refuseAction?.(locked, 'delete')) ?? (await check?.(tx));
        if (refusal) return refusal;
        const row = await markDeleted(tx, table, id);
        return row && { row, result: null };
      }),

    /** Restores a deleted record with its id, without the flag if another record has it now. */
    restore: (administrator: Administrator, id: string) =>
      write<Answer>(administrator, 'restore', async (tx) => {
        const refusal = await refuseTooMany(tx);
        if (refusal) return refusal;
        if (flag) await lockRecords(tx);
        const withoutFlag = flag && (await isFlagTaken(tx, table, flag.column)) ? flag.cleared : {};
        return wrap(await unmarkDeleted(tx, table, id, withoutFlag));
      }),
  };
}
