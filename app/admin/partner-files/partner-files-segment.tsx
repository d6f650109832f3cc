import { type ReactNode, useState } from 'react';
import type { PartnerFile } from '#domain/partner-files/partner-file-answer.ts';
import { officeFileCalls } from '#domain/partner-files/partner-file-calls.ts';
import { categoryNames, typeNames } from '#domain/partner-files/partner-file-choices.ts';
import { Badge } from '../../components/ui/badge.tsx';
import { Button, buttonLook } from '../../components/ui/button.tsx';
import { Choice, FilterBar, SearchInput } from '../../components/ui/filter-bar.tsx';
import { oneOf, useListParameters } from '../../workspace/address/list-parameters.ts';
import { useAnswer } from '../../workspace/calls/answers.ts';
import { matches } from '../../workspace/cards/text-search.ts';
import { fileSize } from '../../workspace/file-upload/file-size.ts';
import { dateOrUnknown } from '../../workspace/list/date-or-unknown.ts';
import { EmptyState, ListStates } from '../../workspace/list/list-states.tsx';
import { withAll } from '../../workspace/list/options.ts';
import { englishDeletion, useDeletion } from '../../workspace/records/use-deletion.tsx';
import { useMay } from '../../workspace/sign-in/use-session.ts';
import { TabFrame } from '../../workspace/tab-frame.tsx';
import { DataTable } from '../../workspace/table/data-table.tsx';
import { PartnerFileDetails } from './partner-file-details.tsx';
import { partnerFileResource, versionAddress } from './partner-file-resource.ts';
import { ReadOnlyPartnerFile } from './read-only-partner-file.tsx';
import { SendFiles } from './send-files.tsx';

const states = [
  ['', 'All files'],
  ['new', 'New from firms'],
  ['received', 'From firms'],
  ['sent', 'From the office'],
] as const;

const isOfState = ({ isOwn, isNew }: PartnerFile, state: string) =>
  state === '' || (state === 'new' ? isNew : isOwn === (state === 'sent'));
const isOfFirm = ({ sender, firms, isForAllFirms }: PartnerFile, firmId: string) =>
  firmId === '' || isForAllFirms || [sender, ...firms].some((firm) => firm?.id === firmId);

/** The sender or the recipients of a file. */
const audienceOf = ({ sender, firms, isForAllFirms }: PartnerFile) => {
  if (sender) return `From ${sender.name}`;
  return isForAllFirms ? 'For all firms' : `For ${firms.map(({ name }) => name).join(', ') || 'nobody'}`;
};

/** All senders and recipients. */
const firmOptions = (files: PartnerFile[]) => {
  const firms = files.flatMap((file) => [...file.firms, ...(file.sender ? [file.sender] : [])]);
  return [...new Map(firms.map(({ id, name }) => [id, name]))].sort((one, other) =>
    one[1].localeCompare(other[1], 'de'),
  );
};

/** The files that the office and the firms exchange. */
export function PartnerFilesSegment({ segments }: { segments: ReactNode }) {
  const { search, firm, set, setSearch, ...parameters } = useListParameters();
  const status = oneOf(states, parameters.status);
  const query = useAnswer(officeFileCalls.list, {});
  const mayChange = useMay()('content');
  const [openedId, setOpenedId] = useState<string>();
  const close = () => setOpenedId(undefined);
  const { askToDelete, deletionQuestion } = useDeletion<PartnerFile>({
    resource: partnerFileResource,
    lang: 'en',
    ...englishDeletion('file', ({ title }) => title),
    onConfirmed: close,
  });
  const opened = query.data?.find(({ id }) => id === openedId);
  return (
    <TabFrame title="Partners" lang="en">
      {segments}
      {mayChange && <SendFiles firmId={firm} />}
      <ListStates query={query} failure="The files could not be loaded." lang="en">
        {(files) => {
          const shown = files.filter(
            (file) =>
              isOfState(file, status) &&
              isOfFirm(file, firm) &&
              matches(search, file.title, file.fileName, audienceOf(file)),
          );
          return (
            <>
              <FilterBar>
                <SearchInput label="Search files" value={search} onChange={setSearch} />
                <Choice label="Filter" value={status} options={states} onChange={(value) => set({ status: value })} />
                <Choice
                  label="Firm"
                  value={firm}
                  options={withAll(firmOptions(files), firm, {
                    all: 'All firms',
                    other: 'A firm without files',
                  })}
                  onChange={(value) => set({ firm: value })}
                />
              </FilterBar>
              {shown.length === 0 ? (
                <EmptyState>{files.length === 0 ? 'No files yet' : 'No files match'}</EmptyState>
              ) : (
                <FileTable
                  {...{ shown }}
                  stale={query.isFetching}
                  onOpen={setOpenedId}
                  onDownload={() => query.refetch()}
                />
              )}
            </>
          );
        }}
      </ListStates>
      {opened && mayChange && (
        <PartnerFileDetails key={opened.id} file={opened} onClose={close} onDelete={() => askToDelete(opened)} />
      )}
      {opened && !mayChange && <ReadOnlyPartnerFile file={opened} audience={audienceOf(opened)} onClose={close} />}
      {deletionQuestion}
    </TabFrame>
  );
}

const columns = [
  { head: 'File' },
  { head: 'From or for' },
  { head: 'Category' },
  { head: 'Stored' },
  { head: 'Actions', headClass: 'w-60' },
];
const cell = 'py-2.5 pr-4 first:pl-3 max-lg:block max-lg:py-1 max-lg:pl-3';

interface FileTableProps {
  shown: PartnerFile[];
  stale: boolean;
  onOpen: (id: string) => void;
  /** A downloaded file is no longer new. */
  onDownload: () => void;
}

function FileTable({ shown, stale, onOpen, onDownload }: FileTableProps) {
  return (
    <DataTable caption="Files" columns={columns} stale={stale}>
      {shown.map((file) => (
        <tr
          key={file.id}
          className={`border-rule border-b align-middle max-lg:block max-lg:py-3 ${file.isNew ? 'bg-surface shadow-[inset_3px_0_0_var(--signal)] forced-colors:border-l-4' : ''}`}
        >
          <td className={cell}>
            <span className="font-semibold wrap-anywhere">{file.title}</span>
            {file.isNew && (
              <>
                {' '}
                <Badge look="urgent">New</Badge>
              </>
            )}
            <span className="block text-sm wrap-anywhere text-ink-muted tabular-nums">
              {typeNames[file.type]}, {fileSize(file.bytes)}
              {file.version > 1 && `, version ${file.version}`}
            </span>
            {file.message && (
              <span className="block max-w-[60ch] text-sm whitespace-pre-line wrap-anywhere">{file.message}</span>
            )}
          </td>
          <td className={`${cell} wrap-anywhere`}>{audienceOf(file)}</td>
          <td className={cell}>
            {categoryNames.en[file.category]} {file.year}
          </td>
          <td className={`${cell} text-sm`}>
            {dateOrUnknown(file.storedAt)}
            {file.uploadedBy && <span className="block text-ink-muted">{file.uploadedBy}</span>}
          </td>
          <td className={cell}>
            <div className="flex flex-wrap gap-1 lg:flex-nowrap lg:justify-end">
              <a
                href={versionAddress(file.id, file.version)}
                download
                onClick={() => setTimeout(onDownload, 1_000)}
                className={buttonLook()}
              >
                Download<span className="sr-only"> {file.title}</span>
              </a>
              <Button of={`of ${file.title}`} onClick={() => onOpen(file.id)}>
                Details
              </Button>
            </div>
          </td>
        </tr>
      ))}
    </DataTable>
  );
}
