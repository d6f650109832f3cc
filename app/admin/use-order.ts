import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ToastContent } from '../components/toast.tsx';
import { adminCall } from './admin-call.ts';
import { patchRows, refetchList } from './admin-lists.ts';
import type { RecordKind } from './record-kinds.ts';
import { tell } from './tell.ts';
import { isDraft } from './use-records.ts';

interface Row {
  id: string;
  sortOrder: number;
}

/** What is said of an order that was saved, or couldn't be. */
export interface OrderToasts {
  done: ToastContent;
  failed: ToastContent;
}

/**
 * Saves an order of records, all or some: shown at once, sent one after the other; of several that wait for the same
 * records only the last.
 */
export function useOrder({ path }: Pick<RecordKind, 'path'>, { done, failed }: OrderToasts) {
  const queryClient = useQueryClient();
  const waiting = useRef(new Map<string, string[]>());
  const sending = useRef(false);

  return async (ordered: readonly Row[]) => {
    // One that is still being created has no place yet.
    const ids = ordered.filter((row) => !isDraft(row)).map(({ id }) => id);
    const places = new Map(ids.map((id, place) => [id, place]));
    waiting.current.set(ids.toSorted().join(), ids);
    await patchRows<Row>(queryClient, path, (rows) =>
      rows
        .map((row) => ({ ...row, sortOrder: places.get(row.id) ?? row.sortOrder }))
        .toSorted((one, other) => one.sortOrder - other.sortOrder),
    );
    if (sending.current) return;
    sending.current = true;
    try {
      for (;;) {
        const [next] = waiting.current;
        if (!next) break;
        waiting.current.delete(next[0]);
        await adminCall('PATCH', `${path}/order`, { body: { ids: next[1] } });
      }
      tell(done);
    } catch {
      waiting.current.clear();
      tell(failed);
    }
    sending.current = false;
    void refetchList(queryClient, path);
  };
}
