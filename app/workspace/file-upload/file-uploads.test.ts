import { expect, test } from 'vitest';
import { firmUploadCalls } from '#domain/partner-uploads/upload-calls.ts';
import { eventually } from '#tests/eventually.ts';
import { CallFailed } from '../../api-client.ts';
import { createFileUploads, isRejected } from './file-uploads.ts';
import { digestOf } from './same-file.ts';

const refusal = JSON.stringify({
  type: 'no-such-request',
  errors: [{ path: 'fileRequestId', message: 'Diese Anfrage ist nicht mehr offen' }],
});

test('a file whose request was closed in the meantime is uploaded without it, and marked', async () => {
  const begun: Record<string, unknown>[] = [];
  const status = { id: '1', fileName: 'a.pdf', bytes: 3, state: 'checking', pieces: [] };
  const makeCall = (async (call: unknown, { body }: { body?: Record<string, unknown> }) => {
    if (call !== firmUploadCalls.begin) return { ...status, state: 'available' };
    begun.push(body ?? {});
    const headers = { 'Content-Type': 'application/problem+json' };
    if (body?.fileRequestId) throw new CallFailed(new Response(null, { status: 400, headers }), refusal);
    return status;
  }) as unknown as Parameters<typeof createFileUploads>[2];
  const uploads = createFileUploads(firmUploadCalls, () => {}, makeCall);
  uploads.add(new File(['abc'], 'a.pdf'), { category: 'data', fileRequestId: 'closed' });
  await eventually(() => uploads.list()[0]?.phase === 'available');
  expect(begun.map(({ fileRequestId, category }) => [fileRequestId, category])).toEqual([
    ['closed', 'data'],
    [undefined, 'data'],
  ]);
  expect(uploads.list()[0]?.isWithoutRequest).toBe(true);
});

test('an upload that was deleted in the meantime says so and begins again', async () => {
  let isDeleted = false;
  const status = { id: '1', fileName: 'a.pdf', bytes: 3, state: 'open', pieces: [] };
  const makeCall = (async (call: unknown) => {
    if (call === firmUploadCalls.begin) return isDeleted ? { ...status, id: '2', state: 'available' } : status;
    if (call === firmUploadCalls.read && isDeleted) return { ...status, id: '2', state: 'available' };
    isDeleted = true;
    throw new CallFailed(new Response(null, { status: 404 }), '');
  }) as unknown as Parameters<typeof createFileUploads>[2];
  const uploads = createFileUploads(firmUploadCalls, () => {}, makeCall);
  uploads.add(new File(['abc'], 'a.pdf'), { category: 'data' });
  await eventually(() => uploads.list()[0]?.phase === 'failed');
  expect(uploads.list()[0]).toMatchObject({ status: undefined, problem: 'upload-ended' });
  uploads.resume(uploads.list()[0]?.key ?? 0);
  await eventually(() => uploads.list()[0]?.phase === 'available');
  expect(uploads.list()[0]).toMatchObject({ status: { id: '2' }, problem: undefined });
});

test('an upload begun in another window and deleted in the meantime asks for the file again', async () => {
  const bytes = 3;
  const status = {
    id: '1',
    fileName: 'a.pdf',
    bytes,
    state: 'open',
    pieces: [{ number: 1, sha256: await digestOf(new Blob(['abc'])) }],
  };
  const makeCall = (async (call: unknown) => {
    if (call === firmUploadCalls.list) return [status];
    throw new CallFailed(new Response(null, { status: 404 }), '');
  }) as unknown as Parameters<typeof createFileUploads>[2];
  const uploads = createFileUploads(firmUploadCalls, () => {}, makeCall);
  await uploads.load();
  await uploads.chooseAgain(uploads.list()[0]?.key ?? 0, new File(['abc'], 'a.pdf'));
  await eventually(() => uploads.list()[0]?.phase === 'failed');
  expect(uploads.list()[0]).toMatchObject({ problem: 'upload-ended-elsewhere', status: undefined, sentBytes: 0 });
  expect(uploads.list().every(isRejected)).toBe(true);
});
