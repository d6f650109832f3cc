import { readLinksCall } from '#domain/everything/links/link-calls.ts';
import { useAnswer } from '../../workspace/calls/answers.ts';

const pollMs = 2_000;

/** The results of the link check; polled while a check is running. */
export function useLinks() {
  return useAnswer(
    readLinksCall,
    {},
    { refetchInterval: ({ state }) => (state.data && state.data.waiting > 0 ? pollMs : false) },
  );
}
