import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { useListParameters } from '../address/list-parameters.ts';
import { type ListPage, pageSize } from '../calls/answers.ts';
import type { EditableRecord } from '../records/use-records.ts';
import { useMay } from '../sign-in/use-session.ts';
import type { TableDescription } from './table-description.ts';
import { useFocusOfOpened } from './use-focus-of-opened.ts';
import { useIsBeside } from './use-is-beside.ts';
import { useNeighbours } from './use-neighbours.ts';
import { useOpenedRecord } from './use-opened-record.ts';

/** The record of a list whose details are open, and how to open another one or the next. */
export function useListDetails<Row extends EditableRecord>(
  table: TableDescription<Row>,
  query: UseQueryResult<ListPage<Row>>,
  list: RefObject<HTMLElement | null>,
) {
  const { calls, noun, permission, onOpened } = table;
  const { page, set } = useListParameters();
  const queryClient = useQueryClient();
  const mayChange = useMay()(permission);
  const isBeside = useIsBeside();
  const { opened, open, close } = useOpenedRecord<Row>(
    { list: calls.list, noun },
    query.data?.rows,
    (record, isStep) => {
      if (mayChange) onOpened?.(queryClient, record, isStep);
    },
    isBeside,
  );
  const neighbours = useNeighbours({
    rows: query.isPlaceholderData ? [] : (query.data?.rows ?? []),
    isLoading: query.isFetching,
    opened,
    open: (record) => open(record, true),
    page,
    lastPage: Math.ceil((query.data?.total ?? 0) / pageSize),
    onPage: (next) => set({ page: String(next) }),
  });
  useFocusOfOpened(list, opened?.id, isBeside);
  /** The record whose details are beside the list. */
  const openedBeside = isBeside ? opened : null;
  return { opened, openedBeside, open, close, neighbours };
}
