import type { LibraryUse } from '#domain/library/library-item-answer.ts';
import { useAdminQuery } from '../../workspace/calls/admin-lists.ts';
import { libraryPath } from './library-texts.ts';

const path = `${libraryPath}/uses`;

/** The records that name a file, asked for anew whenever they are shown: other tabs change them. Undefined: not known yet. */
export function useLibraryUses(fileUrl: string): LibraryUse[] | undefined {
  const { data } = useAdminQuery<LibraryUse[]>(path, { staleTime: 0 });
  return data?.filter((use) => use.fileUrl === fileUrl);
}
