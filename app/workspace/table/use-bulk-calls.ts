import { useQueryClient } from '@tanstack/react-query';
import type { RecordCalls } from '#domain/core/records/record-calls.ts';
import { patchRows, refetchList } from '../calls/answers.ts';
import { api } from '../calls/api.ts';
import { counted } from '../list/counted.ts';
import { notify, notifyChanged, notifyDeleted } from '../records/notify.ts';
import { failureToast, successToast } from '../records/toasts.ts';
import type { EditableRecord } from '../records/use-records.ts';

interface BulkCallsOptions<Row> {
  calls: RecordCalls<Row>;
  noun: string;
  plural: string;
}

/** Changes or deletes several records by one call. Those changed by others since are skipped and counted in the toast. */
export function useBulkCalls<Row extends EditableRecord>({ calls, noun, plural }: BulkCallsOptions<Row>) {
  const queryClient = useQueryClient();
  const nounsOf = (count: number) => counted(count, noun, plural);

  /** @returns the changed records; null after a failure, which is shown */
  async function perform(
    call: 'setSeveral' | 'removeSeveral',
    failed: string,
    records: readonly EditableRecord[],
    values: Partial<Row> = {},
  ) {
    const known = records.map(({ id, updatedAt }) => ({ id, updatedAt }));
    try {
      const { changed } = await api(calls[call], { body: { ...values, records: known } });
      return changed;
    } catch {
      notify(failureToast(`Failed to ${failed} ${plural}`));
      return null;
    }
  }

  const resultToast = (done: string, requested: number, changed: number) => {
    const left = requested - changed;
    const leftNote =
      left > 0 ? `. ${nounsOf(left)} changed meanwhile and ${left === 1 ? 'was' : 'were'} left alone` : '';
    return successToast(`${nounsOf(changed)} ${done}${leftNote}`);
  };

  const restore = async (records: readonly { id: string }[]) => {
    try {
      const body = { records: records.map(({ id }) => ({ id })) };
      const { changed } = await api(calls.restoreSeveral, { body });
      notify(successToast(`${nounsOf(changed.length)} restored`));
    } catch {
      notify(failureToast(`Failed to restore ${plural}`));
    }
    void refetchList(queryClient, calls.list);
  };

  /**
   * Reverts changed records, except those that somebody has changed since.
   * @param before the records before the change, by id, with the values to restore
   */
  async function revertChange(
    changed: readonly { id: string; updatedAt: string }[],
    before: ReadonlyMap<string, { record: Row; values: Partial<Row> }>,
  ) {
    const groups = Map.groupBy(changed, ({ id }) => JSON.stringify(before.get(id)?.values));
    const restored = await Promise.all(
      [...groups].map(([values, records]) => perform('setSeveral', 'update', records, JSON.parse(values))),
    );
    const updatedAt = new Map(
      restored.flatMap((records) => records ?? []).map((record) => [record.id, record.updatedAt]),
    );
    await patchRows<Row>(queryClient, calls.list, (rows) =>
      rows.map((row) => {
        const known = before.get(row.id);
        const restoredAt = updatedAt.get(row.id);
        return known && restoredAt ? { ...row, ...known.record, ...known.values, updatedAt: restoredAt } : row;
      }),
    );
    notify(resultToast('set back', changed.length, updatedAt.size));
    void refetchList(queryClient, calls.list);
  }

  return {
    /**
     * @param done the result, such as 'marked as answered'
     * @param undo returns the values that restore a record; undefined if its change can't be undone
     */
    async set(
      records: readonly Row[],
      values: Partial<Row>,
      done: string,
      undo?: (record: Row) => Partial<Row> | undefined,
    ): Promise<void> {
      const ids = new Set(records.map(({ id }) => id));
      const revert = await patchRows<Row>(queryClient, calls.list, (rows) =>
        rows.map((row) => (ids.has(row.id) ? { ...row, ...values } : row)),
      );
      const changed = await perform('setSeveral', 'update', records, values);
      if (changed) {
        const updatedAt = new Map(changed.map((record) => [record.id, record.updatedAt]));
        await patchRows<Row>(queryClient, calls.list, (rows) =>
          rows.map((row) => ({ ...row, updatedAt: updatedAt.get(row.id) ?? row.updatedAt })),
        );
        const result = resultToast(done, records.length, changed.length);
        const before = new Map(
          records.flatMap((record) => {
            const values = undo?.(record);
            return values ? [[record.id, { record, values }] as const] : [];
          }),
        );
        const undoable = changed.filter(({ id }) => before.has(id));
        if (undoable.length > 0) notifyChanged(result, () => void revertChange(undoable, before));
        else notify(result);
      } else revert();
      void refetchList(queryClient, calls.list);
    },

    /** Removes records from the list at once, and offers to restore them for 10 seconds. */
    async remove(records: readonly Row[]): Promise<void> {
      const ids = new Set(records.map(({ id }) => id));
      const revert = await patchRows<Row>(queryClient, calls.list, (rows) => rows.filter(({ id }) => !ids.has(id)));
      const changed = await perform('removeSeveral', 'delete', records);
      if (!changed) revert();
      else if (changed.length === 0) notify(resultToast('deleted', records.length, 0));
      else notifyDeleted(resultToast('deleted', records.length, changed.length), () => void restore(changed));
      void refetchList(queryClient, calls.list);
    },
  };
}
