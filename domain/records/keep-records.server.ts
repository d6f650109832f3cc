import type { Transaction } from '#platform/database.server.ts';
import { type Refusal, refuse } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import type { Administrator } from '#platform/sessions.server.ts';
import { recordAudit } from '../audit/audit-queries.server.ts';
import {
  clearFlag,
  type ExclusiveFlag,
  findRecord,
  insertRecord,
  isFlagTaken,
  lockRecords,
  markDeleted,
  type RecordRow,
  type RecordTable,
  unmarkDeleted,
  updateRecord,
  type Values,
} from './record-queries.server.ts';

/** What the use cases have to know of a kind of record. */
export interface RecordKind {
  /** As in the calls and the audit log: 'partners'. */
  name: string;
  table: RecordTable;
  /** Whether the public pages show these records. */
  isPublic: boolean;
  flag?: ExclusiveFlag;
}

type Keeper = Pick<Services, 'db' | 'contentChanged'>;

const notFound = () => refuse(404, 'not-found', '');

/** Creates, changes, deletes and restores records of one kind; each writes the audit log in its own transaction. */
export function keepRecords({ db, contentChanged }: Keeper, kind: RecordKind) {
  const { name, table, flag } = kind;

  async function write<Result>(
    administrator: Administrator,
    action: string,
    perform: (tx: Transaction) => Promise<{ id: string; result: Result } | undefined>,
  ): Promise<Result | Refusal> {
    const written = await db.transaction(async (tx) => {
      const done = await perform(tx);
      if (done) await recordAudit(tx, { actor: administrator.email, action, recordKind: name, recordId: done.id });
      return done;
    });
    if (!written) return notFound();
    if (kind.isPublic) await contentChanged();
    return written.result;
  }

  /** A record that is given the flag takes it from the one that has it. */
  async function takeFlag(tx: Transaction, values: Values, exceptId: string | null) {
    if (!flag || values[flag.name] !== true) return;
    await lockRecords(tx);
    await clearFlag(tx, table, flag, exceptId);
  }

  const wrap = (row: RecordRow | undefined) => row && { id: row.id, result: row };

  return {
    create: (administrator: Administrator, values: Values) =>
      write(administrator, 'create', async (tx) => {
        await takeFlag(tx, values, null);
        return wrap(await insertRecord(tx, table, values));
      }),

    /** Changes what `values` carries; nothing to change leaves the record as it is. */
    async change(administrator: Administrator, id: string, values: Values, action = 'change') {
      const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
      if (Object.keys(given).length === 0) return (await findRecord(db, table, id)) ?? notFound();
      return write(administrator, action, async (tx) => {
        if (!(await findRecord(tx, table, id))) return undefined;
        await takeFlag(tx, given, id);
        return wrap(await updateRecord(tx, table, id, given));
      });
    },

    remove: (administrator: Administrator, id: string) =>
      write(administrator, 'delete', async (tx) =>
        (await markDeleted(tx, table, id)) ? { id, result: null } : undefined,
      ),

    /** Brings a deleted record back under its id; without the flag when another record has it by now. */
    restore: (administrator: Administrator, id: string) =>
      write(administrator, 'restore', async (tx) => {
        if (flag) await lockRecords(tx);
        const withoutFlag = flag && (await isFlagTaken(tx, table, flag)) ? { [flag.name]: false } : {};
        return wrap(await unmarkDeleted(tx, table, id, withoutFlag));
      }),
  };
}
