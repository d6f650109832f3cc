import { listLibraryUsesCall } from '#domain/library/library-calls.ts';
import type { LibraryUse } from '#domain/library/library-item-answer.ts';
import { useAnswer } from '../../workspace/calls/answers.ts';

/** The records that name a file, asked for anew whenever they are shown: other tabs change them. Undefined: not known yet. */
export function useLibraryUses(fileUrl: string): LibraryUse[] | undefined {
  const { data } = useAnswer(listLibraryUsesCall, {}, { staleTime: 0 });
  return data?.filter((use) => use.fileUrl === fileUrl);
}
