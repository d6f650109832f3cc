import type { QueryClient } from '@tanstack/react-query';
import type { ContactMessage } from '#domain/contact-messages/contact-message-answer.ts';
import type { Overview } from '#domain/overview/overview-answer.ts';
import { adminCall } from '../calls/admin-call.ts';
import { adminKey, overviewPath, patchRows, refetchList } from '../calls/admin-lists.ts';
import { notify } from '../records/notify.ts';
import { failureToast, successToast } from '../records/toasts.ts';
import { messagesPath } from './message-acts.ts';

/** Marks a message that has been opened as read, at once in the list and in the count. */
export async function markAsRead(queryClient: QueryClient, { id, isRead }: ContactMessage): Promise<void> {
  if (isRead) return;
  const patch = (values: Partial<ContactMessage>) =>
    patchRows<ContactMessage>(queryClient, messagesPath, (rows) =>
      rows.map((row) => (row.id === id ? { ...row, ...values } : row)),
    );
  const goBack = await patch({ state: 'open', isRead: true });
  const countUnread = (difference: number) =>
    queryClient.setQueryData<Overview>(adminKey(overviewPath), (known) => {
      if (!known) return known;
      const { messages } = known.counts;
      const unread = Math.max(0, messages.unread + difference);
      return { ...known, counts: { ...known.counts, messages: { ...messages, unread } } };
    });
  countUnread(-1);
  try {
    // With the moment of this change: whoever goes on with the message knows it as it is.
    await patch(await adminCall<ContactMessage>('PATCH', `${messagesPath}/${id}/read`));
    notify(successToast('Message marked as read'));
  } catch {
    goBack();
    countUnread(1);
    notify(failureToast('Failed to mark message as read'));
  }
  void refetchList(queryClient, messagesPath);
}
