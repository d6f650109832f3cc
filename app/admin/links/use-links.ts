import type { Links } from '#domain/links/link-answer.ts';
import { useAdminQuery } from '../../workspace/calls/admin-lists.ts';

export const linksPath = '/api/links';

const askAgainMs = 2_000;

/** How outgoing links stand; while a check is under way it is asked again and again. */
export function useLinks() {
  return useAdminQuery<Links>(linksPath, {
    refetchInterval: ({ state }) => (state.data && state.data.waiting > 0 ? askAgainMs : false),
  });
}
