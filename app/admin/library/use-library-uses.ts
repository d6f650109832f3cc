import { listLibraryUsesCall } from '#domain/library/library-calls.ts';
import type { LibraryUse } from '#domain/library/library-item-answer.ts';
import { useAnswer } from '../../workspace/calls/answers.ts';

/** The records that use a file, refetched whenever they are shown, since other tabs change them; undefined while loading. */
export function useLibraryUses(fileUrl: string): LibraryUse[] | undefined {
  const { data } = useAnswer(listLibraryUsesCall, {}, { staleTime: 0 });
  return data?.filter((use) => use.fileUrl === fileUrl);
}
