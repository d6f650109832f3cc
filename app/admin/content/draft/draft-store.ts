import type { Draft } from '#domain/editions/documents/content-answers.ts';
import { CallFailed } from '../../../api-client.ts';
import { type SendingCalls, sendDraft } from './send-draft.ts';

/** Delay from a change until it is saved, even while the user keeps typing. */
const pauseMs = 2000;
const retryMs = 5000;

/** 'refused': the server rejects the content; 'conflict': another user has saved since. */
type Saving = 'saved' | 'unsaved' | 'saving' | 'offline' | 'signed-out' | 'refused' | 'conflict';

export interface DraftState {
  content: unknown;
  revision: number;
  savedAt: string | null;
  saving: Saving;
  /** The reason why the content was rejected. */
  problem?: string | undefined;
  /** In a conflict, the draft that the other user has saved. */
  theirs?: Draft | undefined;
  /** Whether this browser could store the latest copy. */
  isCopied: boolean;
  /** Number of times that the content was replaced from outside the fields, which are then rendered again. */
  generation: number;
}

interface DraftStoreOptions extends SendingCalls {
  draft: Draft;
  /** Contents that this browser may have saved without getting the response. */
  maybeSaved: readonly unknown[];
  /** Keeps a copy of unsaved content; null if everything is saved. @returns whether there was room for it */
  keepCopy: (copy: DraftContent | null) => boolean;
  /** Keeps a copy of content that another draft replaces. @returns whether there was room for it */
  keepReplaced: (replaced: DraftContent) => boolean;
}

type DraftContent = Pick<Draft, 'revision' | 'content'>;

function stateAfter(error: unknown): Pick<DraftState, 'saving' | 'problem'> {
  if (!(error instanceof CallFailed) || error.status >= 500 || error.status === 429) return { saving: 'offline' };
  if (error.status === 401) return { saving: 'signed-out' };
  const { detail, errors = [] } = error.problem;
  return { saving: 'refused', problem: [detail, ...errors.map(({ message }) => message)].filter(Boolean).join(' ') };
}

/**
 * A draft that is being edited. It is saved automatically over its known revision, one save at a time; responses never change
 * the fields.
 */
export function createDraftStore({ draft, maybeSaved, keepCopy, keepReplaced, ...calls }: DraftStoreOptions) {
  let state: DraftState = {
    content: draft.content,
    revision: draft.revision,
    savedAt: draft.savedAt,
    saving: 'saved',
    isCopied: true,
    generation: 0,
  };
  /** The content that the server is known to have. */
  let acknowledged = draft.content;
  /** Contents that the server may have, although no response arrived, newest first. */
  let unacknowledged = maybeSaved;
  /** Number of times that the server's draft replaced the content: answers to earlier saves no longer matter. */
  let replacements = 0;
  let isHandedOver = false;
  let isSuspended = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  const listeners = new Set<() => void>();

  function set(change: Partial<DraftState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  function copyContent(): void {
    set({ isCopied: keepCopy({ revision: state.revision, content: state.content }) });
  }

  function acknowledge(sent: unknown, { revision, savedAt }: Draft): void {
    acknowledged = sent;
    unacknowledged = [];
    const isDone = state.content === sent;
    set({ revision, savedAt, saving: isDone ? 'saved' : 'unsaved', problem: undefined, theirs: undefined });
    if (isDone) {
      keepCopy(null);
      return;
    }
    copyContent();
    scheduleSave(pauseMs);
  }

  function scheduleSave(waitMs: number): void {
    if (isHandedOver || isSuspended) return;
    timer ??= setTimeout(() => {
      timer = undefined;
      void saveOnce();
    }, waitMs);
  }

  async function trySaving(): Promise<void> {
    const { revision, content } = state;
    const replacementsBefore = replacements;
    set({ saving: 'saving' });
    const outcome = await sendDraft(calls, { revision, content, maybeSaved: unacknowledged });
    if (replacements !== replacementsBefore) {
      if (state.content !== acknowledged) set({ saving: 'unsaved' });
    } else if (outcome.name === 'stored') acknowledge(outcome.content, outcome.draft);
    else if (outcome.name === 'conflict') set({ saving: 'conflict', theirs: outcome.theirs });
    else {
      if (outcome.mayBeStored && !unacknowledged.includes(content)) unacknowledged = [content, ...unacknowledged];
      set(stateAfter(outcome.error));
      if (state.saving === 'offline') scheduleSave(retryMs);
    }
  }

  function saveOnce(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (running) return running;
    if (state.content === acknowledged || state.saving === 'conflict') return Promise.resolve();
    running = trySaving().finally(() => {
      running = undefined;
      if (state.saving === 'unsaved') scheduleSave(pauseMs);
    });
    return running;
  }

  /** Saves at once. @returns whether everything is saved */
  async function saveNow(): Promise<boolean> {
    await saveOnce();
    if (state.saving === 'unsaved') await saveOnce();
    return state.content === acknowledged;
  }

  /** Replaces the content of the fields. */
  function show(shown: Pick<Draft, 'content'>, change: Partial<DraftState>): void {
    set({ content: shown.content, generation: state.generation + 1, ...change });
  }

  return {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    edit(content: unknown): void {
      if (content === state.content) return;
      const isCopied = keepCopy({ revision: state.revision, content });
      set({ content, isCopied, ...(state.saving !== 'conflict' && { saving: running ? 'saving' : 'unsaved' }) });
      if (state.saving !== 'conflict') scheduleSave(pauseMs);
    },

    saveNow,

    /** Suspends automatic saving while `work` changes the draft on the server. */
    async withoutAutosave<Result>(work: () => Promise<Result>): Promise<Result> {
      isSuspended = true;
      try {
        return await work();
      } finally {
        isSuspended = false;
        if (state.saving === 'unsaved' || state.saving === 'offline') scheduleSave(pauseMs);
      }
    },

    /** Whether the next editor of the document has taken over, so that later changes are never saved. */
    isHandedOver: () => isHandedOver,

    /** Called by the next editor of the document: saves a last time, then stops saving. */
    async handOver(): Promise<void> {
      isHandedOver = true;
      await saveNow();
    },

    /** Continues with an unsaved copy, which is saved like typed input. */
    recover(content: unknown): void {
      show({ content }, { saving: 'unsaved' });
      copyContent();
      scheduleSave(0);
    },

    /** Replaces the fields by the server's draft. Input that was not saved is kept, with `keepsSaved` also a saved draft. */
    replace(draft: Draft, { keepsSaved = false } = {}): void {
      if (keepsSaved || state.content !== acknowledged)
        set({ isCopied: keepReplaced({ revision: state.revision, content: state.content }) });
      replacements += 1;
      acknowledged = draft.content;
      unacknowledged = [];
      keepCopy(null);
      const { revision, savedAt } = draft;
      show(draft, { revision, savedAt, saving: 'saved', problem: undefined, theirs: undefined });
    },

    /** Resolves a conflict by saving this content over the other user's. */
    async keepMine(): Promise<void> {
      if (!state.theirs) return;
      acknowledged = state.theirs.content;
      set({ revision: state.theirs.revision, saving: 'unsaved', theirs: undefined });
      await saveOnce();
    },
  };
}

export type DraftStore = ReturnType<typeof createDraftStore>;
