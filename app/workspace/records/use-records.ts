import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { changedMeanwhile } from '#domain/core/records/changed-meanwhile.ts';
import { CallFailed } from '../../api-client.ts';
import { createIdempotencyKeys } from '../../forms/idempotency-key.ts';
import { patchRow, patchRows, refetchAnswers, refetchList } from '../calls/answers.ts';
import { api } from '../calls/api.ts';
import { detailOf } from '../calls/failure-message.ts';
import { notify, notifyDeleted } from './notify.ts';
import type { RecordAction, RecordResource } from './record-resource.ts';

export interface ListedRecord {
  id: string;
}

export interface EditableRecord extends ListedRecord {
  updatedAt: string;
}

/** Whether a change was rejected because another user had changed the record since it was read. */
export const isChangedMeanwhile = (error: unknown): boolean =>
  error instanceof CallFailed && error.problem.type === changedMeanwhile;

/** Creates, changes, deletes and restores records of a kind, shows the result and requests the list again. */
export function useRecords<Row extends ListedRecord>(resource: RecordResource<Row>) {
  const queryClient = useQueryClient();
  return useMemo(() => recordActions<Row>(queryClient, resource), [queryClient, resource]);
}

function recordActions<Row extends ListedRecord>(queryClient: QueryClient, resource: RecordResource<Row>) {
  const { calls, done, failed } = resource;
  let keyOf = createIdempotencyKeys();

  async function refetch() {
    if (!resource.clearsCache) return refetchList(queryClient, calls.list);
    queryClient.removeQueries({ type: 'inactive' });
    await refetchAnswers(queryClient);
  }

  async function attempt<Result>(action: RecordAction, call: () => Promise<Result>): Promise<Result> {
    try {
      return await call();
    } catch (error) {
      if (!isChangedMeanwhile(error)) notify(failed(action));
      throw error;
    } finally {
      void refetch();
    }
  }

  /** Shows why a record can't be deleted or restored: it is in use, or there are too many. */
  function notifyConflict(action: RecordAction, error: unknown) {
    if (error instanceof CallFailed && error.status === 409)
      notify({ ...failed(action), description: detailOf(error) });
  }

  const actions = {
    async create(body: object): Promise<void> {
      const headers = { 'Idempotency-Key': keyOf(body) };
      const { create } = calls;
      if (create) await attempt('create', () => api(create, { body }, { headers }));
      // Entering the same record again is intended.
      keyOf = createIdempotencyKeys();
      notify(done('create'));
    },

    /** @throws CallFailed that isChangedMeanwhile if the record has changed since `known` */
    async update(known: EditableRecord, body: object): Promise<void> {
      const headers = { 'If-Match': `"${known.updatedAt}"` };
      const { change, list } = calls;
      if (!change) return;
      await attempt('update', async () => {
        const changed = await api(change, { id: known.id, body }, { headers });
        await patchRow<Row>(queryClient, list, known.id, changed);
      });
      notify(done('update'));
    },

    /** The current record; undefined if it was deleted. */
    async read(id: string): Promise<Row | undefined> {
      const rows = await api(calls.list, {});
      return rows.find((row) => row.id === id);
    },

    /** Removes a record from the list at once, and offers to restore it for 10 seconds. Never throws: failures are shown. */
    async remove({ id }: ListedRecord): Promise<void> {
      const revert = await patchRows<Row>(queryClient, calls.list, (rows) => rows.filter((row) => row.id !== id));
      try {
        await attempt('delete', () => api(calls.remove, { id }));
        notifyDeleted(done('delete'), () => void actions.restore(id));
      } catch (error) {
        revert();
        notifyConflict('delete', error);
      }
    },

    async restore(id: string): Promise<void> {
      try {
        await attempt('restore', () => api(calls.restore, { id }));
        notify(done('restore'));
      } catch (error) {
        notifyConflict('restore', error);
      }
    },
  };
  return actions;
}
