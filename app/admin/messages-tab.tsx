import { useQueryClient } from '@tanstack/react-query';
import type { ContactMessage } from '#domain/contact-messages/contact-message-answer.ts';
import { joinPersonName } from '#domain/contact-messages/person-name.ts';
import type { Overview } from '#domain/overview/overview-answer.ts';
import { Badge } from '../components/ui/badge.tsx';
import { Button } from '../components/ui/button.tsx';
import { adminCall } from './admin-call.ts';
import { adminDate } from './admin-dates.ts';
import { adminKey, overviewPath, patchRows, refetchList, useOverview } from './admin-lists.ts';
import { cell, DataRow } from './data-table.tsx';
import { MessageDetails } from './message-details.tsx';
import { englishFailure, englishSuccess, messageKind } from './record-kinds.ts';
import { SearchedList } from './searched-list.tsx';
import { TabFrame } from './tab-frame.tsx';
import { tell } from './tell.ts';

const states = [
  ['unread', 'Unread'],
  ['read', 'Read'],
] as const;

const sorts = [
  ['-createdAt', 'Newest first'],
  ['createdAt', 'Oldest first'],
  ['lastName', 'Sender'],
  ['subject', 'Subject'],
] as const;

const columns = [
  { head: 'Message' },
  { head: 'Received', className: 'w-44' },
  { head: 'Actions', className: 'w-52 text-right' },
];

export default function MessagesTab() {
  const { data: overview } = useOverview();
  const markAsRead = useMarkAsRead();
  const unread = overview?.counts.messages.unread;
  return (
    <TabFrame
      title="Messages"
      lang="en"
      note={unread !== undefined && <Badge look={unread > 0 ? 'urgent' : 'plain'}>{unread} unread</Badge>}
    >
      <SearchedList<ContactMessage>
        kind={messageKind}
        plural="messages"
        noun="message"
        nameOf={(message) => `The message of ${joinPersonName(message)}`}
        columns={columns}
        states={states}
        sorts={sorts}
        emptyText={(status) => (status === 'all' ? 'No messages yet' : `No ${status} messages`)}
        onOpened={({ id, isRead }) => {
          if (!isRead) void markAsRead(id);
        }}
        row={(message, deeds) => <MessageRow key={message.id} message={message} {...deeds} />}
        details={(message, deeds) => <MessageDetails message={message} {...deeds} />}
      />
    </TabFrame>
  );
}

interface MessageRowProps {
  message: ContactMessage;
  onOpen: () => void;
  onDelete: () => void;
}

function MessageRow({ message, onOpen, onDelete }: MessageRowProps) {
  const name = joinPersonName(message);
  const { subject, organization, createdAt, isRead, suspectedSpam } = message;
  return (
    <DataRow marked={!isRead}>
      <td className={`${cell} w-full`}>
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className={`min-w-0 wrap-anywhere ${isRead ? '' : 'font-bold'}`}>{name}</span>
          {!isRead && <Badge look="urgent">New</Badge>}
          {suspectedSpam && <Badge>Possible spam</Badge>}
        </p>
        <p className="line-clamp-2 text-sm wrap-anywhere text-ink-muted">
          <bdi>{subject}</bdi>
          {organization && <bdi>, {organization}</bdi>}
        </p>
      </td>
      <td className={`${cell} text-sm whitespace-nowrap text-ink-muted`}>{adminDate(createdAt)}</td>
      <td className={cell}>
        <div className="flex gap-1 lg:justify-end">
          <Button onClick={onOpen}>
            Details<span className="sr-only"> of the message of {name}</span>
          </Button>
          <Button look="quiet" onClick={onDelete}>
            Delete<span className="sr-only"> the message of {name}</span>
          </Button>
        </div>
      </td>
    </DataRow>
  );
}

/** Marks a message as read, at once in the list and in the count. */
function useMarkAsRead() {
  const queryClient = useQueryClient();
  return async (id: string) => {
    const goBack = await patchRows<ContactMessage>(queryClient, messageKind.path, (rows) =>
      rows.map((row) => (row.id === id ? { ...row, isRead: true } : row)),
    );
    const count = (difference: number) =>
      queryClient.setQueryData<Overview>(adminKey(overviewPath), (known) => {
        if (!known) return known;
        const { messages } = known.counts;
        return {
          ...known,
          counts: { ...known.counts, messages: { ...messages, unread: Math.max(0, messages.unread + difference) } },
        };
      });
    count(-1);
    try {
      await adminCall('PATCH', `${messageKind.path}/${id}/read`);
      tell(englishSuccess('Message marked as read'));
    } catch {
      goBack();
      count(1);
      tell(englishFailure('Failed to mark message as read'));
    }
    void refetchList(queryClient, messageKind.path);
  };
}
