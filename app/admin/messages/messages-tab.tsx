import type { ReactNode } from 'react';
import type { ContactMessage } from '#domain/contact-messages/contact-message-answer.ts';
import { contactMessageCalls } from '#domain/contact-messages/contact-message-calls.ts';
import { joinPersonName } from '#domain/core/person-name.ts';
import { Badge } from '../../components/ui/badge.tsx';
import { useOverview } from '../../workspace/calls/answers.ts';
import { CardTab } from '../../workspace/cards/card-tab.tsx';
import { dateTimeOrUnknown } from '../../workspace/list/date-or-unknown.ts';
import { useSegments } from '../../workspace/list/use-segments.tsx';
import { englishResource } from '../../workspace/records/record-resource.ts';
import { TabFrame } from '../../workspace/tab-frame.tsx';
import { RecordList } from '../../workspace/table/record-table.tsx';
import type { RecordProps, TableDescription } from '../../workspace/table/table-description.ts';
import { FollowUpNote } from '../follow-up/follow-up-note.tsx';
import { latestOf } from './latest-message.ts';
import { markAsRead } from './mark-as-read.ts';
import { messageBulkActions } from './message-bulk-actions.ts';
import { MessageDetails } from './message-details.tsx';
import { replyTextCards } from './reply-texts.tsx';

const table: TableDescription<ContactMessage> = {
  resource: englishResource(contactMessageCalls, 'Message'),
  calls: contactMessageCalls,
  plural: 'messages',
  noun: 'message',
  nameOf: (message) => `the message of ${joinPersonName(message)}`,
  columns: [
    { head: 'Message', cellClass: 'w-full', Cell: SenderAndText },
    {
      head: 'Received',
      headClass: 'w-56',
      cellClass: 'text-sm whitespace-nowrap text-ink-muted single:whitespace-normal',
      Cell: ({ record }) => dateTimeOrUnknown(record.createdAt),
    },
  ],
  buttonsClass: 'w-52 text-right',
  isMarked: ({ state }) => state === 'new',
  toDo: ['to-do', 'To do'],
  states: [
    ['unread', 'Unread'],
    ['read', 'Read'],
    ['open', 'Open'],
    ['answered', 'Answered'],
    ['spam', 'Spam'],
    ['suspected', 'Possible spam'],
  ],
  sorts: [
    ['-createdAt', 'Newest first'],
    ['createdAt', 'Oldest first'],
    ['lastName', 'Sender'],
    ['subject', 'Subject'],
  ],
  emptyText: (status) => (status === 'all' ? 'No messages yet' : `No ${status} messages`),
  bulkActions: messageBulkActions,
  onOpened: (queryClient, message, isStep) => void markAsRead(queryClient, message, { isSilent: isStep }),
  latestOf,
  detailsKeys: [
    ['r', 'Write a reply'],
    ['1 to 9, 0', 'Insert that reply text'],
    ['Ctrl+Enter', 'Send the reply'],
    ['Ctrl+Shift+Enter', 'Send the reply and open the next message'],
  ],
  permission: 'messages',
  Details: MessageDetails,
};

const segments = [
  ['', 'Inbox'],
  ['reply-texts', 'Reply texts'],
] as const;

/** Two lists: received messages, and texts for replies. */
export default function MessagesTab() {
  const { shown, choice } = useSegments('Messages or reply texts', segments);
  return shown === 'reply-texts' ? <CardTab tab={replyTextCards} segments={choice} /> : <Inbox segments={choice} />;
}

function Inbox({ segments: choice }: { segments: ReactNode }) {
  const overview = useOverview().data;
  return (
    <TabFrame
      title="Messages"
      segments={choice}
      note={overview && <Counts unread={overview.counts.messages.unread} toDo={overview.toDo.waitingMessages} />}
    >
      <RecordList table={table} />
    </TabFrame>
  );
}

function Counts({ unread, toDo }: { unread: number; toDo: number }) {
  const open = toDo - unread;
  return (
    <>
      <Badge look={unread > 0 ? 'urgent' : 'plain'}>{unread} unread</Badge>
      {open > 0 && <Badge look="good">{open} open</Badge>}
    </>
  );
}

/** The beginning of a message, longer than the line of a row, as most messages start with a salutation. */
const beginning = (text: string) => text.trimStart().slice(0, 200);

function SenderAndText({ record }: RecordProps<ContactMessage>) {
  const { subject, message, organization, state, suspectedSpam, newAnswerAt } = record;
  return (
    <div className="wide:grid wide:grid-cols-[18rem_minmax(0,1fr)_24rem] wide:items-baseline wide:gap-x-6">
      <p className="flex flex-wrap items-baseline gap-x-2 wide:flex-nowrap">
        <span className={`min-w-0 wrap-anywhere wide:truncate ${state === 'new' ? 'font-bold' : ''}`}>
          {joinPersonName(record)}
        </span>
        {state === 'new' && <Badge look="urgent">New</Badge>}
        {state === 'open' && !newAnswerAt && <Badge look="good">Open</Badge>}
        {newAnswerAt && <Badge look="urgent">New answer</Badge>}
        {state === 'answered' && <Badge>Answered</Badge>}
        {state === 'spam' && <Badge>Spam</Badge>}
        {suspectedSpam && state !== 'spam' && <Badge>Possible spam</Badge>}
      </p>
      <p className="line-clamp-1 wrap-anywhere">
        <bdi>{beginning(message)}</bdi>
      </p>
      <div className="wide:flex wide:items-baseline wide:gap-x-3">
        <p className="line-clamp-1 text-sm wrap-anywhere text-ink-muted">
          <bdi>{subject}</bdi>
          {organization && <bdi>, {organization}</bdi>}
        </p>
        <FollowUpNote record={record} isDone={state === 'answered' || state === 'spam'} />
      </div>
    </div>
  );
}
