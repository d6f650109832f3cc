import type { QueryClient } from '@tanstack/react-query';
import type { ContactMessage } from '#domain/contact-messages/contact-message-answer.ts';
import { contactMessageCalls, markAsReadCall } from '#domain/contact-messages/contact-message-calls.ts';
import type { Overview } from '#domain/everything/overview/overview-answer.ts';
import { readOverviewCall } from '#domain/everything/overview/overview-call.ts';
import { answerKey, patchRows, refetchList } from '../../workspace/calls/answers.ts';
import { api } from '../../workspace/calls/api.ts';
import { notify } from '../../workspace/records/notify.ts';
import { failureToast, successToast } from '../../workspace/records/toasts.ts';

/** Of the messages that are being marked: how they come out of it, by their id. */
const marking = new Map<string, Promise<ContactMessage>>();

/**
 * The message as it is once its mark has arrived: an act that overtook it would be refused as if somebody else had changed
 * the message, or its toast would give way to that of the mark.
 */
export const onceMarkedAsRead = async (message: ContactMessage): Promise<ContactMessage> =>
  marking.get(message.id) ?? message;

/** Marks a message that has been opened as read, at once in the list and in the count. */
export async function markAsRead(queryClient: QueryClient, message: ContactMessage): Promise<void> {
  const { id, isRead } = message;
  if (isRead) return;
  const marked = mark(queryClient, message);
  marking.set(id, marked);
  await marked;
  marking.delete(id);
  void refetchList(queryClient, contactMessageCalls.list);
}

/** Never throws: failures are told. */
async function mark(queryClient: QueryClient, message: ContactMessage): Promise<ContactMessage> {
  const patch = (values: Partial<ContactMessage>) =>
    patchRows<ContactMessage>(queryClient, contactMessageCalls.list, (rows) =>
      rows.map((row) => (row.id === message.id ? { ...row, ...values } : row)),
    );
  const goBack = await patch({ state: 'open', isRead: true });
  const countUnread = (difference: number) =>
    queryClient.setQueryData<Overview>(answerKey(readOverviewCall, {}), (known) => {
      if (!known) return known;
      const { messages } = known.counts;
      const unread = Math.max(0, messages.unread + difference);
      return { ...known, counts: { ...known.counts, messages: { ...messages, unread } } };
    });
  countUnread(-1);
  try {
    // With the moment of this change: whoever goes on with the message knows it as it is.
    const marked = await api(markAsReadCall, { id: message.id });
    await patch(marked);
    notify(successToast('Message marked as read'));
    return marked;
  } catch {
    goBack();
    countUnread(1);
    notify(failureToast('Failed to mark message as read'));
    return message;
  }
}
