import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '#tests/eventually.ts';
import { send } from '#tests/test-server.ts';

let child: ChildProcess;
let port: number;
let written = '';

beforeAll(async () => {
  child = spawn(process.execPath, ['tests/failing-server.ts'], { stdio: ['ignore', 'pipe', 'inherit'] });
  child.stdout?.on('data', (part) => {
    written += part;
  });
  const started = once(child.stdout as NodeJS.EventEmitter, 'data').then(() => true);
  const ended = once(child, 'exit').then(() => false);
  if (!(await Promise.race([started, ended]))) throw new Error('the failing server has ended');
  port = Number(/^\d+/.exec(written)?.[0]);
});
afterAll(() => child.kill('SIGKILL'));

test.each(['at-once', 'awaited', 'timer', 'promise', 'stream', 'numbers'])(
  'an exception (%s) fails its request with 500, logged with its route',
  async (way) => {
    written = '';
    const { status, headers, text } = await send(port, 'GET', `/assets/${way}`);
    expect([status, headers['content-type']]).toEqual([500, 'text/html; charset=utf-8']);
    expect(headers['cache-control']).toBe('no-store');
    expect(text).not.toContain('nobody expected');
    await eventually(() => written.includes('"route":"GET /assets/…"'));
    expect(child.exitCode).toBeNull();
  },
);

test('an exception below /api is answered with a problem document', async () => {
  const { status, json } = await send(port, 'GET', '/api/partners');
  expect([status, json.status]).toEqual([500, 500]);
});

test('a response in progress is cut off; a complete one is not', async () => {
  await expect(send(port, 'GET', '/assets/half')).rejects.toThrow();
  expect((await send(port, 'GET', '/assets/late')).text).toBe('whole');
  expect((await send(port, 'GET', '/assets/at-once')).status).toBe(500);
});

test('an exception outside of requests ends the process with status 70', async () => {
  // Not 'exit', because by 'close' all output has been read.
  const ended = once(child, 'close');
  child.kill('SIGUSR2');
  expect(await ended).toEqual([70, null]);
  // Lines of the earlier failed requests may come before or after it.
  const lines = written.split('\n').flatMap((line) => (line.startsWith('{') ? [JSON.parse(line)] : []));
  expect(lines.filter(({ level }) => level === 60)).toMatchObject([{ msg: 'unhandled error' }]);
});
