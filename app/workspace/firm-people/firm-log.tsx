import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FirmLogEntry } from '#domain/firm-people/firm-log/firm-log-answer.ts';
import { firmLogActor, firmLogEvent } from '#domain/firm-people/firm-log/firm-log-texts.ts';
import type { FirmPersonAnswer } from '#domain/firm-people/firm-person-answer.ts';
import { Choice, DayChoice, FilterBar } from '../../components/ui/filter-bar.tsx';
import type { ListPage } from '../calls/answers.ts';
import { dateTimeOrUnknown } from '../list/date-or-unknown.ts';
import { withAll } from '../list/options.ts';
import { PagedList } from '../list/paged-list.tsx';
import { SaveFileButton } from '../list/save-file-button.tsx';
import type { WorkspaceLanguage } from '../workspace-texts.ts';
import { firmPeopleTexts } from './firm-people-texts.ts';

interface LogFilter {
  person: string;
  from: string;
  to: string;
}

/** Reads the log of the user's own firm, or of the firm that the office has opened. */
export interface FirmLogSource {
  page: (query: Record<string, string | number>) => {
    queryKey: unknown[];
    queryFn: (context: { signal: AbortSignal }) => Promise<ListPage<FirmLogEntry>>;
  };
  table: (filter: LogFilter) => Promise<Blob>;
}

interface FirmLogProps {
  lang: WorkspaceLanguage;
  source: FirmLogSource;
  /** The people to filter by. */
  people: readonly Pick<FirmPersonAnswer, 'id' | 'name'>[];
}

/** The log of a firm's people and their access, newest entries first. */
export function FirmLog({ lang, source, people }: FirmLogProps) {
  const texts = firmPeopleTexts[lang];
  const [filter, setFilter] = useState<LogFilter>({ person: '', from: '', to: '' });
  const [page, setPage] = useState(1);
  const changeFilter = (change: Partial<LogFilter>) => {
    setFilter({ ...filter, ...change });
    setPage(1);
  };
  const query = useQuery({ ...source.page({ ...filter, page }), placeholderData: keepPreviousData, staleTime: 0 });
  const persons = withAll(
    people.map(({ id, name }) => [id, name] as const),
    filter.person,
    { all: texts.logAll },
  );
  return (
    <>
      <p className="mb-4 max-w-prose text-ink-muted text-sm">{texts.logHelp}</p>
      <FilterBar>
        <Choice
          label={texts.logPerson}
          value={filter.person}
          options={persons}
          onChange={(person) => changeFilter({ person })}
        />
        <DayChoice label={texts.logFrom} value={filter.from} onChange={(from) => changeFilter({ from })} />
        <DayChoice label={texts.logTo} value={filter.to} onChange={(to) => changeFilter({ to })} />
        <SaveFileButton
          lang={lang}
          name={texts.log.toLowerCase()}
          makeFile={() => source.table(filter)}
          failure={texts.logTableFailed}
        >
          {texts.logTable}
        </SaveFileButton>
      </FilterBar>
      <PagedList
        query={query}
        failure={texts.logFailed}
        empty={() => texts.logEmpty}
        lang={lang}
        page={page}
        onPage={setPage}
      >
        {(rows) => <Entries lang={lang} entries={rows} />}
      </PagedList>
    </>
  );
}

function Entries({ lang, entries }: { lang: WorkspaceLanguage; entries: FirmLogEntry[] }) {
  return (
    <ul className="divide-y divide-rule text-sm">
      {entries.map((entry) => (
        <li key={entry.id} className="grid gap-x-4 py-1.5 sm:grid-cols-[13rem_minmax(0,1fr)]">
          <time dateTime={entry.at} className="text-ink-muted">
            {dateTimeOrUnknown(entry.at)}
          </time>
          <span className="min-w-0 wrap-anywhere">
            {firmLogEvent(entry, lang)}
            {entry.recordName && `: ${entry.recordName}`}
            <span className="block text-ink-muted">
              {[firmLogActor(entry, lang), entry.network].filter(Boolean).join(', ')}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
