import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { patchRows, refetchList } from '../calls/answers.ts';
import { api } from '../calls/api.ts';
import { notify } from '../records/notify.ts';
import type { ListedRecord } from '../records/use-records.ts';
import type { CardOrder } from './card-tab-description.ts';

/**
 * Saves the order of records, which is shown at once. Orders are sent one after the other; of those that wait for the same
 * records, only the last is sent.
 */
export function useReordering<Row extends ListedRecord>({ calls, done, failed }: CardOrder<Row>) {
  const queryClient = useQueryClient();
  const waiting = useRef(new Map<string, string[]>());
  const sending = useRef(false);

  return async (ordered: readonly Row[]) => {
    const ids = ordered.map(({ id }) => id);
    const positions = new Map(ids.map((id, index) => [id, index]));
    waiting.current.set(ids.toSorted().join(), ids);
    await patchRows<Row & { sortOrder: number }>(queryClient, calls.list, (rows) =>
      rows
        .map((row) => ({ ...row, sortOrder: positions.get(row.id) ?? row.sortOrder }))
        .toSorted((one, other) => one.sortOrder - other.sortOrder),
    );
    if (sending.current) return;
    sending.current = true;
    try {
      for (;;) {
        const [next] = waiting.current;
        if (!next) break;
        waiting.current.delete(next[0]);
        await api(calls.order, { body: { ids: next[1] } });
      }
      notify(done);
    } catch {
      waiting.current.clear();
      notify(failed);
    }
    sending.current = false;
    void refetchList(queryClient, calls.list);
  };
}
