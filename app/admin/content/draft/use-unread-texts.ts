import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { EditionDocument } from '#content/schemas.ts';
import { listReadTextsCall, markTextsCall } from '#domain/editions/read-texts/read-texts-calls.ts';
import { type UnreadText, unreadTexts } from '#domain/editions/read-texts/unread-texts.ts';
import { answerKey, useAnswer } from '../../../workspace/calls/answers.ts';
import { api } from '../../../workspace/calls/api.ts';
import { notify } from '../../../workspace/records/notify.ts';
import { failureToast } from '../../../workspace/records/toasts.ts';

/** The texts of a draft that are unchanged since the previous edition and not marked as read. */
export function useUnreadTexts(document: string, content: unknown, before: EditionDocument | undefined) {
  const queryClient = useQueryClient();
  const { data } = useAnswer(listReadTextsCall, { document });
  const unread = useMemo(
    () => (data ? unreadTexts(document, content, { before, read: data.texts }) : []),
    [document, content, before, data],
  );
  const queryKey = answerKey(listReadTextsCall, { document });
  async function mark(marked: readonly UnreadText[]): Promise<void> {
    const texts = marked.map(({ id }) => id);
    // The answer is not used, as it may arrive after that of a later mark.
    queryClient.setQueryData<typeof data>(queryKey, (known) => ({ texts: [...(known?.texts ?? []), ...texts] }));
    try {
      await api(markTextsCall, { document, body: { texts, isRead: true } });
    } catch {
      notify(failureToast('The texts could not be marked as read'));
      void queryClient.invalidateQueries({ queryKey });
    }
  }
  return { unread, mark };
}
