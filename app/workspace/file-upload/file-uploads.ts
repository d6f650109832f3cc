import type { UploadCalls } from '#domain/partner-uploads/upload-calls.ts';
import { plainFileName } from '#platform/file-name.ts';
import { CallFailed } from '../../api-client.ts';
import { api } from '../calls/api.ts';
import { messageOf } from '../calls/failure-message.ts';
import {
  type FileUpload,
  isBeingChecked,
  isRejected,
  isStopped,
  isUnfinished,
  type UploadDetails,
} from './file-upload.ts';
import { differsFrom, type FileProblem, isSameChoice } from './same-file.ts';
import { callTimeoutMs, createFileSender } from './send-file.ts';
import { createUploadRows } from './upload-rows.ts';

const maxPauseMs = 15_000;
const checkPauseMs = 1_000;
/** A check takes a few seconds, unless the virus scanner is unreachable. */
const usualCheckMs = 60_000;

/** Whether a retry would fail too. */
const isFinal = (error: unknown): error is CallFailed =>
  error instanceof CallFailed && error.status !== 429 && error.status < 500;

/** Waits before a retry, at most until the browser is online again. */
const pause = (ms: number, signal?: AbortSignal) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    addEventListener('online', end);
    signal?.addEventListener('abort', end);
  });

/** How an upload that can't go on is shown. */
function endedUpload({ file, details, status: begun }: Partial<FileUpload>, error: CallFailed): Partial<FileUpload> {
  const failed = { phase: 'failed', reason: messageOf(error) } as const;
  // A rejected file would be rejected again.
  if ([400, 413].includes(error.status)) return { ...failed, file: undefined };
  if (error.status !== 404 || !begun) return failed;
  // A deleted upload begins again where its details are known.
  const problem: FileProblem = details ? 'upload-ended' : 'upload-ended-elsewhere';
  return { ...failed, status: undefined, sentBytes: 0, problem, file: details && file };
}

/**
 * Uploads files one after the other, in pieces, and retries after a lost connection. An unfinished upload, even one
 * begun in another window, resumes when the same file is added again.
 */
export function createFileUploads(calls: UploadCalls, onAvailable: (upload: FileUpload) => void, makeCall = api) {
  const rows = createUploadRows();
  const sender = createFileSender(calls, rows, makeCall);
  let turn: Promise<void> = Promise.resolve();
  /** Cancels the requests of an upload. */
  const stops = new Map<number, AbortController>();

  async function send(key: number): Promise<void> {
    const { phase, file } = rows.find(key) ?? {};
    if (phase !== 'waiting' || !file) return;
    // Without https browsers have no digests, and a retry would fail too.
    if (!crypto.subtle) return rows.change(key, { phase: 'failed', problem: 'insecure' });
    const stop = new AbortController();
    stops.set(key, stop);
    for (let pauseMs = 1_000; !stop.signal.aborted; pauseMs = Math.min(2 * pauseMs, maxPauseMs)) {
      const before = rows.find(key)?.sentBytes;
      try {
        await sender.send(key, file, stop.signal);
        void watchCheck(key);
        return;
      } catch (error) {
        if (stop.signal.aborted) return;
        const upload: Partial<FileUpload> = rows.find(key) ?? {};
        if (error instanceof DOMException && error.name === 'NotReadableError') {
          return rows.change(key, {
            phase: upload.status ? 'begun' : 'failed',
            file: undefined,
            problem: 'unreadable',
          });
        }
        // Another window has sent the rest of the same file.
        if (isFinal(error) && error.problem.type === 'complete') return void watchCheck(key);
        if (isFinal(error)) return rows.change(key, endedUpload(upload, error));
        if (upload.sentBytes !== before) pauseMs = 500;
        rows.change(key, { phase: 'offline' });
        await pause(pauseMs, stop.signal);
      }
    }
  }

  /** Polls until the server has checked the file. */
  async function watchCheck(key: number): Promise<void> {
    rows.change(key, { phase: 'checking', reason: undefined });
    const lateAt = Date.now() + usualCheckMs;
    for (;;) {
      const id = rows.find(key)?.status?.id;
      if (!id) return;
      try {
        const status = await makeCall(calls.read, { id }, { signal: AbortSignal.timeout(callTimeoutMs) });
        rows.take(key, status);
        if (status.state === 'refused') return rows.change(key, { phase: 'refused' });
        if (status.state === 'available') {
          rows.change(key, { phase: 'available', sentBytes: status.bytes });
          const upload = rows.find(key);
          if (upload) onAvailable(upload);
          return;
        }
      } catch (error) {
        if (isFinal(error) && error.status === 404) return rows.drop(key);
        // The user declined to sign in again; the server continues its check.
        if (isFinal(error)) return rows.change(key, { phase: 'failed', reason: messageOf(error) });
      }
      if (Date.now() > lateAt) rows.change(key, { isCheckLate: true });
      await pause(checkPauseMs);
    }
  }

  const queue = (key: number) => {
    rows.change(key, { phase: 'waiting', reason: undefined, problem: undefined });
    turn = turn.then(() => send(key));
  };

  const stop = (key: number) => {
    stops.get(key)?.abort();
    stops.delete(key);
  };

  /** Removes an upload here and on the server. @throws CallFailed, TypeError */
  async function cancel(key: number): Promise<void> {
    stop(key);
    await sender.beginningOf(key);
    const upload = rows.find(key);
    if (upload?.status && upload.phase !== 'available' && !isBeingChecked(upload)) {
      await makeCall(calls.cancel, { id: upload.status.id }).catch((error: unknown) => {
        if (!(error instanceof CallFailed) || error.status !== 404) throw error;
      });
    }
    rows.drop(key);
  }

  return {
    subscribe: rows.subscribe,
    list: rows.list,

    /** Lists uploads begun earlier. @throws CallFailed, TypeError */
    async load(): Promise<void> {
      const more = rows.addBegun(await makeCall(calls.list, {}));
      for (const { key, phase } of more) if (phase === 'checking') void watchCheck(key);
    },

    /** Uploads a file. If this window already has an unfinished upload of it, that one continues. */
    add(file: File, details: UploadDetails): void {
      const queued = rows
        .list()
        .find((upload) => isUnfinished(upload) && upload.file && isSameChoice(upload.file, file));
      if (queued && isStopped(queued)) queue(queued.key);
      if (queued) return;
      const { name, size: bytes } = file;
      queue(rows.add({ fileName: plainFileName(name), bytes, phase: 'waiting', sentBytes: 0, file, details }));
    },

    /** Resumes an upload that was begun elsewhere, if it is the same file. */
    async chooseAgain(key: number, file: File): Promise<void> {
      const status = rows.find(key)?.status;
      if (!status) return;
      const problem = await differsFrom(status, file);
      if (problem) return rows.change(key, { problem });
      rows.change(key, { file });
      queue(key);
    },

    pause(key: number): void {
      stop(key);
      rows.change(key, { phase: 'paused' });
    },

    resume(key: number): void {
      const upload = rows.find(key);
      if (upload && isBeingChecked(upload)) void watchCheck(key);
      else queue(key);
    },

    cancel,

    /** Removes all rejected uploads from the list. @throws CallFailed, TypeError */
    async clearRejected(): Promise<void> {
      await Promise.all(
        rows
          .list()
          .filter(isRejected)
          .map(({ key }) => cancel(key)),
      );
    },

    /** Stops all uploads of this window; the server keeps the received pieces. */
    leave(): void {
      for (const key of [...stops.keys()]) stop(key);
      rows.clear();
    },
  };
}

export type FileUploads = ReturnType<typeof createFileUploads>;
