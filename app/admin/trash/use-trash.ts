import { useQueryClient } from '@tanstack/react-query';
import type { DeletedRecord } from '#domain/records/deleted-record.ts';
import { adminCall } from '../calls/admin-call.ts';
import { adminKey } from '../calls/admin-lists.ts';
import { useRun } from '../records/use-run.ts';

/** As it comes by JSON. */
export type Deleted = Omit<DeletedRecord, 'deletedAt' | 'goesAt'> & { deletedAt: string; goesAt: string | null };

/** Brings deleted records of a kind back, or ends them; each says how it went. */
export function useTrash(kind: string) {
  const queryClient = useQueryClient();
  const path = `/api/${kind}`;
  const { busy, run } = useRun(path);
  const refetch = () => queryClient.invalidateQueries({ queryKey: adminKey(`${path}/deleted`) });
  return {
    busy,
    async restore({ id, name }: Deleted) {
      await run(`${name} restored`, `Failed to restore ${name}`, () => adminCall('POST', `${path}/${id}/restore`));
      await refetch();
    },
    async purge({ id, name }: Deleted) {
      await run(`${name} deleted for good`, `Failed to delete ${name}`, () => adminCall('POST', `${path}/${id}/purge`));
      await refetch();
    },
  };
}
