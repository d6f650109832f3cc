/**
 * Copies of drafts, kept in this browser until the server has acknowledged them, for recovery after a crash, a closed window
 * or a lost session. Each open editor has its own copy, so that windows don't overwrite each other's.
 */
import * as z from 'zod/mini';
import { newKey } from '../../../forms/idempotency-key.ts';

export interface DraftCopy {
  key: string;
  /** The revision on which the copy is based. */
  revision: number;
  content: unknown;
  /** ISO 8601. */
  keptAt: string;
  /** Whether it was the draft until other input replaced it. */
  wasReplaced?: boolean | undefined;
}

const prefixOfAll = 'content-draft/';
const prefixOf = (document: string) => `${prefixOfAll}${document}/`;

/** Calls `use` with the storage. Without storage it returns undefined: there are no copies, drafts are still saved. */
function inStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(localStorage);
  } catch {
    return undefined;
  }
}

/** The copy of an open editor; while its window is open, other windows don't offer it as lost. */
export function openDraftCopy(document: string) {
  const key = prefixOf(document) + newKey();
  const { promise: closed, resolve: close } = Promise.withResolvers<void>();
  // Without locks (no https), the copies of open windows are offered too.
  navigator.locks?.request(key, () => closed).catch(() => {});
  return {
    /** @returns whether the copy could be stored, or removed */
    keep(copy: { revision: number; content: unknown } | null): boolean {
      if (copy) return storeCopy({ key, ...copy, keptAt: new Date().toISOString() });
      dropCopy({ key });
      return true;
    },
    close: () => close(),
  };
}

const storedCopy = z.object({
  revision: z.number(),
  content: z.unknown(),
  keptAt: z.iso.datetime(),
  wasReplaced: z.optional(z.boolean()),
});

/** An entry of the storage as a copy, or no copy if it can't be read. */
function readCopy(key: string, stored: string | null): DraftCopy[] {
  try {
    return [{ key, ...storedCopy.parse(JSON.parse(stored ?? '')) }];
  } catch {
    return [];
  }
}

/** The stored copies whose keys have a prefix, newest first. Unreadable ones are omitted. */
function storedCopies(prefix: string): DraftCopy[] {
  const copies = inStorage((storage) =>
    Object.keys(storage)
      .filter((key) => key.startsWith(prefix))
      .flatMap((key) => readCopy(key, storage.getItem(key))),
  );
  return (copies ?? []).sort((a, b) => b.keptAt.localeCompare(a.keptAt));
}

/** Stores a copy; if there is no room, the oldest replaced drafts are removed. @returns whether it was stored */
function storeCopy({ key, ...copy }: DraftCopy): boolean {
  const text = JSON.stringify(copy);
  const store = () =>
    inStorage((storage) => {
      storage.setItem(key, text);
      return true;
    }) ?? false;
  if (store()) return true;
  const replaced = storedCopies(prefixOfAll).filter(({ wasReplaced }) => wasReplaced);
  return replaced.reverse().some((old) => {
    dropCopy(old);
    return store();
  });
}

/** Copies whose windows are closed, newest first. */
export async function findLostCopies(document: string): Promise<DraftCopy[]> {
  const held = (await navigator.locks?.query())?.held?.map(({ name }) => name) ?? [];
  return storedCopies(prefixOf(document)).filter(({ key }) => !held.includes(key));
}

/** Keeps a draft that other input replaces, so that it can be restored. @returns undefined if it could not be stored */
export function keepReplacedDraft(
  document: string,
  { revision, content }: { revision: number; content: unknown },
): DraftCopy | undefined {
  const key = prefixOf(document) + newKey();
  const copy = { key, revision, content, keptAt: new Date().toISOString(), wasReplaced: true };
  return storeCopy(copy) ? copy : undefined;
}

export function dropCopy({ key }: Pick<DraftCopy, 'key'>): void {
  inStorage((storage) => storage.removeItem(key));
}
