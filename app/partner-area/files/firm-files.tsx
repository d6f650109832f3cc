import { useState } from 'react';
import type { PartnerFile } from '#domain/partner-files/partner-file-answer.ts';
import { firmFileCalls } from '#domain/partner-files/partner-file-calls.ts';
import { categoryNames, partnerFileCategories } from '#domain/partner-files/partner-file-choices.ts';
import { Choice, FilterBar, SearchInput } from '../../components/ui/filter-bar.tsx';
import { useAnswer } from '../../workspace/calls/answers.ts';
import { matches } from '../../workspace/cards/text-search.ts';
import { groupFiles } from '../../workspace/file-upload/file-groups.ts';
import { EmptyState, ListStates } from '../../workspace/list/list-states.tsx';
import { optionsOf } from '../../workspace/list/options.ts';
import { undoSeconds } from '../../workspace/records/notify.ts';
import { germanResource } from '../../workspace/records/record-resource.ts';
import { useDeletion } from '../../workspace/records/use-deletion.ts';
import { FileTable } from '../file-table.tsx';
import { FirmFileRow } from './firm-file-row.tsx';

const categories = [['', 'Alle'], ...optionsOf(partnerFileCategories, categoryNames.de)] as const;

const deletion = {
  resource: {
    ...germanResource(firmFileCalls, 'Datei'),
    done: (action: string) => ({ title: action === 'delete' ? 'Datei zurückgenommen' : 'Datei wiederhergestellt' }),
  },
  lang: 'de',
  title: 'Datei zurücknehmen?',
  question: ({ title }: PartnerFile) =>
    `«${title}» ist dann für niemanden mehr da, mit allen Fassungen. Während ${undoSeconds} Sekunden können Sie das rückgängig machen.`,
} as const;

/** Files that the office shares with the firm, and files that the firm has sent. */
export function FirmFiles() {
  const query = useAnswer(firmFileCalls.list, {});
  const [search, setSearch] = useState('');
  const [category, setCategory] = useState('');
  const askToDelete = useDeletion<PartnerFile>(deletion);
  return (
    <>
      <h2 className="mb-6 text-2xl">Dateien</h2>
      <ListStates query={query} failure="Die Dateien konnten nicht geladen werden." lang="de">
        {(files) => {
          const shown = files.filter(
            (file) => (category === '' || file.category === category) && matches(search, file.title, file.fileName),
          );
          if (files.length === 0) {
            return (
              <EmptyState>
                Noch keine Dateien. Was die Studienleitung mit Ihrer Firma teilt und was Sie hochladen, steht dann hier.
              </EmptyState>
            );
          }
          return (
            <>
              <FilterBar>
                <SearchInput label="Dateien suchen" value={search} onChange={setSearch} />
                <Choice label="Kategorie" value={category} options={categories} onChange={setCategory} />
              </FilterBar>
              {shown.length === 0 ? (
                <EmptyState>Keine Datei passt dazu.</EmptyState>
              ) : (
                <FileTable>
                  {groupFiles(shown).map((group) => (
                    <tbody key={`${group.year} ${group.category}`}>
                      <tr className="border-rule border-t">
                        <th scope="rowgroup" colSpan={7} className="pt-5 pb-1 text-base">
                          {categoryNames.de[group.category]} {group.year}
                        </th>
                      </tr>
                      {group.files.map((file) => (
                        <FirmFileRow
                          key={file.id}
                          file={file}
                          onDownload={() => void query.refetch()}
                          onDelete={() => askToDelete(file)}
                        />
                      ))}
                    </tbody>
                  ))}
                </FileTable>
              )}
            </>
          );
        }}
      </ListStates>
    </>
  );
}
