import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ContactMessage } from '#domain/contact-messages/contact-message-answer.ts';
import { joinPersonName } from '#domain/contact-messages/person-name.ts';
import type { Overview } from '#domain/overview/overview-answer.ts';
import { showToast } from '../components/toast.tsx';
import { Badge } from '../components/ui/badge.tsx';
import { Button } from '../components/ui/button.tsx';
import { Choice, FilterBar, SearchInput } from '../components/ui/filter-bar.tsx';
import { Pager } from '../components/ui/pager.tsx';
import { adminCall } from './admin-call.ts';
import { adminDate } from './admin-dates.ts';
import { adminKey, overviewPath, pageSize, patchRows, refetchList, useAdminPage, useOverview } from './admin-lists.ts';
import { cell, DataRow, DataTable } from './data-table.tsx';
import { oneOf, useListParameters } from './list-parameters.ts';
import { MessageDetails } from './message-details.tsx';
import { englishFailure, englishSuccess, messageKind } from './record-kinds.ts';
import { EmptyState, english, ListStates, TabFrame } from './tab-frame.tsx';
import { englishDeletion, useDeletion } from './use-deletion.tsx';
import { useRecords } from './use-records.ts';

const statusOptions = [
  ['all', 'All'],
  ['unread', 'Unread'],
  ['read', 'Read'],
] as const;

const sortOptions = [
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
  const parameters = useListParameters();
  const { search, page } = parameters;
  const status = oneOf(statusOptions, parameters.status);
  const sort = oneOf(sortOptions, parameters.sort);
  const query = useAdminPage<ContactMessage>(messageKind.path, {
    search,
    status: status === 'all' ? '' : status,
    sort,
    page,
  });
  const { data: overview } = useOverview();
  const { remove } = useRecords<ContactMessage>(messageKind);
  const markAsRead = useMarkAsRead();
  const [opened, setOpened] = useState<ContactMessage | null>(null);
  const { askToDelete, deletionDialog } = useDeletion(
    remove,
    englishDeletion<ContactMessage>('message', (message) => `The message of ${joinPersonName(message)}`),
  );
  const open = (message: ContactMessage) => {
    setOpened(message);
    if (!message.isRead) void markAsRead(message.id);
  };
  const unread = overview?.counts.messages.unread ?? query.data?.rows.filter(({ isRead }) => !isRead).length ?? 0;
  return (
    <TabFrame title="Messages" lang="en" note={<Badge look={unread > 0 ? 'urgent' : 'plain'}>{unread} unread</Badge>}>
      <FilterBar>
        <SearchInput label="Search messages" value={search} onChange={parameters.setSearch} />
        <Choice
          label="Filter"
          value={status}
          options={statusOptions}
          onChange={(value) => parameters.set({ status: value })}
        />
        <Choice label="Sort" value={sort} options={sortOptions} onChange={(value) => parameters.set({ sort: value })} />
      </FilterBar>
      <ListStates query={query} failure="The messages could not be loaded." {...english}>
        {({ rows, total }) =>
          rows.length === 0 ? (
            <EmptyState>{search || status !== 'all' ? 'No messages match' : 'No messages yet'}</EmptyState>
          ) : (
            <>
              <DataTable caption="Messages" columns={columns} stale={query.isPlaceholderData}>
                {rows.map((message) => (
                  <MessageRow
                    key={message.id}
                    message={message}
                    onOpen={() => open(message)}
                    onDelete={() => askToDelete(message)}
                  />
                ))}
              </DataTable>
              <Pager
                page={page}
                pageSize={pageSize}
                total={total}
                onPage={(next) => parameters.set({ page: String(next) })}
              />
            </>
          )
        }
      </ListStates>
      {opened && (
        <MessageDetails
          message={opened}
          onClose={() => setOpened(null)}
          onDelete={() => {
            setOpened(null);
            askToDelete(opened);
          }}
        />
      )}
      {deletionDialog}
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
      showToast(englishSuccess('Message marked as read'));
    } catch {
      goBack();
      count(1);
      showToast(englishFailure('Failed to mark message as read'));
    }
    void refetchList(queryClient, messageKind.path);
  };
}
