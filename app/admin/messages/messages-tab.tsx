import type { ContactMessage } from '#domain/contact-messages/contact-message-answer.ts';
import { joinPersonName } from '#domain/contact-messages/person-name.ts';
import { Badge } from '../../components/ui/badge.tsx';
import { useOverview } from '../calls/admin-lists.ts';
import { adminDate } from '../dashboard/admin-dates.ts';
import { TabFrame } from '../dashboard/tab-frame.tsx';
import { englishResource } from '../records/record-resource.ts';
import { RecordTable } from '../table/record-table.tsx';
import type { RecordProps, TableDescription } from '../table/table-description.ts';
import { markAsRead } from './mark-as-read.ts';
import { MessageDetails } from './message-details.tsx';

const table: TableDescription<ContactMessage> = {
  resource: englishResource('/api/contact-messages', 'Message'),
  plural: 'messages',
  noun: 'message',
  nameOf: (message) => `the message of ${joinPersonName(message)}`,
  columns: [
    { head: 'Message', cellClass: 'w-full', Cell: SenderAndSubject },
    {
      head: 'Received',
      headClass: 'w-44',
      cellClass: 'text-sm whitespace-nowrap text-ink-muted',
      Cell: ({ record }) => adminDate(record.createdAt),
    },
  ],
  buttonsClass: 'w-52 text-right',
  isMarked: ({ isRead }) => !isRead,
  states: [
    ['unread', 'Unread'],
    ['read', 'Read'],
  ],
  sorts: [
    ['-createdAt', 'Newest first'],
    ['createdAt', 'Oldest first'],
    ['lastName', 'Sender'],
    ['subject', 'Subject'],
  ],
  emptyText: (status) => (status === 'all' ? 'No messages yet' : `No ${status} messages`),
  onOpened: (queryClient, message) => void markAsRead(queryClient, message),
  permission: 'messages',
  Details: MessageDetails,
};

export default function MessagesTab() {
  const unread = useOverview().data?.counts.messages.unread;
  return (
    <TabFrame
      title="Messages"
      lang="en"
      note={unread !== undefined && <Badge look={unread > 0 ? 'urgent' : 'plain'}>{unread} unread</Badge>}
    >
      <RecordTable table={table} />
    </TabFrame>
  );
}

function SenderAndSubject({ record }: RecordProps<ContactMessage>) {
  const { subject, organization, isRead, suspectedSpam } = record;
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className={`min-w-0 wrap-anywhere ${isRead ? '' : 'font-bold'}`}>{joinPersonName(record)}</span>
        {!isRead && <Badge look="urgent">New</Badge>}
        {suspectedSpam && <Badge>Possible spam</Badge>}
      </p>
      <p className="line-clamp-2 text-sm wrap-anywhere text-ink-muted">
        <bdi>{subject}</bdi>
        {organization && <bdi>, {organization}</bdi>}
      </p>
    </>
  );
}
