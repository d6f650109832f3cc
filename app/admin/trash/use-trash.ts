import { useQueryClient } from '@tanstack/react-query';
import { listTrashCall } from '#domain/everything/trash/list-trash-call.ts';
import type { TrashedRecord } from '#domain/everything/trash/trash-answer.ts';
import { refetchList } from '../../workspace/calls/answers.ts';
import { api } from '../../workspace/calls/api.ts';
import { useRun } from '../../workspace/records/use-run.ts';
import { trashKinds } from './trash-kinds.ts';

/** Restores or purges deleted records, and shows the result. */
export function useTrash() {
  const queryClient = useQueryClient();
  const { busy, run } = useRun(listTrashCall);
  const act = async ({ recordKind }: TrashedRecord, ...result: Parameters<typeof run>) => {
    const list = trashKinds[recordKind]?.calls.list;
    if ((await run(...result)) && list) await refetchList(queryClient, list);
  };
  return {
    busy,
    restore: (record: TrashedRecord) =>
      act(record, `${record.name} restored`, `Failed to restore ${record.name}`, async () => {
        const restore = trashKinds[record.recordKind]?.calls.restore;
        return restore ? api(restore, { id: record.id }) : false;
      }),
    purge: (record: TrashedRecord) =>
      act(record, `${record.name} deleted for good`, `Failed to delete ${record.name}`, async () => {
        const purge = trashKinds[record.recordKind]?.calls.purge;
        return purge ? api(purge, { id: record.id }) : false;
      }),
  };
}
