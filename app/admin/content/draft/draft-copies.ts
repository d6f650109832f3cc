/**
 * Copies of drafts in this browser, until the server has acknowledged what they hold: found again after a crash, a closed
 * window or a lost session. Each open editor has a copy of its own, so that two windows don't write over each other's.
 */

export interface DraftCopy {
  /** Where it lies. */
  key: string;
  /** That it was written over. */
  revision: number;
  content: unknown;
  /** ISO 8601. */
  keptAt: string;
  /** It stood in the draft until other input took its place. */
  gaveWay?: boolean;
}

const prefixOf = (document: string) => `content-draft/${document}/`;

/** A browser that keeps nothing has no copies; the draft is saved all the same. */
function inStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(localStorage);
  } catch {
    return undefined;
  }
}

/** A place for the copy of one open editor; as long as its window lives, no other takes it for a lost one. */
export function openCopyPlace(document: string) {
  const key = prefixOf(document) + crypto.randomUUID();
  const { promise: closed, resolve: close } = Promise.withResolvers<void>();
  // Without locks (no https) a copy of a living window is offered too.
  navigator.locks?.request(key, () => closed).catch(() => {});
  return {
    keep(copy: { revision: number; content: unknown } | null): void {
      inStorage((storage) => {
        if (copy) storage.setItem(key, JSON.stringify({ ...copy, keptAt: new Date().toISOString() }));
        else storage.removeItem(key);
      });
    },
    close: () => close(),
  };
}

/** Copies whose windows are gone, newest first. */
export async function findLostCopies(document: string): Promise<DraftCopy[]> {
  const held = (await navigator.locks?.query())?.held?.map(({ name }) => name) ?? [];
  const copies = inStorage((storage) =>
    Object.keys(storage)
      .filter((key) => key.startsWith(prefixOf(document)) && !held.includes(key))
      .map((key): DraftCopy => ({ key, ...JSON.parse(storage.getItem(key) ?? '{}') })),
  );
  return (copies ?? []).sort((one, other) => other.keptAt.localeCompare(one.keptAt));
}

/** Keeps what other input takes the place of: it can be brought back too. */
export function keepGivenWay(
  document: string,
  { revision, content }: { revision: number; content: unknown },
): DraftCopy {
  const key = prefixOf(document) + crypto.randomUUID();
  const copy = { revision, content, keptAt: new Date().toISOString(), gaveWay: true };
  inStorage((storage) => storage.setItem(key, JSON.stringify(copy)));
  return { key, ...copy };
}

export function dropCopy({ key }: DraftCopy): void {
  inStorage((storage) => storage.removeItem(key));
}
