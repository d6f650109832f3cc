import { useQuery } from '@tanstack/react-query';
import type { NewsSubscriber } from '#domain/news/subscribers/news-subscriber-answer.ts';
import {
  listNewsAddressesCall,
  newsSubscriberCalls,
  readNewsFiguresCall,
} from '#domain/news/subscribers/news-subscriber-calls.ts';
import { languageName } from '#platform/language-names.ts';
import { formatNumber } from '#platform/numbers.ts';
import { Badge } from '../../components/ui/badge.tsx';
import { Button } from '../../components/ui/button.tsx';
import { answerKeys } from '../../workspace/calls/answers.ts';
import { api } from '../../workspace/calls/api.ts';
import { dateOrUnknown, dateTimeOrUnknown } from '../../workspace/list/date-or-unknown.ts';
import { SaveFileButton } from '../../workspace/list/save-file-button.tsx';
import { englishResource } from '../../workspace/records/record-resource.ts';
import { useRun } from '../../workspace/records/use-run.ts';
import { useMay } from '../../workspace/sign-in/use-session.ts';
import { DetailsList, EmailLink } from '../../workspace/table/details-list.tsx';
import { RecordDetails } from '../../workspace/table/record-details.tsx';
import { RecordList } from '../../workspace/table/record-table.tsx';
import type { DetailsProps, RecordProps, TableDescription } from '../../workspace/table/table-description.ts';
import { CorrespondenceChoice } from '../correspondence/correspondence-choice.tsx';
import { statusLabels, topicLabels, topicsText } from './subscriber-texts.ts';

const table: TableDescription<NewsSubscriber> = {
  resource: englishResource(newsSubscriberCalls, 'Subscriber'),
  calls: newsSubscriberCalls,
  plural: 'subscribers',
  noun: 'subscriber',
  nameOf: ({ email }) => email,
  columns: [
    { head: 'Email', cellClass: 'w-full wrap-anywhere', Cell: AddressAndStatus },
    {
      head: 'Topics',
      headClass: 'w-48',
      cellClass: 'text-sm whitespace-nowrap',
      Cell: ({ record }) => topicsText(record.topics, record.cards),
    },
    {
      head: 'Since',
      headClass: 'w-44',
      cellClass: 'text-sm whitespace-nowrap text-ink-muted',
      Cell: ({ record }) => dateOrUnknown(record.confirmedAt ?? record.createdAt),
    },
  ],
  buttonsClass: 'w-44 text-right',
  isMarked: ({ status }) => status === 'refused',
  states: [
    ['confirmed', 'Confirmed'],
    ['edition', 'New editions'],
    ['press', 'Press releases'],
    ['unconfirmed', 'Not confirmed'],
    ['refused', 'Rejected by the mail server'],
  ],
  sorts: [
    ['-createdAt', 'Newest first'],
    ['createdAt', 'Oldest first'],
    ['email', 'Email'],
  ],
  emptyText: (status) => (status === 'all' ? 'Nobody has subscribed yet' : 'No such subscribers'),
  Tool: ExportSubscribers,
  permission: 'content',
  Details: SubscriberDetails,
};

export function SubscribersPart() {
  return (
    <>
      <Figures />
      <RecordList table={table} />
    </>
  );
}

function Figures() {
  const { data } = useQuery({
    // Below the key of the list, so that both are refetched together.
    queryKey: [...answerKeys, `/api${newsSubscriberCalls.list.path}/figures`],
    queryFn: ({ signal }) => api(readNewsFiguresCall, {}, { signal }),
  });
  const entries: [label: string, count: number | undefined][] = [
    [topicLabels.edition, data?.edition],
    [topicLabels.press, data?.press],
    [statusLabels.unconfirmed, data?.unconfirmed],
    [statusLabels.refused, data?.refused],
  ];
  return (
    <dl className="mb-5 flex flex-wrap gap-x-8 gap-y-2">
      {entries.map(([label, count]) => (
        <div key={label}>
          <dt className="text-ink-muted text-sm">{label}</dt>
          <dd className="font-semibold text-xl tabular-nums">{count === undefined ? '–' : formatNumber(count)}</dd>
        </div>
      ))}
    </dl>
  );
}

function AddressAndStatus({ record: { email, status } }: RecordProps<NewsSubscriber>) {
  return (
    <>
      {email} {status !== 'confirmed' && <Badge>{statusLabels[status]}</Badge>}
    </>
  );
}

function SubscriberDetails({ record, ...actions }: DetailsProps<NewsSubscriber>) {
  const { email, topics, cards, status, createdAt, confirmedAt, refusedAt, refusal } = record;
  const mayChange = useMay()('content');
  const { runNext } = useRun(newsSubscriberCalls.list);
  return (
    <RecordDetails
      title="Subscriber"
      action={
        <Button look="primary" onClick={actions.onClose}>
          Close
        </Button>
      }
      {...actions}
    >
      <DetailsList
        entries={[
          ['Email', <EmailLink key="email" email={email} />],
          ['Status', statusLabels[status]],
          ['Topics', topicsText(topics, cards)],
          [
            'Correspondence',
            mayChange ? (
              <CorrespondenceChoice key="language" calls={newsSubscriberCalls} record={record} run={runNext} />
            ) : (
              languageName(record.correspondenceLanguage, 'en')
            ),
          ],
          ['Subscribed', dateTimeOrUnknown(createdAt)],
          ['Confirmed', confirmedAt && dateTimeOrUnknown(confirmedAt)],
          ['Rejected', refusedAt && dateTimeOrUnknown(refusedAt)],
          ['Answer of the mail server', refusal],
          ['Note', status === 'unconfirmed' && actions.onDelete && 'After deletion the address can subscribe again.'],
        ]}
      />
    </RecordDetails>
  );
}

async function tableOfSubscribers(): Promise<string> {
  const [subscribers, { subscribersCsv }] = await Promise.all([
    api(listNewsAddressesCall, {}),
    import('./subscribers-csv.ts'),
  ]);
  return subscribersCsv(subscribers);
}

/** Saves all confirmed addresses, regardless of the filter. */
function ExportSubscribers() {
  const may = useMay();
  if (!may('administration')) return null;
  return (
    <SaveFileButton name="news" makeFile={tableOfSubscribers} failure="Failed to export addresses">
      Export CSV
    </SaveFileButton>
  );
}
