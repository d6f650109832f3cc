import type { DeletedRecord } from '#domain/records/deleted-record.ts';
import { adminCall } from '../../workspace/calls/admin-call.ts';
import { useRun } from '../../workspace/records/use-run.ts';

/** As it comes by JSON. */
export type Deleted = Omit<DeletedRecord, 'deletedAt' | 'goesAt'> & { deletedAt: string; goesAt: string | null };

/** Brings deleted records of a kind back, or ends them; each says how it went. */
export function useTrash(kind: string) {
  const path = `/api/${kind}`;
  const { busy, run } = useRun(path);
  return {
    busy,
    restore: ({ id, name }: Deleted) =>
      run(`${name} restored`, `Failed to restore ${name}`, () => adminCall('POST', `${path}/${id}/restore`)),
    purge: ({ id, name }: Deleted) =>
      run(`${name} deleted for good`, `Failed to delete ${name}`, () => adminCall('POST', `${path}/${id}/purge`)),
  };
}
