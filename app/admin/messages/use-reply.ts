import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ContactMessage } from '#domain/contact-messages/contact-message-answer.ts';
import { contactMessageCalls } from '#domain/contact-messages/contact-message-calls.ts';
import { listRepliesCall, replyCall } from '#domain/contact-messages/replies/message-reply-calls.ts';
import type { InputOf } from '#domain/core/api-call.ts';
import { joinPersonName } from '#domain/core/person-name.ts';
import { answerKey, patchRow, refetchRows } from '../../workspace/calls/answers.ts';
import { api } from '../../workspace/calls/api.ts';
import { messageIn } from '../../workspace/calls/failure-message.ts';
import { notify } from '../../workspace/records/notify.ts';
import { successToast } from '../../workspace/records/toasts.ts';
import { isChangedMeanwhile } from '../../workspace/records/use-records.ts';
import { readRecord } from '../../workspace/table/read-record.ts';
import { latestOf, rememberChange } from './latest-message.ts';
import type { ReplyJson } from './reply-entry.tsx';

type ReplyBody = InputOf<typeof replyCall>['body'];

/** Sends a reply. If another user has replied since, it shows that reply first. */
export function useReply(message: ContactMessage) {
  const queryClient = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const key = answerKey(listRepliesCall, { id: message.id });

  const readReplies = () => api(listRepliesCall, { id: message.id });
  async function post(body: ReplyBody, { id, updatedAt }: Pick<ContactMessage, 'id' | 'updatedAt'>): Promise<void> {
    const sent = await api(replyCall, { id, body }, { headers: { 'If-Match': `"${updatedAt}"` } });
    const answered = readRecord<ContactMessage>(contactMessageCalls.list, id).catch(() => undefined);
    rememberChange(
      id,
      answered.then((current = message) => current),
    );
    // Added to the thread at once, so that a second reply isn't mistaken for somebody else's.
    queryClient.setQueryData<ReplyJson[]>(key, (known = []) => [...known, sent]);
  }

  /** @returns false if the user has to read a new reply first */
  async function send(body: ReplyBody): Promise<boolean> {
    const shown = queryClient.getQueryData<ReplyJson[]>(key)?.length ?? 0;
    try {
      await post(body, await latestOf(message));
    } catch (error) {
      if (!isChangedMeanwhile(error)) throw error;
      const current = await readRecord<ContactMessage>(contactMessageCalls.list, message.id);
      const replies = await readReplies();
      if (!current) throw error;
      queryClient.setQueryData(key, replies);
      await patchRow<ContactMessage>(queryClient, contactMessageCalls.list, current.id, current);
      if (replies.length > shown) return false;
      // Only something else of the message has changed, such as the notes.
      await post(body, current);
    }
    return true;
  }

  /** @returns whether the reply was sent */
  async function reply(body: ReplyBody): Promise<boolean> {
    if (isBusy) return false;
    setIsBusy(true);
    setFailure('');
    let isSent = false;
    try {
      isSent = await send(body);
      if (isSent) notify(successToast(`The reply is on its way to ${joinPersonName(message)}`));
      else setFailure('Somebody else has answered meanwhile: see their reply above. Send yours anyway?');
    } catch (error) {
      setFailure(`The reply was not sent. ${messageIn('en', error)}`);
    }
    setIsBusy(false);
    void refetchRows(queryClient, contactMessageCalls.list);
    return isSent;
  }

  return { isBusy, failure, reply };
}
