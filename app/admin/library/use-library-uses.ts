import { useQuery } from '@tanstack/react-query';
import type { LibraryUse } from '#domain/library/library-item-answer.ts';
import { adminCall } from '../calls/admin-call.ts';
import { adminKey } from '../calls/admin-lists.ts';
import { libraryPath } from './library-texts.ts';

const path = `${libraryPath}/uses`;

/** The records that name a file, asked for anew whenever they are shown: other tabs change them. Undefined: not known yet. */
export function useLibraryUses(fileUrl: string): LibraryUse[] | undefined {
  const { data } = useQuery({
    queryKey: adminKey(path),
    queryFn: ({ signal }) => adminCall<LibraryUse[]>('GET', path, { signal }),
    staleTime: 0,
  });
  return data?.filter((use) => use.fileUrl === fileUrl);
}
