import { afterEach, expect, test, vi } from 'vitest';
import { findLostCopies, keepReplacedDraft } from './draft-copies.ts';

afterEach(() => void vi.unstubAllGlobals());

/** A storage whose entries are its own fields, as in browsers. */
class MadeUpStorage {
  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? String(Reflect.get(this, key)) : null;
  }
  setItem(key: string, value: string): void {
    Reflect.set(this, key, value);
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
