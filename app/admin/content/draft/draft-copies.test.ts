import { afterEach, expect, test, vi } from 'vitest';
import { findLostCopies, keepReplacedDraft, openDraftCopy } from './draft-copies.ts';

afterEach(() => void vi.unstubAllGlobals());

/** A storage whose entries are its own fields, as in browsers. */
class MadeUpStorage {
  readonly #maxEntries: number;
  constructor(maxEntries = 10) {
    this.#maxEntries = maxEntries;
  }
  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? String(Reflect.get(this, key)) : null;
  }
  setItem(key: string, value: string): void {
    if (!Object.hasOwn(this, key) && Object.keys(this).length >= this.#maxEntries)
      throw new DOMException('full', 'QuotaExceededError');
    Reflect.set(this, key, value);
  }
  removeItem(key: string): void {
    Reflect.deleteProperty(this, key);
  }
}

test('an unreadable copy hides no other one', async () => {
  const storage = new MadeUpStorage();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('navigator', {});
  const kept = keepReplacedDraft('legal', { revision: 3, content: { text: 'kept' } });
  for (const [index, text] of ['{"revision":3,"conte', 'null', '{}'].entries())
    storage.setItem(`content-draft/legal/${index}`, text);
  expect(await findLostCopies('legal')).toEqual([kept]);
});

test('replaced drafts give way to newer copies, and what could not be stored is not offered', async () => {
  vi.stubGlobal('localStorage', new MadeUpStorage(1));
  vi.stubGlobal('navigator', {});
  expect(keepReplacedDraft('home', { revision: 1, content: { text: 'old' } })).toBeDefined();
  const copy = openDraftCopy('legal');
  expect(copy.keep({ revision: 3, content: { text: 'typed' } })).toBe(true);
  expect(await findLostCopies('home')).toEqual([]);
  expect(keepReplacedDraft('legal', { revision: 3, content: { text: 'replaced' } })).toBeUndefined();
  expect(openDraftCopy('about').keep({ revision: 1, content: {} })).toBe(false);
  expect(await findLostCopies('legal')).toMatchObject([{ content: { text: 'typed' } }]);
});

test('copies are kept without https too, where browsers have neither locks nor random UUIDs', async () => {
  vi.stubGlobal('localStorage', new MadeUpStorage());
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect(openDraftCopy('legal').keep({ revision: 3, content: { text: 'typed' } })).toBe(true);
  expect(await findLostCopies('legal')).toMatchObject([{ content: { text: 'typed' } }]);
});
