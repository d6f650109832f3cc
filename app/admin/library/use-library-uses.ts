import { listLibraryUsesCall } from '#domain/library/library-calls.ts';
import type { LibraryUse } from '#domain/library/library-item-answer.ts';
import { useAnswer } from '../../workspace/calls/answers.ts';

/** The records that use a file; undefined while loading. Always refetched, as other tabs change them. */
export function useLibraryUses(fileUrl: string): LibraryUse[] | undefined {
  const { data } = useAnswer(listLibraryUsesCall, {}, { staleTime: 0 });
  return data?.filter((use) => use.fileUrl === fileUrl);
}
