import {
  keepPreviousData,
  type QueryClient,
  type QueryFilters,
  type UseQueryOptions,
  useQuery,
} from '@tanstack/react-query';
import { type AnswerOf, type ApiCall, addressOf, type InputOf } from '#domain/core/api-call.ts';
import { readOverviewCall } from '#domain/everything/overview/overview-call.ts';
import { listTrashCall } from '#domain/everything/trash/list-trash-calls.ts';
import { api } from './api.ts';

type Read = ApiCall<'GET'>;

/** Prefix of the cache keys of all answers. */
export const answerKeys = ['answers'];

export const answerKey = <Call extends Read>(call: Call, input: InputOf<Call>) => [
  ...answerKeys,
  addressOf(call, input),
];

/** The cached answer to a GET. With a `staleTime` of 0 it is requested again whenever it is shown. */
export function useAnswer<Call extends Read>(
  call: Call,
  input: InputOf<Call>,
  options: Pick<UseQueryOptions<AnswerOf<Call>>, 'staleTime' | 'refetchInterval' | 'placeholderData'> = {},
) {
  const queryFn = ({ signal }: { signal: AbortSignal }) => api(call, input, { signal });
  return useQuery({ queryKey: answerKey(call, input), queryFn, ...options });
}

export const useOverview = () => useAnswer(readOverviewCall, {});

export interface ListPage<Row> {
  rows: Row[];
  /** The number of matching rows on all pages. */
  total: number;
}

type RowOf<Call extends Read> = AnswerOf<Call> extends (infer Row)[] ? Row : never;

export const pageSize = 25;

/** The query for one page of a list that the server searches, filters and sorts. Empty parameters are omitted. */
export function answerPage<Call extends Read>(call: Call, input: InputOf<Call>) {
  const { query }: { query?: { pageSize?: number } } = input;
  const paged = { ...input, query: { ...query, pageSize: query?.pageSize ?? pageSize } };
  return {
    queryKey: answerKey(call, paged),
    async queryFn({ signal }: { signal: AbortSignal }): Promise<ListPage<RowOf<Call>>> {
      let total: number | undefined;
      const onHeaders = (headers: Headers) => {
        total = Number(headers.get('x-total-count') ?? Number.NaN);
      };
      const rows = (await api(call, paged, { signal, onHeaders })) as RowOf<Call>[];
      return { rows, total: Number.isNaN(total) ? rows.length : (total ?? rows.length) };
    },
  };
}

export function useAnswerPage<Call extends Read>(
  call: Call,
  input: InputOf<Call>,
  options: { enabled?: boolean; staleTime?: number } = {},
) {
  return useQuery({ ...answerPage(call, input), placeholderData: keepPreviousData, ...options });
}

/** The address of a cached answer without its query; '' for other cache keys. */
const pathOf = ([first, address]: readonly unknown[]) =>
  first === answerKeys[0] ? (String(address).split('?')[0] ?? '') : '';

const addressOfList = (list: Read) => `/api${list.path}`;

type Rows<Row> = Row[] | ListPage<Row>;

/** Changes the cached rows of a list before the server answers. @returns a function that undoes the change */
export async function patchRows<Row>(
  queryClient: QueryClient,
  list: Read,
  change: (rows: Row[]) => Row[],
): Promise<() => void> {
  const address = addressOfList(list);
  const filter: QueryFilters = { predicate: ({ queryKey }) => pathOf(queryKey) === address };
  await queryClient.cancelQueries(filter);
  const before = queryClient.getQueriesData<Rows<Row>>(filter);
  queryClient.setQueriesData<Rows<Row>>(filter, (known) => {
    if (!known) return known;
    if (Array.isArray(known)) return change(known);
    const rows = change(known.rows);
    return { rows, total: known.total + rows.length - known.rows.length };
  });
  return () => {
    for (const [key, rows] of before) queryClient.setQueryData(key, rows);
  };
}

/** Changes one cached row of a list before the server answers. @returns a function that undoes the change */
export const patchRow = <Row extends { id: string }>(
  queryClient: QueryClient,
  list: Read,
  id: string,
  values: Partial<Row>,
) => patchRows<Row>(queryClient, list, (rows) => rows.map((row) => (row.id === id ? { ...row, ...values } : row)));

/** Refetches answers. Pending requests are cancelled, also the first ones: their answers would lack what was just stored. */
export async function refetchAnswers(queryClient: QueryClient, filters: QueryFilters = {}): Promise<void> {
  await queryClient.cancelQueries(filters);
  await queryClient.invalidateQueries(filters);
}

/** Refetches a list, data about its records (such as '/api/partners/deleted'), the trash and the overview's counts. */
export function refetchList(queryClient: QueryClient, list: Read): Promise<void> {
  const addresses = [addressOfList(list), addressOfList(listTrashCall), addressOf(readOverviewCall, {})];
  return refetchAnswers(queryClient, {
    predicate: ({ queryKey }) => addresses.some((address) => `${pathOf(queryKey)}/`.startsWith(`${address}/`)),
  });
}

/** Refetches a list and the overview's counts, after a change that other data about the records doesn't depend on. */
export function refetchRows(queryClient: QueryClient, list: Read): Promise<void> {
  const addresses = [addressOfList(list), addressOf(readOverviewCall, {})];
  return refetchAnswers(queryClient, { predicate: ({ queryKey }) => addresses.includes(pathOf(queryKey)) });
}
