import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { RecordCalls } from '#domain/core/records/record-calls.ts';
import { patchRows, refetchList } from '../calls/answers.ts';
import { api } from '../calls/api.ts';
import { notify } from '../records/notify.ts';
import type { ListedRecord } from '../records/use-records.ts';
import type { CardOrder } from './card-tab-description.ts';

/**
 * Saves the order of records. It is shown at once; orders are sent in turn, and of those that wait for the same records
 * only the last.
 */
export function useReordering<Row extends ListedRecord>(
  { list, order }: Pick<RecordCalls<Row>, 'list' | 'order'>,
  texts: Pick<CardOrder<Row>, 'done' | 'failed'>,
) {
  const queryClient = useQueryClient();
  const waiting = useRef(new Map<string, string[]>());
  const sending = useRef(false);

  return async (ordered: readonly Row[]) => {
    const ids = ordered.map(({ id }) => id);
    const places = new Map(ids.map((id, index) => [id, index]));
    waiting.current.set(ids.toSorted().join(), ids);
    await patchRows<Row & { sortOrder: number }>(queryClient, list, (rows) =>
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
        await api(order, { body: { ids: next[1] } });
      }
      notify(texts.done);
    } catch {
      waiting.current.clear();
      notify(texts.failed);
    }
    sending.current = false;
    void refetchList(queryClient, list);
  };
}
