import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ContactMessage } from '#domain/contact-messages/contact-message-answer.ts';
import { contactMessageCalls } from '#domain/contact-messages/contact-message-calls.ts';
import { listRepliesCall, replyCall } from '#domain/contact-messages/replies/message-reply-calls.ts';
import { answerKey, patchRow, refetchList } from '../../workspace/calls/answers.ts';
import { api } from '../../workspace/calls/api.ts';
import { detailOf } from '../../workspace/calls/failure-message.ts';
import { notify } from '../../workspace/records/notify.ts';
import { successToast } from '../../workspace/records/toasts.ts';
import { isChangedMeanwhile } from '../../workspace/records/use-records.ts';
import { readRecord } from '../../workspace/table/read-record.ts';
import { onceMarkedAsRead } from './mark-as-read.ts';
import type { ReadReply } from './message-thread.tsx';

/** Sends a reply. If another user has replied since, it shows that reply first. */
export function useReply(message: ContactMessage, onSent: () => void) {
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const key = answerKey(listRepliesCall, { id: message.id });

  const readReplies = () => api(listRepliesCall, { id: message.id });
  const post = (text: string, { id, updatedAt }: Pick<ContactMessage, 'id' | 'updatedAt'>) =>
    api(replyCall, { id, body: { text } }, { headers: { 'If-Match': `"${updatedAt}"` } });

  /** @returns false if the user has to read a new reply first */
  async function send(text: string): Promise<boolean> {
    const shown = queryClient.getQueryData<ReadReply[]>(key)?.length ?? 0;
    try {
      await post(text, await onceMarkedAsRead(message));
    } catch (error) {
      if (!isChangedMeanwhile(error)) throw error;
      const current = await readRecord<ContactMessage>(contactMessageCalls.list, message.id);
      const replies = await readReplies();
      if (!current) throw error;
      queryClient.setQueryData(key, replies);
      await patchRow<ContactMessage>(queryClient, contactMessageCalls.list, current.id, current);
      if (replies.length > shown) return false;
      // Only something else has changed, such as the notes.
      await post(text, current);
    }
    return true;
  }

  async function reply(text: string): Promise<void> {
    if (busy) return;
    setBusy(true);
    setFailure('');
    try {
      if (await send(text)) {
        onSent();
        notify(successToast('The reply is on its way'));
      } else setFailure('Somebody else has answered meanwhile: see their reply above. Send yours anyway?');
    } catch (error) {
      setFailure(`The reply was not sent. ${detailOf(error) ?? 'The server could not be reached.'}`);
    }
    setBusy(false);
    void refetchList(queryClient, contactMessageCalls.list);
  }

  return { busy, failure, reply };
}
