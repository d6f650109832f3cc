import { englishDocumentTitle } from '#domain/editions/documents/document-titles.ts';
import { listLibraryUsesCall } from '#domain/library/library-calls.ts';
import type { LibraryItem, LibraryUse } from '#domain/library/library-item-answer.ts';
import { useAnswer } from '../../workspace/calls/answers.ts';
import { RecordLink } from '../../workspace/cards/record-link.tsx';
import { singularKindName } from '../record-kinds.ts';

/** The records that use a file; undefined while loading. Always refetched, as other tabs change them. */
export function useLibraryUses(fileUrl: string): LibraryUse[] | undefined {
  const { data } = useAnswer(listLibraryUsesCall, {}, { staleTime: 0 });
  return data?.filter((use) => use.fileUrl === fileUrl);
}

/** The places that show a file, below its fields. */
export function UsedIn({ record }: { record: LibraryItem | null }) {
  const uses = useLibraryUses(record?.fileUrl ?? '');
  return (
    <section aria-labelledby="library-used-in" className="min-w-0 border-rule border-t pt-4 sm:col-span-2">
      <h3 id="library-used-in" className="font-semibold text-sm">
        Used in
      </h3>
      {uses?.length === 0 && <p className="text-sm text-ink-muted">Nothing yet. It can be deleted.</p>}
      <ul className="text-sm">
        {uses?.map(({ recordKind, recordId, name, isInTrash }) => (
          <li key={recordId ?? name} className="py-0.5 wrap-anywhere">
            {recordKind === 'texts'
              ? `Texts of the site: ${englishDocumentTitle(name)}`
              : `${singularKindName(recordKind)}: ${name}${isInTrash ? ' (in the trash)' : ''}`}
          </li>
        ))}
      </ul>
      {record && (
        <p className="mt-2 flex min-w-0 gap-1 text-sm">
          <span className="text-ink-muted">Address:</span>
          <RecordLink href={record.fileUrl} />
        </p>
      )}
    </section>
  );
}
