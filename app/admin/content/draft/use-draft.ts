import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { EditionDocument } from '#content/schemas.ts';
import type { InputOf } from '#domain/core/api-call.ts';
import type { Draft } from '#domain/editions/documents/content-answers.ts';
import {
  listDocumentsCall,
  readDraftCall,
  readEditionBeforeCall,
  saveDraftCall,
} from '#domain/editions/documents/content-calls.ts';
import { withoutOpenFigures } from '#domain/editions/documents/without-open-figures.ts';
import { compareContents } from '#domain/editions/values/compare-contents.ts';
import { isOpenEdition } from '#domain/editions/values/open-edition.ts';
import { isNotFound } from '../../../api-client.ts';
import { answerKey, useAnswer } from '../../../workspace/calls/answers.ts';
import { api } from '../../../workspace/calls/api.ts';
import { useLeaveWarning, useSaveShortcut } from '../../../workspace/form/unsaved-input.ts';
import { type DraftCopy, dropCopy, findLostCopies, keepReplacedDraft, openDraftCopy } from './draft-copies.ts';
import { createDraftStore, type DraftStore } from './draft-store.ts';

/** Saves a draft and refetches the list of documents. */
export async function storeDraft(
  queryClient: QueryClient,
  document: string,
  body: InputOf<typeof saveDraftCall>['body'],
) {
  const stored = await api(saveDraftCall, { document, body });
  void queryClient.invalidateQueries({ queryKey: answerKey(listDocumentsCall, {}) });
  return stored;
}

/** The published edition before that of a document; undefined if there is none or while it loads. */
export function useEditionBefore(document: string): EditionDocument | undefined {
  const { data } = useAnswer(readEditionBeforeCall, { document });
  const content = data?.content;
  return useMemo(() => (isOpenEdition(content) ? withoutOpenFigures(content) : undefined), [content]);
}

export interface DraftCalls<Stored extends Draft = Draft> {
  read: () => Promise<Stored>;
  save: (revision: number, content: unknown) => Promise<Stored>;
}

/** The calls for the draft of an original. */
export function useDocumentCalls(document: string): DraftCalls {
  const queryClient = useQueryClient();
  return {
    read: () => api(readDraftCall, { document }),
    save: (revision, content) =>
      storeDraft(queryClient, document, { revision, content: content as Record<string, unknown> }),
  };
}

export interface OpenedDraft<Stored extends Draft = Draft> {
  draft: Stored;
  /** Copies in this browser that never reached the server. */
  lost: DraftCopy[];
}

/** Stores of closed editors by document; the next editor waits until they have saved. */
const closedEditors = new Map<string, DraftStore>();

async function openDraft<Stored extends Draft>(
  document: string,
  { read }: Pick<DraftCalls<Stored>, 'read'>,
): Promise<OpenedDraft<Stored> | null> {
  await closedEditors.get(document)?.handOver();
  try {
    const draft = await read();
    const copies = await findLostCopies(document);
    const isSaved = ({ content }: DraftCopy) => compareContents(content, draft.content).length === 0;
    for (const copy of copies.filter(isSaved)) dropCopy(copy);
    return { draft, lost: copies.filter((copy) => !isSaved(copy)) };
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
}

/** The draft of a document or translation, read once per opening; null if there is none. */
export function useOpenedDraft<Stored extends Draft>(document: string, calls: Pick<DraftCalls<Stored>, 'read'>) {
  return useQuery({
    queryKey: ['draft', document],
    queryFn: () => openDraft(document, calls),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}

/** The store of an open editor: saves automatically, when the window is hidden, by Ctrl+S and on leaving. */
export function useDraftStore({ draft, lost }: OpenedDraft, { read, save }: DraftCalls): DraftStore {
  const { document } = draft;
  const [{ store, copy }] = useState(() => {
    const copy = openDraftCopy(document);
    const store = createDraftStore({
      draft,
      maybeSaved: lost.filter(({ wasReplaced }) => !wasReplaced).map(({ content }) => content),
      read,
      save,
      keepCopy: copy.keep,
      keepReplaced: (replaced) => keepReplacedDraft(document, replaced) !== undefined,
    });
    return { store, copy };
  });
  useEffect(() => {
    const onHide = () => {
      if (globalThis.document.visibilityState === 'hidden') void store.saveNow();
    };
    const onOnline = () => void store.saveNow();
    globalThis.document.addEventListener('visibilitychange', onHide);
    addEventListener('online', onOnline);
    return () => {
      globalThis.document.removeEventListener('visibilitychange', onHide);
      removeEventListener('online', onOnline);
      closedEditors.set(document, store);
      void store.saveNow().finally(copy.close);
    };
  }, [document, store, copy]);
  return store;
}

/** The state of the store; warns before the window is closed with unsaved input. */
export function useDraftState(store: DraftStore) {
  const state = useSyncExternalStore(store.subscribe, store.state);
  useLeaveWarning(state.saving !== 'saved');
  useSaveShortcut(true, () => void store.saveNow());
  return state;
}
