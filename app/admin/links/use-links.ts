import { useQuery } from '@tanstack/react-query';
import type { Links } from '#domain/links/link-answer.ts';
import { adminCall } from '../calls/admin-call.ts';
import { adminKey } from '../calls/admin-lists.ts';

export const linksPath = '/api/links';

const askAgainMs = 2_000;

/** How outgoing links stand; while a check is under way it is asked again and again. */
export function useLinks() {
  return useQuery({
    queryKey: adminKey(linksPath),
    queryFn: ({ signal }) => adminCall<Links>('GET', linksPath, { signal }),
    refetchInterval: ({ state }) => (state.data && state.data.waiting > 0 ? askAgainMs : false),
  });
}
