import type { AnswerOf } from '#domain/core/api-call.ts';
import { api } from '../../workspace/calls/api.ts';
import { useRun } from '../../workspace/records/use-run.ts';
import type { TrashKind } from './trash-kinds.ts';

export type Deleted = AnswerOf<TrashKind['calls']['listDeleted']>[number];

/** Restores or purges deleted records, and shows the result. */
export function useTrash(calls: TrashKind['calls']) {
  const { busy, run } = useRun(calls.list);
  return {
    busy,
    restore: ({ id, name }: Deleted) =>
      run(`${name} restored`, `Failed to restore ${name}`, () => api(calls.restore, { id })),
    purge: ({ id, name }: Deleted) =>
      run(`${name} deleted for good`, `Failed to delete ${name}`, () => api(calls.purge, { id })),
  };
}
