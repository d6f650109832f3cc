import { keepPreviousData, type QueryClient, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { Overview } from '#domain/overview/overview-answer.ts';
import { adminCall } from './admin-call.ts';

/** Cache keys of all lists begin with it. */
export const adminKeys = ['admin'];

export const adminKey = (path: string) => [...adminKeys, path];

export const overviewPath = '/api/admin/overview';

/** Everything that a path answers; with a `staleTime` of 0 asked for anew whenever it is shown. */
export function useAdminQuery<Result>(
  path: string,
  options: Pick<UseQueryOptions<Result>, 'staleTime' | 'refetchInterval'> = {},
) {
  const queryFn = ({ signal }: { signal: AbortSignal }) => adminCall<Result>('GET', path, { signal });
  return useQuery({ queryKey: adminKey(path), queryFn, ...options });
}

export const useOverview = () => useAdminQuery<Overview>(overviewPath);

export interface ListPage<Row> {
  rows: Row[];
  /** How many match in all. */
  total: number;
}

export const pageSize = 25;

/** One page of a list that the server searches, filters and sorts. Empty parameters are left out. */
export function useAdminPage<Row>(
  path: string,
  parameters: Record<string, string | number>,
  options: { enabled?: boolean; staleTime?: number } = {},
) {
  return useQuery({ ...adminPage<Row>(path, parameters), placeholderData: keepPreviousData, ...options });
}

/** How such a page is asked for, by whoever needs several at once. */
export function adminPage<Row>(path: string, parameters: Record<string, string | number>) {
  const given = Object.entries(parameters).filter(([, value]) => value !== '');
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  search.set('pageSize', String(pageSize));
  return {
    queryKey: [...adminKey(path), search.toString()],
    async queryFn({ signal }: { signal: AbortSignal }): Promise<ListPage<Row>> {
      let total: number | undefined;
      const onHeaders = (headers: Headers) => {
        total = Number(headers.get('x-total-count') ?? Number.NaN);
      };
      const rows = await adminCall<Row[]>('GET', `${path}?${search}`, { signal, onHeaders });
      return { rows, total: Number.isNaN(total) ? rows.length : (total ?? rows.length) };
    },
  };
}

type Rows<Row> = Row[] | ListPage<Row>;

/** Changes the rows of every shown part of a list at once, before the server has answered. @returns the way back */
export async function patchRows<Row>(
  queryClient: QueryClient,
  path: string,
  change: (rows: Row[]) => Row[],
): Promise<() => void> {
  const filter = { queryKey: adminKey(path) };
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

/** Asks again for a list, for what is asked of its records, such as '/api/partners/deleted', and for what is counted from it. */
export async function refetchList(queryClient: QueryClient, path: string): Promise<void> {
  const isOfList = ([first, asked]: readonly unknown[]) =>
    first === adminKeys[0] && `${String(asked)}/`.startsWith(`${path}/`);
  await Promise.all([
    queryClient.invalidateQueries({ predicate: ({ queryKey }) => isOfList(queryKey) }),
    queryClient.invalidateQueries({ queryKey: adminKey(overviewPath) }),
  ]);
}
