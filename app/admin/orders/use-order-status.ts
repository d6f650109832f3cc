import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ApiCall, SchemaOf } from '#domain/core/api-call.ts';
import type { RecordCalls } from '#domain/core/records/record-calls.ts';
import { patchRow, refetchList } from '../../workspace/calls/answers.ts';
import { api } from '../../workspace/calls/api.ts';
import { waitBeforeSending } from '../../workspace/form/unsaved-input.ts';
import { notify, notifyChanged } from '../../workspace/records/notify.ts';
import { failureToast, successToast } from '../../workspace/records/toasts.ts';
import { type EditableRecord, isChangedMeanwhile } from '../../workspace/records/use-records.ts';
import { readRecord } from '../../workspace/table/read-record.ts';

export interface ListedOrder<Status extends string> extends EditableRecord {
  status: Status;
}

/** The list of one kind of order, and the call that sets the status of one. */
export interface OrderCalls<Status extends string> {
  list: RecordCalls<ListedOrder<Status>>['list'];
  setStatus: ApiCall<
    'PATCH',
    `/${string}/{id}/status`,
    { body: SchemaOf<unknown, { status: Status }>; answer: SchemaOf<ListedOrder<Status>> }
  >;
}

/** Thrown if another user has changed the status since the order was read. */
class StatusConflict extends Error {}

interface StatusChange<Status extends string> {
  order: ListedOrder<Status>;
  status: Status;
  isUndoable: boolean;
  /** For an undo: the order as it was before. Any other change since, such as a payment, is then a conflict. */
  restores?: ListedOrder<Status>;
}

/** Stores a status unless another user has changed it since. */
async function storeStatus<Status extends string>(
  calls: OrderCalls<Status>,
  change: StatusChange<Status>,
): Promise<ListedOrder<Status>> {
  const { order, status, restores } = change;
  const { id, status: seen, updatedAt } = order;
  try {
    const headers = { 'If-Match': `"${updatedAt}"` };
    return await api(calls.setStatus, { id, body: { status } }, { headers });
  } catch (error) {
    if (!isChangedMeanwhile(error)) throw error;
    const current = await readRecord(calls.list, id);
    if (restores || current?.status !== seen) throw new StatusConflict();
    if (current.updatedAt === updatedAt) throw error;
    return storeStatus(calls, { ...change, order: current });
  }
}

/** Sets an order's status, shown at once. @param messageAfter returns a message about what the status doesn't undo */
export function useOrderStatus<Status extends string>(
  calls: OrderCalls<Status>,
  messageAfter?: (id: string) => Promise<string>,
) {
  const queryClient = useQueryClient();
  const patch = (id: string, values: Partial<ListedOrder<Status>>) =>
    patchRow<ListedOrder<Status>>(queryClient, calls.list, id, values);
  /** The last change by this control; the next one waits for it and continues from its result. */
  const last = useRef<Promise<ListedOrder<Status> | undefined>>(Promise.resolve(undefined));

  const setNext = (change: StatusChange<Status>) => {
    last.current = set(change, last.current);
  };

  async function set(change: StatusChange<Status>, before: typeof last.current) {
    const { order, status, isUndoable, restores } = change;
    const { id, updatedAt } = order;
    const revert = await patch(id, { ...restores, updatedAt, status });
    const mine = await waitBeforeSending(before);
    const known = mine?.id === id && mine.updatedAt > order.updatedAt ? mine : order;
    let stored: ListedOrder<Status> | undefined;
    try {
      stored = await storeStatus(calls, { ...change, order: { ...order, updatedAt: known.updatedAt } });
      await patch(id, { updatedAt: stored.updatedAt });
      const remains = await messageAfter?.(id).catch(() => '');
      const result = successToast(['Order status updated successfully', remains].filter(Boolean).join('. '));
      const undo = { order: stored, status: order.status, isUndoable: false, restores: order };
      if (isUndoable) notifyChanged(result, () => setNext(undo));
      else notify(result);
    } catch (error) {
      revert();
      const reason =
        error instanceof StatusConflict &&
        (restores ? 'The order was changed meanwhile' : 'Somebody else has set it meanwhile');
      notify(failureToast(['Failed to update order status', reason].filter(Boolean).join('. ')));
    }
    void refetchList(queryClient, calls.list);
    return stored;
  }

  return setNext;
}
