import { type ReactNode, useState } from 'react';
import type { PartnerFile } from '#domain/partner-files/partner-file-answer.ts';
import { officeFileCalls } from '#domain/partner-files/partner-file-calls.ts';
import { Choice, FilterBar, SearchInput } from '../../components/ui/filter-bar.tsx';
import { optionOf, useListParameters } from '../../workspace/address/list-parameters.ts';
import { useAnswer, useAnswerPage } from '../../workspace/calls/answers.ts';
import { withAll } from '../../workspace/list/options.ts';
import { PagedList } from '../../workspace/list/paged-list.tsx';
import { englishDeletion, useDeletion } from '../../workspace/records/use-deletion.ts';
import { useMay } from '../../workspace/sign-in/use-session.ts';
import { TabFrame } from '../../workspace/tab-frame.tsx';
import { workspaceTexts } from '../../workspace/workspace-texts.ts';
import { OfficeFileTable } from './office-file-table.tsx';
import { PartnerFileDetails, ReadOnlyPartnerFile } from './partner-file-details.tsx';
import { partnerFileResource } from './partner-file-resource.ts';
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

export function PartnerFilesSegment({ segments }: { segments: ReactNode }) {
  const { search, firm, page, set, setSearch, ...parameters } = useListParameters();
  const status = optionOf(states, parameters.status);
  const sort = optionOf(orders, parameters.sort);
  const isGrouped = sort === 'groups';
  const chosen = { search, status: status || undefined, firm, sort: isGrouped ? ('-year' as const) : undefined };
  const query = useAnswerPage(officeFileCalls.list, { query: { ...chosen, page, pageSize } });
  const { data: firms } = useAnswer(officeFileCalls.listFirms, {});
  const mayChange = useMay()('content');
  const [known, setKnown] = useState<PartnerFile>();
  const close = () => setKnown(undefined);
  const askToDelete = useDeletion<PartnerFile>({
    resource: partnerFileResource,
    lang: 'en',
    ...englishDeletion('file', ({ title }) => title),
    onConfirmed: close,
  });
  // A downloaded file leaves the list of new ones while its details are open.
  const opened = query.data?.rows.find(({ id }) => id === known?.id) ?? known;
  const emptyText = search || status || firm ? 'No files match' : 'No files yet';
  return (
    <TabFrame title="Partners" segments={segments}>
      {mayChange && (
        <div className="no-print">
          <SendFiles firmId={firm} />
        </div>
      )}
      <FilterBar>
        <SearchInput label="Search files" value={search} onChange={setSearch} />
        <Choice label="Filter" value={status} options={states} onChange={(value) => set({ status: value })} />
        <Choice label="Order" value={sort} options={orders} onChange={(value) => set({ sort: value })} />
        <Choice
          label="Firm"
          value={firm}
          options={withAll(firms?.map(({ id, name }) => [id, name] as const) ?? [], firm, {
            all: 'All firms',
            other: firms ? 'A firm without files' : workspaceTexts.en.loading,
          })}
          onChange={(value) => set({ firm: value })}
        />
      </FilterBar>
      <PagedList
        query={query}
        failure="The files could not be loaded."
        empty={(total) => (total > 0 ? 'No files on this page' : emptyText)}
        {...{ page, pageSize }}
        onPage={(next) => set({ page: String(next) })}
      >
        {(shown) => <OfficeFileTable {...{ shown, isGrouped }} onOpen={setKnown} onDownload={() => query.refetch()} />}
      </PagedList>
      {opened && mayChange && (
        <PartnerFileDetails key={opened.id} file={opened} onClose={close} onDelete={() => askToDelete(opened)} />
      )}
      {opened && !mayChange && <ReadOnlyPartnerFile file={opened} onClose={close} />}
    </TabFrame>
  );
}
