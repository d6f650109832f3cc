import { QueryClient } from '@tanstack/react-query';

const minute = 60_000;

/** The cache of API answers. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { staleTime: 5 * minute, gcTime: 10 * minute, retry: false } },
  });
}
