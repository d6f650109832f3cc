import type { QueryClient } from '@tanstack/react-query';
import type { ContactMessage } from '#domain/contact-messages/contact-message-answer.ts';
import { contactMessageCalls, markAsReadCall } from '#domain/contact-messages/contact-message-calls.ts';
import type { Overview } from '#domain/everything/overview/overview-answer.ts';
import { readOverviewCall } from '#domain/everything/overview/overview-call.ts';
import { isNotFound } from '../../api-client.ts';
import { answerKey, patchRow, refetchRows } from '../../workspace/calls/answers.ts';
import { api } from '../../workspace/calls/api.ts';
import { notify } from '../../workspace/records/notify.ts';
import { failureToast, successToast } from '../../workspace/records/toasts.ts';
import { rememberChange } from './latest-message.ts';

interface MarkOptions {
  /** Whether only a failure is shown, because a toast would replace that of the previous message with its Undo. */
  isSilent: boolean;
}

/** Marks an opened message as read. The list and the count show it at once. */
export async function markAsRead(
  queryClient: QueryClient,
  message: ContactMessage,
  options: MarkOptions,
): Promise<void> {
  const { id, isRead } = message;
  if (isRead) return;
  const marked = mark(queryClient, message, options);
  rememberChange(id, marked);
  await marked;
  void refetchRows(queryClient, contactMessageCalls.list);
}

/** Marks a message on the server. Never throws: failures are shown. */
async function mark(
  queryClient: QueryClient,
  message: ContactMessage,
  { isSilent }: MarkOptions,
): Promise<ContactMessage> {
  const patch = (values: Partial<ContactMessage>) =>
    patchRow<ContactMessage>(queryClient, contactMessageCalls.list, message.id, values);
  const revert = await patch({ state: 'open', isRead: true });
  const countUnread = (difference: number) =>
    queryClient.setQueryData<Overview>(answerKey(readOverviewCall, {}), (known) => {
      if (!known) return known;
      const { messages } = known.counts;
      const unread = Math.max(0, messages.unread + difference);
      return { ...known, counts: { ...known.counts, messages: { ...messages, unread } } };
    });
  countUnread(-1);
  try {
    // The answer contains the new updatedAt, which the next change has to send.
    const marked = await api(markAsReadCall, { id: message.id });
    await patch(marked);
    if (!isSilent) notify(successToast('Message marked as read'));
    return marked;
  } catch (error) {
    // The message has been deleted meanwhile.
    if (isNotFound(error)) return message;
    revert();
    countUnread(1);
    notify(failureToast('Failed to mark message as read'));
    return message;
  }
}
