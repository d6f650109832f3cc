import { type ReactNode, useState } from 'react';
import type { PartnerFile } from '#domain/partner-files/partner-file-answer.ts';
import { officeFileCalls } from '#domain/partner-files/partner-file-calls.ts';
import { Choice, FilterBar, SearchInput } from '../../components/ui/filter-bar.tsx';
import { Pager } from '../../components/ui/pager.tsx';
import { oneOf, useListParameters } from '../../workspace/address/list-parameters.ts';
import { useAnswer } from '../../workspace/calls/answers.ts';
import { matches } from '../../workspace/cards/text-search.ts';
import { groupFiles } from '../../workspace/file-upload/file-groups.ts';
import { EmptyState, ListStates } from '../../workspace/list/list-states.tsx';
import { withAll } from '../../workspace/list/options.ts';
import { englishDeletion, useDeletion } from '../../workspace/records/use-deletion.ts';
import { useMay } from '../../workspace/sign-in/use-session.ts';
import { TabFrame } from '../../workspace/tab-frame.tsx';
import { OfficeFileTable } from './office-file-table.tsx';
import { PartnerFileDetails, ReadOnlyPartnerFile } from './partner-file-details.tsx';
import { audienceOf, partnerFileResource } from './partner-file-resource.ts';
import { SendFiles } from './send-files.tsx';

const states = [
  ['', 'All files'],
  ['new', 'New from firms'],
  ['received', 'From firms'],
  ['sent', 'From the office'],
] as const;

const orders = [
  ['', 'Newest first'],
  ['groups', 'By year and category'],
] as const;

/** More rows take seconds to draw. */
const pageSize = 100;

const isOfState = ({ isOwn, isNew }: PartnerFile, state: string) =>
  state === '' || (state === 'new' ? isNew : isOwn === (state === 'sent'));
const isOfFirm = ({ sender, firms, isForAllFirms }: PartnerFile, firmId: string) =>
  firmId === '' || isForAllFirms || [sender, ...firms].some((firm) => firm?.id === firmId);

/** All senders and recipients. */
const firmOptions = (files: PartnerFile[]) => {
  const firms = files.flatMap((file) => [...file.firms, ...(file.sender ? [file.sender] : [])]);
  return [...new Map(firms.map(({ id, name }) => [id, name]))].sort((a, b) => a[1].localeCompare(b[1], 'de'));
};

const emptyText = (files: PartnerFile[], matching: PartnerFile[]) => {
  if (files.length === 0) return 'No files yet';
  return matching.length === 0 ? 'No files match' : 'No files on this page';
};

export function PartnerFilesSegment({ segments }: { segments: ReactNode }) {
  const { search, firm, page, set, setSearch, ...parameters } = useListParameters();
  const status = oneOf(states, parameters.status);
  const sort = oneOf(orders, parameters.sort);
  const isGrouped = sort === 'groups';
  const query = useAnswer(officeFileCalls.list, {});
  const mayChange = useMay()('content');
  const [openedId, setOpenedId] = useState<string>();
  const close = () => setOpenedId(undefined);
  const askToDelete = useDeletion<PartnerFile>({
    resource: partnerFileResource,
    lang: 'en',
    ...englishDeletion('file', ({ title }) => title),
    onConfirmed: close,
  });
  const opened = query.data?.find(({ id }) => id === openedId);
  return (
    <TabFrame title="Partners" segments={segments}>
      {mayChange && <SendFiles firmId={firm} />}
      <ListStates query={query} failure="The files could not be loaded.">
        {(files) => {
          const matching = files.filter(
            (file) =>
              isOfState(file, status) &&
              isOfFirm(file, firm) &&
              matches(search, file.title, file.fileName, audienceOf(file)),
          );
          const sorted = isGrouped ? groupFiles(matching).flatMap((group) => group.files) : matching;
          const shown = sorted.slice((page - 1) * pageSize, page * pageSize);
          return (
            <>
              <FilterBar>
                <SearchInput label="Search files" value={search} onChange={setSearch} />
                <Choice label="Filter" value={status} options={states} onChange={(value) => set({ status: value })} />
                <Choice label="Order" value={sort} options={orders} onChange={(value) => set({ sort: value })} />
                <Choice
                  label="Firm"
                  value={firm}
                  options={withAll(firmOptions(files), firm, { all: 'All firms', other: 'A firm without files' })}
                  onChange={(value) => set({ firm: value })}
                />
              </FilterBar>
              {shown.length === 0 ? (
                <EmptyState>{emptyText(files, matching)}</EmptyState>
              ) : (
                <OfficeFileTable {...{ shown, isGrouped }} onOpen={setOpenedId} onDownload={() => query.refetch()} />
              )}
              <Pager {...{ page, pageSize }} total={matching.length} onPage={(next) => set({ page: String(next) })} />
            </>
          );
        }}
      </ListStates>
      {opened && mayChange && (
        <PartnerFileDetails key={opened.id} file={opened} onClose={close} onDelete={() => askToDelete(opened)} />
      )}
      {opened && !mayChange && <ReadOnlyPartnerFile file={opened} onClose={close} />}
    </TabFrame>
  );
}
