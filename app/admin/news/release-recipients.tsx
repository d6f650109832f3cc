import { useState } from 'react';
import { mailContentsKept } from '#domain/core/mails/mail-terms.ts';
import type { NewsRelease, ReleaseRecipient } from '#domain/news/releases/news-release-answer.ts';
import { listRecipientsCall } from '#domain/news/releases/news-release-calls.ts';
import { recipientStates } from '#domain/news/releases/news-release-status.ts';
import { Choice, FilterBar, SearchInput } from '../../components/ui/filter-bar.tsx';
import { useAnswerPage } from '../../workspace/calls/answers.ts';
import { dateTimeOrUnknown } from '../../workspace/list/date-or-unknown.ts';
import { optionsOf } from '../../workspace/list/options.ts';
import { PagedList } from '../../workspace/list/paged-list.tsx';
import { recipientStateLabels } from './release-texts.ts';

const allStates: '' | ReleaseRecipient['state'] = '';
const states = [[allStates, 'All'] as const, ...optionsOf(recipientStates, recipientStateLabels)];

export function ReleaseRecipients({ release }: { release: NewsRelease }) {
  const [filter, setFilter] = useState({ search: '', state: allStates, page: 1 });
  const { search, state, page } = filter;
  const input = { id: release.id, query: { search, state: state || undefined, page } };
  const query = useAnswerPage(listRecipientsCall, input, { staleTime: 0 });
  return (
    <>
      <FilterBar>
        <SearchInput
          label="Search recipients"
          value={search}
          onChange={(text) => setFilter({ ...filter, search: text, page: 1 })}
        />
        <Choice
          label="State"
          value={state}
          options={states}
          onChange={(chosen) => setFilter({ ...filter, state: chosen, page: 1 })}
        />
      </FilterBar>
      <PagedList
        query={query}
        failure="The recipients could not be loaded."
        empty={() =>
          search || state ? 'No recipients match' : `Addresses are deleted ${mailContentsKept} after sending.`
        }
        page={page}
        onPage={(next) => setFilter({ ...filter, page: next })}
      >
        {(rows) => (
          <ul className="divide-y divide-rule border-rule border-y">
            {rows.map((recipient) => (
              <Recipient key={recipient.id} recipient={recipient} />
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
}

function Recipient({ recipient: { email, state, sentAt, reason } }: { recipient: ReleaseRecipient }) {
  return (
    <li className="flex flex-wrap justify-between gap-x-4 py-2">
      <span className="min-w-0 wrap-anywhere">{email}</span>
      <span className={`text-sm ${state === 'refused' || state === 'failed' ? 'text-signal' : 'text-ink-muted'}`}>
        {recipientStateLabels[state]}
        {state === 'sent' && sentAt && ` ${dateTimeOrUnknown(sentAt)}`}
      </span>
      {reason && <span className="w-full text-ink-muted text-sm wrap-anywhere">{reason}</span>}
    </li>
  );
}
