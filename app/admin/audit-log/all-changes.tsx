import {
  exportAuditLogCall,
  listAuditLogCall,
  readAuditChoicesCall,
} from '#domain/everything/audit-log/audit-calls.ts';
import { Choice, DayChoice, FilterBar } from '../../components/ui/filter-bar.tsx';
import { useListParameters } from '../../workspace/address/list-parameters.ts';
import { rowLinkLook, TabLink } from '../../workspace/address/tab-link.tsx';
import { useAnswer, useAnswerPage } from '../../workspace/calls/answers.ts';
import { apiFile } from '../../workspace/calls/api.ts';
import { withAll } from '../../workspace/list/options.ts';
import { PagedList } from '../../workspace/list/paged-list.tsx';
import { SaveFileButton } from '../../workspace/list/save-file-button.tsx';
import { kindName } from '../record-kinds.ts';
import { AuditEntries } from './audit-entries.tsx';
import { actorText } from './audit-texts.ts';

/** The audit log, for administrators. */
export default function AllChanges() {
  const { actor, kind: recordKind, day, page, set } = useListParameters();
  const query = useAnswerPage(listAuditLogCall, { query: { actor, recordKind, day, page } }, { staleTime: 0 });
  const { data: choices } = useAnswer(readAuditChoicesCall, {}, { staleTime: 0 });
  const actors = choices?.actors.map((entry) => [entry.actor, actorText(entry)] as const) ?? [];
  const kinds = choices?.recordKinds.map((kind) => [kind, kindName(kind)] as const) ?? [];
  return (
    <section aria-labelledby="all-changes" className="min-w-0">
      <p className="no-print mb-4 text-sm">
        <TabLink tab="overview" className={rowLinkLook}>
          Back to the overview
        </TabLink>
      </p>
      <h3 id="all-changes" className="mb-1 text-lg">
        All changes
      </h3>
      <p className="mb-4 max-w-prose text-ink-muted text-sm">
        Who did what to which record, including sign-ins, without the content, with the shortened network of the
        request. Entries are kept for 12 months.
      </p>
      <FilterBar>
        <Choice label="Person" value={actor} options={withAll(actors, actor)} onChange={(actor) => set({ actor })} />
        <Choice
          label="Kind"
          value={recordKind}
          options={withAll(kinds, recordKind)}
          onChange={(kind) => set({ kind })}
        />
        <DayChoice label="Day" value={day} onChange={(day) => set({ day })} />
        {/* The whole log, regardless of the filters. */}
        <SaveFileButton
          name="audit-log"
          extension="jsonl"
          makeFile={() => apiFile(exportAuditLogCall, { body: {} })}
          failure="The log could not be exported."
        >
          Export log as JSON lines
        </SaveFileButton>
      </FilterBar>
      <PagedList
        query={query}
        failure="The changes could not be loaded."
        empty={() => 'No changes match'}
        page={page}
        onPage={(next) => set({ page: String(next) })}
      >
        {(rows) => <AuditEntries entries={rows} hasNetworks />}
      </PagedList>
    </section>
  );
}
