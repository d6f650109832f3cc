import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

const patient = { atOnce: 1, maxWaiting: 10, maxWaitMs: 60_000 };

/** Work that lasts until it is told to end. */
function heldWork(done: string[], name: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { end: resolve, work: () => promise.then(() => void done.push(name)).then(() => name) };
}

test('who tried less comes first, and of equals who came last', async () => {
  const inTurn = createTurns(patient);
  const done: string[] = [];
  const first = heldWork(done, 'first');
  const all = [inTurn(9, first.work)];
  for (const [rank, name] of [
    [3, 'often'],
    [1, 'fresh'],
    [2, 'twice'],
    [1, 'fresh too'],
  ] as const) {
    all.push(inTurn(rank, async () => String(done.push(name))));
  }
  first.end();
  await Promise.all(all);
  expect(done).toEqual(['first', 'fresh too', 'fresh', 'twice', 'often']);
});

test('no more work at once than was said, and a failure frees its place', async () => {
  const inTurn = createTurns({ ...patient, atOnce: 2 });
  let working = 0;
  const failing = async () => {
    working += 1;
    expect(working).toBeLessThanOrEqual(2);
    await new Promise(setImmediate);
    working -= 1;
    throw new Error('no');
  };
  const settled = await Promise.allSettled(Array.from({ length: 9 }, () => inTurn(1, failing)));
  expect(settled.every(({ status }) => status === 'rejected')).toBe(true);
  expect(await inTurn(1, async () => 'done')).toBe('done');
});

test('the last of too many gets no turn, nor does who waited long enough', async () => {
  const inTurn = createTurns({ ...patient, maxWaiting: 2 });
  const done: string[] = [];
  const held = heldWork(done, 'held');
  const holding = inTurn(1, held.work);
  const often = inTurn(5, async () => 'often');
  const waiting = [inTurn(1, async () => 'a'), inTurn(1, async () => 'b')];
  expect(await often).toBeUndefined();
  expect(await inTurn(2, async () => 'late')).toBeUndefined();
  held.end();
  expect(await Promise.all([holding, ...waiting])).toEqual(['held', 'a', 'b']);

  const impatient = createTurns({ ...patient, maxWaitMs: 1 });
  const never = heldWork(done, 'never');
  const held2 = impatient(1, never.work);
  expect(await impatient(1, async () => 'turn')).toBeUndefined();
  never.end();
  expect(await held2).toBe('never');
});
