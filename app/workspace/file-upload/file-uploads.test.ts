import { afterEach, expect, test, vi } from 'vitest';
import { firmUploadCalls } from '#domain/partner-uploads/upload-calls.ts';
import { eventually } from '#tests/eventually.ts';
import { CallFailed } from '../../api-client.ts';
import { isRejected } from './file-upload.ts';
import { createFileUploads } from './file-uploads.ts';
import { digestOf } from './same-file.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const status = { id: '1', fileName: 'a.pdf', bytes: 3, state: 'open', pieces: [] };
const checking = { ...status, state: 'checking' };
const file = new File(['abc'], 'a.pdf');

type Input = { body?: Record<string, unknown> };
type Options = { signal?: AbortSignal };

/** Uploads whose calls are answered by this function. */
const uploadsAnsweredBy = (answer: (call: unknown, input: Input, options?: Options) => Promise<unknown>) =>
  createFileUploads(firmUploadCalls, () => {}, answer as never);

const refusal = JSON.stringify({
  type: 'no-such-request',
  errors: [{ path: 'fileRequestId', message: 'Diese Anfrage ist nicht mehr offen' }],
});

test('a file whose request was closed in the meantime is uploaded without it, and marked', async () => {
  const begun: Record<string, unknown>[] = [];
  const uploads = uploadsAnsweredBy(async (call, { body }) => {
    if (call !== firmUploadCalls.begin) return { ...status, state: 'available' };
    begun.push(body ?? {});
    const headers = { 'Content-Type': 'application/problem+json' };
    if (body?.fileRequestId) throw new CallFailed(new Response(null, { status: 400, headers }), refusal);
    return checking;
  });
  uploads.add(file, { category: 'data', fileRequestId: 'closed' });
  await eventually(() => uploads.list()[0]?.phase === 'available');
  expect(begun.map(({ fileRequestId, category }) => [fileRequestId, category])).toEqual([
    ['closed', 'data'],
    [undefined, 'data'],
  ]);
  expect(uploads.list()[0]?.isWithoutRequest).toBe(true);
});

test('without https an upload says so and is not retried', async () => {
  vi.stubGlobal('crypto', {});
  const uploads = uploadsAnsweredBy(async () => status);
  uploads.add(file, { category: 'data' });
  await eventually(() => ['failed', 'offline'].includes(uploads.list()[0]?.phase ?? ''));
  expect(uploads.list()[0]).toMatchObject({ phase: 'failed', problem: 'insecure' });
});

test('an upload that was deleted in the meantime says so and begins again', async () => {
  let isDeleted = false;
  const uploads = uploadsAnsweredBy(async (call) => {
    if (call === firmUploadCalls.begin) return isDeleted ? { ...status, id: '2', state: 'available' } : status;
    if (call === firmUploadCalls.read && isDeleted) return { ...status, id: '2', state: 'available' };
    isDeleted = true;
    throw new CallFailed(new Response(null, { status: 404 }), '');
  });
  uploads.add(file, { category: 'data' });
  await eventually(() => uploads.list()[0]?.phase === 'failed');
  expect(uploads.list()[0]).toMatchObject({ status: undefined, problem: 'upload-ended' });
  uploads.resume(uploads.list()[0]?.key ?? 0);
  await eventually(() => uploads.list()[0]?.phase === 'available');
  expect(uploads.list()[0]).toMatchObject({ status: { id: '2' }, problem: undefined });
});

test('an upload begun in another window and deleted in the meantime asks for the file again', async () => {
  const pieces = [{ number: 1, sha256: await digestOf(file) }];
  const uploads = uploadsAnsweredBy(async (call) => {
    if (call === firmUploadCalls.list) return [{ ...status, pieces }];
    throw new CallFailed(new Response(null, { status: 404 }), '');
  });
  await uploads.load();
  await uploads.chooseAgain(uploads.list()[0]?.key ?? 0, file);
  await eventually(() => uploads.list()[0]?.phase === 'failed');
  expect(uploads.list()[0]).toMatchObject({ problem: 'upload-ended-elsewhere', status: undefined, sentBytes: 0 });
  expect(uploads.list().every(isRejected)).toBe(true);
});

test('a file whose last pieces another window has sent meanwhile is checked like one sent here', async () => {
  const complete = JSON.stringify({ type: 'complete', detail: 'Die Datei ist schon vollständig.' });
  const headers = { 'Content-Type': 'application/problem+json' };
  const uploads = uploadsAnsweredBy(async (call) => {
    if (call === firmUploadCalls.begin) return status;
    if (call === firmUploadCalls.read) return { ...status, state: 'available' };
    throw new CallFailed(new Response(null, { status: 409, headers }), complete);
  });
  uploads.add(file, { category: 'data' });
  await eventually(() => ['available', 'failed'].includes(uploads.list()[0]?.phase ?? ''));
  expect(uploads.list()[0]).toMatchObject({ phase: 'available', sentBytes: 3 });
});

test('an upload that is cancelled while it begins is cancelled on the server', async () => {
  const { promise: begun, resolve: answerBeginning } = Promise.withResolvers<void>();
  const made: unknown[] = [];
  const uploads = uploadsAnsweredBy(async (call, _, { signal } = {}) => {
    made.push(call);
    if (call !== firmUploadCalls.begin) return undefined;
    const stopped = new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
    await Promise.race([begun, stopped]);
    return status;
  });
  uploads.add(file, {});
  await eventually(() => made.length === 1);
  const cancelled = uploads.cancel(uploads.list()[0]?.key ?? 0);
  answerBeginning();
  await cancelled;
  expect(made).toEqual([firmUploadCalls.begin, firmUploadCalls.cancel]);
  expect(uploads.list()).toEqual([]);
});

test('a line that falls silent is noticed at the timeout of each call, and the upload goes on', async () => {
  // The window's 'online' event.
  for (const name of ['addEventListener', 'removeEventListener']) vi.stubGlobal(name, () => {});
  const timeouts: AbortController[] = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const timeout = new AbortController();
    timeouts.push(timeout);
    return timeout.signal;
  });
  const silent = new Set<unknown>([firmUploadCalls.begin, firmUploadCalls.finish, firmUploadCalls.read]);
  const waiting: unknown[] = [];
  let isFinished = false;
  const uploads = uploadsAnsweredBy(async (call, _, { signal } = {}) => {
    if (silent.delete(call)) {
      waiting.push(call);
      await new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
    }
    if (call === firmUploadCalls.finish) isFinished = true;
    return { ...status, state: isFinished ? 'available' : 'open' };
  });
  uploads.add(file, {});
  for (let count = 1; count <= 3; count++) {
    await eventually(() => waiting.length === count);
    timeouts.at(-1)?.abort(new DOMException('', 'TimeoutError'));
  }
  await eventually(() => uploads.list()[0]?.phase === 'available');
  expect(waiting).toEqual([firmUploadCalls.begin, firmUploadCalls.finish, firmUploadCalls.read]);
});

test('a file stays in the list when a new sign-in is declined during its check, which can be watched again', async () => {
  let isSignedIn = false;
  const made: unknown[] = [];
  const uploads = uploadsAnsweredBy(async (call) => {
    made.push(call);
    if (call === firmUploadCalls.list) return [checking];
    if (!isSignedIn) throw new CallFailed(new Response(null, { status: 401 }), '');
    return { ...status, state: 'available' };
  });
  await uploads.load();
  await eventually(() => uploads.list()[0]?.phase !== 'checking');
  expect(uploads.list()).toMatchObject([{ phase: 'failed', status: { id: '1' } }]);
  isSignedIn = true;
  uploads.resume(uploads.list()[0]?.key ?? 0);
  await eventually(() => uploads.list()[0]?.phase === 'available');
  expect(made).not.toContain(firmUploadCalls.cancel);
});

test('a check that takes longer than a minute is said to be late', async () => {
  const uploads = uploadsAnsweredBy(async (call) => (call === firmUploadCalls.list ? [checking] : checking));
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  vi.useFakeTimers();
  try {
    await uploads.load();
    await vi.advanceTimersByTimeAsync(50_000);
    expect(uploads.list()).toMatchObject([{ phase: 'checking' }]);
    expect(uploads.list()[0]?.isCheckLate).toBeUndefined();
    await vi.advanceTimersByTimeAsync(15_000);
    expect(uploads.list()).toMatchObject([{ phase: 'checking', isCheckLate: true }]);
  } finally {
    vi.useRealTimers();
  }
});
