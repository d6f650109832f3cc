import type { Draft } from '#domain/editions/documents/content-answers.ts';
import { saveDraftCall } from '#domain/editions/documents/content-calls.ts';
import { compareContents } from '#domain/editions/values/compare-contents.ts';
import { CallFailed, refusalOf } from '../../../api-client.ts';

/** From a change until it is saved; while somebody goes on typing too. */
const pauseMs = 2000;
const retryMs = 5000;

/** 'refused': the server won't take it as it is; 'conflict': somebody else has saved meanwhile. */
type Saving = 'saved' | 'unsaved' | 'saving' | 'offline' | 'signed-out' | 'refused' | 'conflict';

export interface DraftState {
  content: unknown;
  revision: number;
  savedAt: string | null;
  saving: Saving;
  /** Why it was refused. */
  problem?: string | undefined;
  /** In a conflict: what somebody else has saved. */
  theirs?: Draft | undefined;
  /** Counts how often the content came from elsewhere than the fields, which then begin anew. */
  generation: number;
}

interface DraftStoreOptions {
  draft: Draft;
  /** Saves over a revision. @throws CallFailed 409 when there is a newer one */
  save: (revision: number, content: unknown) => Promise<Draft>;
  read: () => Promise<Draft>;
  /** What this browser may have sent before without an answer. */
  keyConflict?: readonly unknown[];
  /** Keeps a copy of what isn't saved yet; null: everything is. */
  keepCopy: (copy: Pick<Draft, 'revision' | 'content'> | null) => void;
}

const isSame = (one: unknown, other: unknown) => one === other || compareContents(one, other).length === 0;

function stateAfter(error: unknown): Pick<DraftState, 'saving' | 'problem'> {
  if (!(error instanceof CallFailed) || error.status >= 500 || error.status === 429) return { saving: 'offline' };
  if (error.status === 401) return { saving: 'signed-out' };
  const { detail, errors = [] } = error.problem;
  return { saving: 'refused', problem: [detail, ...errors.map(({ message }) => message)].filter(Boolean).join(' ') };
}

/**
 * A draft while somebody writes it: saved by itself, one save at a time, each over the revision that it knows. No answer ever
 * changes what stands in the fields.
 */
export function createDraftStore({ draft, save, read, keyConflict = [], keepCopy }: DraftStoreOptions) {
  let state: DraftState = {
    content: draft.content,
    revision: draft.revision,
    savedAt: draft.savedAt,
    saving: 'saved',
    generation: 0,
  };
  /** What the server is known to have. */
  let acknowledged = draft.content;
  /** What it may have without having said so: newest first. */
  let unanswered = keyConflict;
  let isHandedOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  const listeners = new Set<() => void>();

  function set(change: Partial<DraftState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  function acknowledge(sent: unknown, { revision, savedAt }: Draft): void {
    acknowledged = sent;
    unanswered = [];
    const isDone = state.content === sent;
    set({ revision, savedAt, saving: isDone ? 'saved' : 'unsaved', problem: undefined, theirs: undefined });
    keepCopy(isDone ? null : { revision, content: state.content });
    if (!isDone) plan(pauseMs);
  }

  function plan(waitMs: number): void {
    if (isHandedOver) return;
    timer ??= setTimeout(() => {
      timer = undefined;
      void saveOnce();
    }, waitMs);
  }

  async function trySaving(): Promise<void> {
    const sent = state.content;
    set({ saving: 'saving' });
    try {
      acknowledge(sent, await save(state.revision, sent));
    } catch (error) {
      if (error instanceof CallFailed && refusalOf(saveDraftCall, error) === 'draft-changed')
        return meetOther(sent, error);
      if (!unanswered.includes(sent)) unanswered = [sent, ...unanswered];
      set(stateAfter(error));
      if (state.saving === 'offline') plan(retryMs);
    }
  }

  /** Somebody else has saved; or it was this save or one before it, and its answer was lost on the way. */
  async function meetOther(sent: unknown, refusal: CallFailed): Promise<void> {
    try {
      const theirs = await read();
      const mine = [sent, ...unanswered].find((content) => isSame(theirs.content, content));
      // A later release has it now: there is nothing to choose.
      if (theirs.isReadOnly) set(stateAfter(refusal));
      else if (mine !== undefined) acknowledge(mine, theirs);
      else set({ saving: 'conflict', theirs });
    } catch (error) {
      set(stateAfter(error));
      if (state.saving === 'offline') plan(retryMs);
    }
  }

  function saveOnce(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (running) return running;
    if (state.content === acknowledged || state.saving === 'conflict') return Promise.resolve();
    running = trySaving().finally(() => {
      running = undefined;
      if (state.saving === 'unsaved') plan(pauseMs);
    });
    return running;
  }

  /** Saves at once what isn't. @returns whether everything is saved now */
  async function saveNow(): Promise<boolean> {
    await saveOnce();
    if (state.saving === 'unsaved') await saveOnce();
    return state.content === acknowledged;
  }

  /** Puts another content into the fields. */
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
      set({ content, ...(state.saving !== 'conflict' && { saving: running ? 'saving' : 'unsaved' }) });
      keepCopy({ revision: state.revision, content });
      if (state.saving !== 'conflict') plan(pauseMs);
    },

    saveNow,

    /** Another editor of the document takes over: after a last try nothing is saved by itself any more. */
    async handOver(): Promise<void> {
      isHandedOver = true;
      await saveNow();
    },

    /** What was unsaved before goes on where it was left; it is saved like what is typed. */
    recover(content: unknown): void {
      show({ content }, { saving: 'unsaved' });
      keepCopy({ revision: state.revision, content });
      plan(0);
    },

    /** Takes what the server has now, as after a version was restored: what stood in the fields gives way. */
    replace(draft: Draft): void {
      acknowledged = draft.content;
      keepCopy(null);
      const { revision, savedAt } = draft;
      show(draft, { revision, savedAt, saving: 'saved', problem: undefined, theirs: undefined });
    },

    /** In a conflict: what stands here is saved over what somebody else has saved. */
    async keepMine(): Promise<void> {
      if (!state.theirs) return;
      acknowledged = state.theirs.content;
      set({ revision: state.theirs.revision, saving: 'unsaved', theirs: undefined });
      await saveOnce();
    },
  };
}

export type DraftStore = ReturnType<typeof createDraftStore>;
