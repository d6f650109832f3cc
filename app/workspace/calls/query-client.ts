import { QueryClient } from '@tanstack/react-query';
import { call } from '../../api-client.ts';

const minute = 60_000;

/** A cache for the data of the admin area. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey, signal }) => call('GET', queryKey.join('/'), { signal }),
        staleTime: 5 * minute,
        gcTime: 10 * minute,
        retry: false,
        refetchOnWindowFocus: true,
        refetchInterval: false,
      },
      mutations: { retry: false },
    },
  });
}
