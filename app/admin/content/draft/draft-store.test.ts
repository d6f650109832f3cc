import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Draft } from '#domain/editions/documents/content-answers.ts';
import type { SaveDraftRefusal } from '#domain/editions/documents/content-calls.ts';
import { CallFailed } from '../../../api-client.ts';
import { createDraftStore } from './draft-store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const failed = (status: number, type?: SaveDraftRefusal) => {
  const headers = { 'Content-Type': 'application/problem+json' };
  return new CallFailed(new Response(null, { status, headers }), JSON.stringify({ type, detail: 'No.' }));
};

/** A fake server that stores drafts like the real one, and a store that edits one of them. */
function open(maybeSaved: unknown[] = [], hasRoom = true) {
  let stored: Draft = { document: 'legal', revision: 3, savedAt: null, content: { text: '' }, isReadOnly: false };
  const copies: unknown[] = [];
  const replaced: unknown[] = [];
  const faults: (Error | 'answer-lost')[] = [];
  let saves = 0;
  let atOnce = 0;
  const store = createDraftStore({
    draft: stored,
    maybeSaved,
    read: async () => stored,
    async save(revision, content) {
      atOnce += 1;
      expect(atOnce).toBe(1);
      await new Promise((resolve) => setTimeout(resolve, 500));
      atOnce -= 1;
      const fault = faults.shift();
      if (fault instanceof Error) throw fault;
      if (revision !== stored.revision) throw failed(409, 'draft-changed');
      stored = { ...stored, revision: revision + 1, content: structuredClone(content) };
      saves += 1;
      if (fault === 'answer-lost') throw new TypeError('network');
      return { ...stored, content: { text: 'a response never changes the fields' } };
    },
    keepCopy(copy) {
      copies.push(copy);
      return hasRoom;
    },
    keepReplaced({ content }) {
      replaced.push(content);
      return hasRoom;
    },
  });
  return {
    store,
    faults,
    type: (text: string) => store.edit({ text }),
    shown: () => store.state().content,
    stored: () => stored.content,
    saves: () => saves,
    lastCopy: () => copies.at(-1),
    replaced,
    saveElsewhere(text: string, isReadOnly = false): Draft {
      stored = { ...stored, revision: stored.revision + 1, content: { text }, isReadOnly };
      return stored;
    },
  };
}

test('input is saved every two seconds, one save at a time, and copied until it is saved', async () => {
  const { store, type, shown, stored, saves, lastCopy } = open();
  let text = '';
  for (let key = 0; key < 40; key++) {
    text += 'x';
    type(text);
    expect(lastCopy()).toMatchObject({ content: { text } });
    await vi.advanceTimersByTimeAsync(200);
    expect(shown()).toEqual({ text });
  }
  expect(saves()).toBeGreaterThanOrEqual(2);
  await vi.advanceTimersByTimeAsync(5000);
  expect(stored()).toEqual({ text });
  expect(store.state()).toMatchObject({ saving: 'saved', generation: 0 });
  expect(lastCopy()).toBeNull();
});

test('another window’s draft is not overwritten without asking, whichever draft is kept', async () => {
  const opened = open();
  opened.type('mine');
  opened.saveElsewhere('theirs');
  await vi.advanceTimersByTimeAsync(3000);
  expect(opened.store.state()).toMatchObject({ saving: 'conflict', theirs: { content: { text: 'theirs' } } });
  opened.type('mine, and more');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(opened.stored()).toEqual({ text: 'theirs' });
  expect(opened.lastCopy()).toMatchObject({ content: { text: 'mine, and more' } });
  const kept = opened.store.keepMine();
  await vi.advanceTimersByTimeAsync(1000);
  await kept;
  expect(opened.stored()).toEqual({ text: 'mine, and more' });
  expect(opened.store.state().saving).toBe('saved');

  const other = open();
  other.type('mine');
  other.saveElsewhere('theirs');
  await vi.advanceTimersByTimeAsync(3000);
  const { theirs } = other.store.state();
  if (theirs) other.store.replace(theirs);
  expect(other.shown()).toEqual({ text: 'theirs' });
  expect(other.store.state()).toMatchObject({ saving: 'saved', generation: 1 });
  expect(other.replaced).toEqual([{ text: 'mine' }]);
});

test('a draft that a newer release has saved is no conflict: it can’t be replaced, and the input is kept', async () => {
  const { store, type, stored, lastCopy, saveElsewhere } = open();
  type('mine');
  saveElsewhere('of a newer release', true);
  await vi.advanceTimersByTimeAsync(3000);
  expect(store.state()).toMatchObject({ saving: 'refused', content: { text: 'mine' } });
  expect(stored()).toEqual({ text: 'of a newer release' });
  expect(lastCopy()).toMatchObject({ content: { text: 'mine' } });
});

test('a save that began before the draft was replaced causes no conflict, and its input is kept', async () => {
  const { store, type, stored, replaced, saveElsewhere } = open();
  type('typed during an import');
  await vi.advanceTimersByTimeAsync(2100);
  expect(store.state().saving).toBe('saving');
  store.replace(saveElsewhere('imported'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(store.state()).toMatchObject({ saving: 'saved', revision: 4, content: { text: 'imported' } });
  expect(replaced).toEqual([{ text: 'typed during an import' }]);

  type('typed during another one');
  await vi.advanceTimersByTimeAsync(2100);
  store.replace(saveElsewhere('imported again'));
  type('typed after it');
  await vi.advanceTimersByTimeAsync(5000);
  expect(store.state()).toMatchObject({ saving: 'saved', revision: 6 });
  expect(stored()).toEqual({ text: 'typed after it' });
});

test('input is not saved while the server changes the draft, and saved or kept afterwards', async () => {
  const { store, type, stored, saves, saveElsewhere, replaced } = open();
  const imported = store.withoutAutosave(async () => {
    await new Promise((resolve) => setTimeout(resolve, 10_000));
    store.replace(saveElsewhere('imported'));
  });
  type('meanwhile');
  await vi.advanceTimersByTimeAsync(10_000);
  await imported;
  expect(saves()).toBe(0);
  expect(stored()).toEqual({ text: 'imported' });
  expect(replaced).toEqual([{ text: 'meanwhile' }]);

  const failing = store.withoutAutosave(() => Promise.reject(new Error('no file')));
  type('typed');
  await expect(failing).rejects.toThrow('no file');
  await vi.advanceTimersByTimeAsync(3000);
  expect(stored()).toEqual({ text: 'typed' });
});

test('a saved draft is kept only if asked to when it is replaced', async () => {
  const { store, replaced, saveElsewhere } = open();
  store.replace(saveElsewhere('imported'));
  expect(replaced).toEqual([]);
  store.replace(saveElsewhere('restored'), { keepsSaved: true });
  expect(replaced).toEqual([{ text: 'imported' }]);
});

test('a lost response causes no conflict', async () => {
  const { store, type, faults, saves } = open();
  faults.push('answer-lost');
  type('once');
  await vi.advanceTimersByTimeAsync(3000);
  expect(store.state().saving).toBe('offline');
  await vi.advanceTimersByTimeAsync(6000);
  expect(store.state()).toMatchObject({ saving: 'saved', revision: 4 });
  expect(saves()).toBe(1);
});

test('a lost response causes no conflict either if more was typed since', async () => {
  const { store, type, faults, stored } = open();
  faults.push('answer-lost');
  type('once');
  await vi.advanceTimersByTimeAsync(3000);
  type('once, and more');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(store.state()).toMatchObject({ saving: 'saved', revision: 5 });
  expect(stored()).toEqual({ text: 'once, and more' });
});

test('a save by this browser that the server received before a crash, or late, causes no conflict', async () => {
  const { store, type, saveElsewhere, stored } = open([{ text: 'sent before the crash' }]);
  saveElsewhere('sent before the crash');
  type('typed after it');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(store.state().saving).toBe('saved');
  expect(stored()).toEqual({ text: 'typed after it' });
});

test('once another editor has taken over, nothing is saved automatically', async () => {
  const { store, type, faults, saves } = open();
  faults.push(new TypeError('network'), new TypeError('network'));
  type('left');
  await vi.advanceTimersByTimeAsync(3000);
  const handedOver = store.handOver();
  await vi.advanceTimersByTimeAsync(1000);
  await handedOver;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(saves()).toBe(0);
});

test('offline it keeps retrying; after a lost session or a refusal it waits for the user', async () => {
  const { store, type, faults, stored, lastCopy } = open();
  faults.push(new TypeError('network'), failed(503), failed(401), failed(413));
  type('one');
  await vi.advanceTimersByTimeAsync(3000);
  expect(store.state().saving).toBe('offline');
  await vi.advanceTimersByTimeAsync(11_500);
  expect(store.state().saving).toBe('signed-out');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(store.state().saving).toBe('signed-out');
  const refused = store.saveNow();
  await vi.advanceTimersByTimeAsync(1000);
  expect(await refused).toBe(false);
  expect(store.state()).toMatchObject({ saving: 'refused' });
  expect(lastCopy()).toMatchObject({ content: { text: 'one' } });
  const saved = store.saveNow();
  await vi.advanceTimersByTimeAsync(1000);
  expect(await saved).toBe(true);
  expect(stored()).toEqual({ text: 'one' });
});

test('a recovered copy is saved over the current draft', async () => {
  const { store, stored } = open();
  store.recover({ text: 'from before the crash' });
  expect(store.state()).toMatchObject({ generation: 1, saving: 'unsaved' });
  await vi.advanceTimersByTimeAsync(1000);
  expect(stored()).toEqual({ text: 'from before the crash' });
});

test('a copy that can’t be kept stays known after the draft is saved, and so does a replaced draft', async () => {
  const { store, type, saveElsewhere } = open([], false);
  type('one');
  expect(store.state()).toMatchObject({ saving: 'unsaved', isCopied: false });
  await vi.advanceTimersByTimeAsync(5000);
  expect(store.state()).toMatchObject({ saving: 'saved', isCopied: false });

  const other = open([], false);
  other.store.replace(saveElsewhere('theirs'), { keepsSaved: true });
  expect(other.store.state().isCopied).toBe(false);
});
