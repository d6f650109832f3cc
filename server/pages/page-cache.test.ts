import { expect, test, vi } from 'vitest';
import { AnswerCache } from './page-cache.ts';
import { prepareAnswer } from './prepared-answer.ts';

const page = (text: string) => prepareAnswer(200, text, [['Content-Type', 'text/html; charset=utf-8']]);

test('an answer that is unchanged after a change keeps its compressed forms', async () => {
  const cache = new AnswerCache();
  const before = await cache.getOrMake('/', async () => page('gleich'));
  const compressed = await before.bodyIn('br');
  cache.clear(true);
  expect(cache.get('/')).toBeUndefined();
  const repeated = await cache.getOrMake('/', async () => page('gleich'));
  expect(repeated.variants.br.body).toBe(compressed);
  cache.clear(true);
  const other = await cache.getOrMake('/', async () => page('anders'));
  expect(other.variants.br.body).toBeUndefined();
  cache.clear(true);
  const otherStatus = await cache.getOrMake('/', async () => prepareAnswer(404, 'anders', []));
  expect([otherStatus.status, cache.get('/')?.status]).toEqual([404, 404]);
});

test('an encoding is compressed at the first request, once for concurrent requests', async () => {
  const answer = page('Text '.repeat(100));
  expect(Object.values(answer.variants).map(({ body }) => body)).toEqual([
    undefined,
    undefined,
    answer.variants.identity.body,
  ]);
  const [first, second] = await Promise.all([answer.bodyIn('gzip'), answer.bodyIn('gzip')]);
  expect(second).toBe(first);
  expect(answer.variants.br.body).toBeUndefined();
});

test('a page is rendered once at a time, and never sent to a request that came after a change it lacks', async () => {
  const cache = new AnswerCache();
  const made: string[] = [];
  const make = (name: string) => {
    const end = Promise.withResolvers<void>();
    const asked = cache.getOrMake('/', async () => {
      made.push(name);
      await end.promise;
      return page(name);
    });
    return { text: asked.then(({ identity }) => identity.toString()), end: end.resolve };
  };
  const first = make('vorher');
  const shared = make('nie');
  cache.clear(true);
  const later = make('nachher');
  const alsoLater = make('nie');
  await Promise.resolve();
  expect(made).toEqual(['vorher']);
  first.end();
  expect(await Promise.all([first.text, shared.text])).toEqual(['vorher', 'vorher']);
  expect(cache.get('/')).toBeUndefined();
  later.end();
  expect(await Promise.all([later.text, alsoLater.text])).toEqual(['nachher', 'nachher']);
  expect(made).toEqual(['vorher', 'nachher']);
  expect(cache.get('/')?.identity.toString()).toBe('nachher');
});

test('the next request renders again after a failure, also one that waited for it', async () => {
  const cache = new AnswerCache();
  const failing = cache.getOrMake('/', () => Promise.reject(new Error('weg')));
  cache.clear(true);
  const waiting = cache.getOrMake('/', async () => page('da'));
  await expect(failing).rejects.toThrow('weg');
  expect((await waiting).identity.toString()).toBe('da');
});

test('a large answer leaves memory after a minute', async () => {
  const time = vi.spyOn(performance, 'now').mockReturnValue(1_000);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const cache = new AnswerCache();
    await cache.getOrMake('/page', async () => page('Seite'));
    await cache.getOrMake('/package', async () => page('x'.repeat(2 ** 21)));
    expect(cache.get('/package')?.status).toBe(200);
    time.mockReturnValue(62_000);
    vi.advanceTimersByTime(61_000);
    expect([cache.get('/page')?.status, cache.get('/package')]).toEqual([200, undefined]);
  } finally {
    vi.useRealTimers();
    time.mockRestore();
  }
});

test('an answer that can’t be made again is kept, unless something is known to have changed', async () => {
  const cache = new AnswerCache();
  const away = async () => Promise.reject(new Error('the database is away'));
  await cache.getOrMake('/', async () => page('vorher'));
  cache.clear(false);
  const both = await Promise.all([cache.getOrMake('/', away), cache.getOrMake('/', away)]);
  expect(both.map(({ identity }) => identity.toString())).toEqual(['vorher', 'vorher']);
  expect((await cache.getOrMake('/', async () => page('nachher'))).identity.toString()).toBe('nachher');
  cache.clear(true);
  cache.clear(false);
  await expect(cache.getOrMake('/', away)).rejects.toThrow('the database is away');
});
