import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { adminCall } from './admin-call.ts';
import { patchRows, refetchList } from './admin-lists.ts';
import type { RecordKind } from './record-kinds.ts';
import { tell, tellDeleted } from './tell.ts';

interface Row {
  id: string;
}

const draftId = 'new';

/** Whether a record stands in the list before the server has it: nothing can be done with it yet. */
export const isDraft = ({ id }: Row): boolean => id === draftId;

/** Creates, changes, deletes and restores records of one kind; the list shows it at once and is asked for again after. */
export function useRecords<Known extends Row>(kind: RecordKind) {
  const queryClient = useQueryClient();
  return useMemo(() => recordDeeds<Known>(queryClient, kind), [queryClient, kind]);
}

function recordDeeds<Known extends Row>(queryClient: QueryClient, kind: RecordKind) {
  const { path, done, failed, flag, undo, clearsCache } = kind;

  /** The record that is given the flag takes it from the others. */
  const withFlag = (rows: Known[], id: string, values: object) =>
    flag && (values as Record<string, unknown>)[flag] === true
      ? rows.map((row) => (row.id === id ? row : { ...row, [flag]: false }))
      : rows;

  async function perform<Result>(
    deed: keyof typeof done,
    change: (rows: Known[]) => Known[],
    act: () => Promise<Result>,
  ) {
    const goBack = await patchRows<Known>(queryClient, path, change);
    try {
      return await act();
    } catch (error) {
      goBack();
      tell(failed[deed]);
      // It may be gone already, and what was changed beside it has gone back with it.
      void refetchList(queryClient, path);
      throw error;
    }
  }

  async function refetch() {
    if (!clearsCache) return refetchList(queryClient, path);
    queryClient.removeQueries({ type: 'inactive' });
    await queryClient.invalidateQueries();
  }

  const api = {
    async create(values: object): Promise<Known> {
      const draft = { createdAt: new Date().toISOString(), ...values, id: draftId } as unknown as Known;
      const created = await perform(
        'create',
        (rows) => [draft, ...withFlag(rows, draft.id, values)],
        () => adminCall<Known>('POST', path, { body: values }),
      );
      tell(done.create);
      void refetch();
      return created;
    },

    async update(id: string, values: object): Promise<Known> {
      const changed = await perform(
        'update',
        (rows) => withFlag(rows, id, values).map((row) => (row.id === id ? { ...row, ...values } : row)),
        () => adminCall<Known>(kind.change, `${path}/${id}`, { body: values }),
      );
      tell(done.update);
      void refetch();
      return changed;
    },

    /** Deletes and offers to bring it back for 10 seconds. Never throws: failures are told. */
    async remove({ id }: Row): Promise<void> {
      try {
        await perform(
          'delete',
          (rows) => rows.filter((row) => row.id !== id),
          () => adminCall('DELETE', `${path}/${id}`),
        );
      } catch {
        return;
      }
      tellDeleted(done.delete, undo, () => void api.restore(id));
      void refetchList(queryClient, path);
    },

    async restore(id: string): Promise<void> {
      try {
        await perform(
          'restore',
          (rows) => rows,
          () => adminCall('POST', `${path}/${id}/restore`),
        );
      } catch {
        return;
      }
      tell(done.restore);
      await refetchList(queryClient, path);
    },
  };
  return api;
}
