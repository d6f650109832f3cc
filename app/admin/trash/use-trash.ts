import { useQueryClient } from '@tanstack/react-query';
import { recordCalls } from '#domain/core/records/record-calls.ts';
import { listTrashCall } from '#domain/everything/trash/list-trash-calls.ts';
import type { TrashedRecord } from '#domain/everything/trash/trash-answer.ts';
import { refetchList } from '../../workspace/calls/answers.ts';
import { api } from '../../workspace/calls/api.ts';
import { useRun } from '../../workspace/records/use-run.ts';

const callsOf = ({ recordKind }: TrashedRecord) => recordCalls(recordKind).of();

export function useTrash() {
  const queryClient = useQueryClient();
  const { isBusy, run } = useRun(listTrashCall);
  const perform = async (record: TrashedRecord, ...result: Parameters<typeof run>) => {
    if (await run(...result)) await refetchList(queryClient, callsOf(record).list);
  };
  return {
    isBusy,
    restore: (record: TrashedRecord) =>
      perform(record, `${record.name} restored`, `Failed to restore ${record.name}`, () =>
        api(callsOf(record).restore, { id: record.id }),
      ),
    purge: (record: TrashedRecord) =>
      perform(record, `${record.name} deleted for good`, `Failed to delete ${record.name}`, () =>
        api(callsOf(record).purge, { id: record.id }),
      ),
  };
}
