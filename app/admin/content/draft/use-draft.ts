import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { InputOf } from '#domain/core/api-call.ts';
import type { Draft } from '#domain/editions/documents/content-answers.ts';
import { listDocumentsCall, readDraftCall, saveDraftCall } from '#domain/editions/documents/content-calls.ts';
import { compareContents } from '#domain/editions/values/compare-contents.ts';
import { CallFailed } from '../../../api-client.ts';
import { answerKey } from '../../../workspace/calls/answers.ts';
import { api } from '../../../workspace/calls/api.ts';
import { useLeaveWarning, useSaveShortcut } from '../../../workspace/form/unsaved-input.ts';
import { type DraftCopy, dropCopy, findLostCopies, openCopyPlace } from './draft-copies.ts';
import { createDraftStore, type DraftStore } from './draft-store.ts';

/** Stores a draft; the list of documents says when each was written. */
export async function storeDraft(
  queryClient: QueryClient,
  document: string,
  body: InputOf<typeof saveDraftCall>['body'],
) {
  const stored = await api(saveDraftCall, { document, body });
  void queryClient.invalidateQueries({ queryKey: answerKey(listDocumentsCall, {}) });
  return stored;
}

/** What an editor begins with. */
export interface OpenedDraft {
  draft: Draft;
  /** What this browser holds of it and the server doesn't. */
  lost: DraftCopy[];
}

/** Editors that were left, and save by themselves what they couldn't; whoever opens the document takes over from them. */
const leftEditors = new Map<string, DraftStore>();

async function openDraft(document: string): Promise<OpenedDraft | null> {
  await leftEditors.get(document)?.handOver();
  try {
    const draft = await api(readDraftCall, { document });
    const copies = await findLostCopies(document);
    const [known, lost] = [true, false].map((isKnown) =>
      copies.filter(({ content }) => (compareContents(content, draft.content).length === 0) === isKnown),
    ) as [DraftCopy[], DraftCopy[]];
    for (const copy of known) dropCopy(copy);
    return { draft, lost };
  } catch (error) {
    if (error instanceof CallFailed && error.status === 404) return null;
    throw error;
  }
}

/** A document's draft, as it is now; null: nobody has begun it. Asked for once an opening. */
export function useOpenedDraft(document: string) {
  return useQuery({
    queryKey: ['draft', document],
    queryFn: () => openDraft(document),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}

/** The store of an open editor: saves by itself, when the window is hidden, by Ctrl+S and when it is left. */
export function useDraftStore({ draft, lost }: OpenedDraft): DraftStore {
  const { document } = draft;
  const queryClient = useQueryClient();
  const [{ store, place }] = useState(() => {
    const place = openCopyPlace(document);
    const store = createDraftStore({
      draft,
      keyConflict: lost.filter(({ gaveWay }) => !gaveWay).map(({ content }) => content),
      read: () => api(readDraftCall, { document }),
      save: (revision, content) =>
        storeDraft(queryClient, document, { revision, content: content as Record<string, unknown> }),
      keepCopy: place.keep,
    });
    return { store, place };
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
      leftEditors.set(document, store);
      void store.saveNow().finally(place.close);
    };
  }, [document, store, place]);
  return store;
}

/** What the store holds now; the window warns before it is closed with something unsaved. */
export function useDraftState(store: DraftStore) {
  const state = useSyncExternalStore(store.subscribe, store.state);
  useLeaveWarning(state.saving !== 'saved');
  useSaveShortcut(true, () => void store.saveNow());
  return state;
}
