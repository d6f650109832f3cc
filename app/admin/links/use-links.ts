import { readLinksCall } from '#domain/everything/links/link-calls.ts';
import { useAnswer } from '../../workspace/calls/answers.ts';

const askAgainMs = 2_000;

/** How outgoing links stand; while a check is under way it is asked again and again. */
export function useLinks() {
  return useAnswer(
    readLinksCall,
    {},
    {
      refetchInterval: ({ state }) => (state.data && state.data.waiting > 0 ? askAgainMs : false),
    },
  );
}
