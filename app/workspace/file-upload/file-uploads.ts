import type { InputOf } from '#domain/core/api-call.ts';
import type { UploadStatus } from '#domain/partner-uploads/upload-answer.ts';
import type { UploadCalls } from '#domain/partner-uploads/upload-calls.ts';
import { maxUploadBytes, pieceBytes, pieceCount } from '#domain/partner-uploads/upload-limits.ts';
import { plainFileName } from '#platform/file-name.ts';
import { CallFailed, errorsByPath } from '../../api-client.ts';
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
import { differsFrom, digestOf, digestsOf, type FileProblem, isSameChoice, pieceOf } from './same-file.ts';

type UploadBeginning = InputOf<UploadCalls['begin']>['body'];

const pieceTimeoutMs = 120_000;
const callTimeoutMs = 30_000;
const maxPauseMs = 15_000;
const checkPauseMs = 1_000;

/** Ends a request when the upload stops, or at the timeout: without one, a silent line would be waited for endlessly. */
const stoppedOrAfter = (signal: AbortSignal, timeoutMs: number) =>
  AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);

/** Whether a retry would fail too. */
const isFinal = (error: unknown): error is CallFailed =>
  error instanceof CallFailed && error.status !== 429 && error.status < 500;

/**
 * Uploads files one after the other, in pieces, and retries after a lost connection. An unfinished upload, even one
 * begun in another window, resumes when the same file is added again.
 */
export function createFileUploads(calls: UploadCalls, onAvailable: (upload: FileUpload) => void, makeCall = api) {
  let uploads: readonly FileUpload[] = [];
  let lastKey = 0;
  let turn: Promise<void> = Promise.resolve();
  const listeners = new Set<() => void>();
  /** Cancels the requests of an upload. */
  const stops = new Map<number, AbortController>();
  /** Uploads that the server is beginning; cancelling waits for its answer, as only the id in it can be cancelled. */
  const beginnings = new Map<number, Promise<unknown>>();

  const show = (next: readonly FileUpload[]) => {
    uploads = next;
    for (const listener of listeners) listener();
  };
  const find = (key: number) => uploads.find((upload) => upload.key === key);
  const change = (key: number, part: Partial<FileUpload>) =>
    show(uploads.map((upload) => (upload.key === key ? { ...upload, ...part } : upload)));
  const drop = (key: number) => show(uploads.filter((upload) => upload.key !== key));
  const sentBytesOf = ({ bytes, pieces }: UploadStatus) =>
    pieces.length === pieceCount(bytes) ? bytes : Math.min(bytes, pieces.length * pieceBytes);
  /** Shows the server's state, and removes another row of the same upload. */
  const take = (key: number, status: UploadStatus) => {
    for (const other of uploads) if (other.key !== key && other.status?.id === status.id) drop(other.key);
    change(key, { status, ...(status.state === 'open' && { sentBytes: sentBytesOf(status) }) });
  };

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

  async function sendMissing(key: number, file: File, status: UploadStatus, signal: AbortSignal): Promise<void> {
    const known = new Set(status.pieces.map(({ number }) => number));
    const pieces = [...status.pieces];
    for (let number = 1; number <= pieceCount(status.bytes); number++) {
      if (known.has(number)) continue;
      const piece = pieceOf(file, number);
      const sha256 = await digestOf(piece);
      const form = new FormData();
      form.set('piece', piece);
      const input = { id: status.id, piece: String(number) };
      await makeCall(calls.sendPiece, input, {
        form,
        headers: { 'Piece-SHA256': sha256 },
        signal: stoppedOrAfter(signal, pieceTimeoutMs),
      });
      pieces.push({ number, sha256 });
      take(key, { ...status, pieces });
    }
  }

  /** Takes the answer to `begin`, for which cancelling waits too. */
  function takeBegun(key: number, answer: Promise<UploadStatus>): Promise<UploadStatus> {
    const begun = answer.then((status) => {
      take(key, status);
      return status;
    });
    beginnings.set(key, begun);
    return begun.finally(() => beginnings.delete(key));
  }

  /** One attempt; pieces that the server already has are not sent again. */
  async function sendOnce(key: number, signal: AbortSignal): Promise<void> {
    const { file, status, details = {}, fileName, bytes } = find(key) ?? {};
    if (!file) return;
    const begin = async (entered: UploadDetails) => {
      // A file that is too large is rejected without reading it.
      const pieces = file.size <= maxUploadBytes ? await digestsOf(file) : undefined;
      const body = { ...entered, fileName, bytes, pieces } as UploadBeginning;
      signal.throwIfAborted();
      return makeCall(calls.begin, { body }, { signal: AbortSignal.timeout(callTimeoutMs) });
    };
    const beginOrDropRequest = () =>
      begin(details).catch((error: unknown) => {
        const { fileRequestId, ...others } = details;
        if (!fileRequestId || !errorsByPath(error).fileRequestId) throw error;
        change(key, { details: others, isWithoutRequest: true });
        return begin(others);
      });
    const limits = () => ({ signal: stoppedOrAfter(signal, callTimeoutMs) });
    const known = status
      ? await makeCall(calls.read, { id: status.id }, limits())
      : await takeBegun(key, beginOrDropRequest());
    take(key, known);
    signal.throwIfAborted();
    change(key, { phase: 'sending' });
    if (known.state === 'open') {
      await sendMissing(key, file, known, signal);
      take(key, await makeCall(calls.finish, { id: known.id }, limits()));
    }
    void watchCheck(key);
  }

  async function send(key: number): Promise<void> {
    if (find(key)?.phase !== 'waiting') return;
    const stop = new AbortController();
    stops.set(key, stop);
    for (let pauseMs = 1_000; !stop.signal.aborted; pauseMs = Math.min(2 * pauseMs, maxPauseMs)) {
      const before = find(key)?.sentBytes;
      try {
        await sendOnce(key, stop.signal);
        return;
      } catch (error) {
        if (stop.signal.aborted) return;
        if (error instanceof DOMException && error.name === 'NotReadableError') {
          const phase = find(key)?.status ? 'begun' : 'failed';
          change(key, { phase, file: undefined, problem: 'unreadable' });
          return;
        }
        if (isFinal(error)) {
          const { status } = error;
          const { file, details, status: begun } = find(key) ?? {};
          // A rejected file would be rejected again; a deleted upload begins again where its details are known.
          const problem: FileProblem = details ? 'upload-ended' : 'upload-ended-elsewhere';
          const ended = status === 404 && begun && { status: undefined, sentBytes: 0, problem, file: details && file };
          const changes = [400, 413].includes(status) ? { file: undefined } : ended;
          change(key, { phase: 'failed', reason: messageOf(error), ...changes });
          return;
        }
        if (find(key)?.sentBytes !== before) pauseMs = 500;
        change(key, { phase: 'offline' });
        await pause(pauseMs, stop.signal);
      }
    }
  }

  /** Polls until the server has checked the file. */
  async function watchCheck(key: number): Promise<void> {
    change(key, { phase: 'checking', reason: undefined });
    for (;;) {
      const id = find(key)?.status?.id;
      if (!id) return;
      try {
        const status = await makeCall(calls.read, { id }, { signal: AbortSignal.timeout(callTimeoutMs) });
        take(key, status);
        if (status.state === 'refused') return change(key, { phase: 'refused' });
        if (status.state === 'available') {
          change(key, { phase: 'available', sentBytes: status.bytes });
          const upload = find(key);
          if (upload) onAvailable(upload);
          return;
        }
      } catch (error) {
        if (isFinal(error) && error.status === 404) return drop(key);
        // The user declined to sign in again; the server goes on checking.
        if (isFinal(error)) return change(key, { phase: 'failed', reason: messageOf(error) });
      }
      await pause(checkPauseMs);
    }
  }

  const queue = (key: number) => {
    change(key, { phase: 'waiting', reason: undefined, problem: undefined });
    turn = turn.then(() => send(key));
  };

  const stop = (key: number) => {
    stops.get(key)?.abort();
    stops.delete(key);
  };

  /** Removes an upload here and on the server. @throws CallFailed, TypeError */
  async function cancel(key: number): Promise<void> {
    stop(key);
    await beginnings.get(key)?.catch(() => {});
    const upload = find(key);
    if (upload?.status && upload.phase !== 'available' && !isBeingChecked(upload)) {
      await makeCall(calls.cancel, { id: upload.status.id }).catch((error: unknown) => {
        if (!(error instanceof CallFailed) || error.status !== 404) throw error;
      });
    }
    drop(key);
  }

  const nextKey = () => {
    lastKey += 1;
    return lastKey;
  };

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    list: () => uploads,

    /** Lists uploads begun earlier. @throws CallFailed, TypeError */
    async load(): Promise<void> {
      const known = new Set(uploads.map(({ status }) => status?.id));
      const found = await makeCall(calls.list, {});
      const more = found
        .filter(({ id }) => !known.has(id))
        .map((status): FileUpload => {
          const { fileName, bytes, state } = status;
          const phase = state === 'open' ? 'begun' : state;
          const sentBytes = state === 'open' ? sentBytesOf(status) : bytes;
          return { key: nextKey(), fileName, bytes, status, phase, sentBytes };
        });
      show([...uploads, ...more]);
      for (const { key, phase } of more) if (phase === 'checking') void watchCheck(key);
    },

    /** Uploads a file. If this window already has an unfinished upload of it, that one continues. */
    add(file: File, details: UploadDetails): void {
      const same = uploads.find((upload) => isUnfinished(upload) && upload.file && isSameChoice(upload.file, file));
      if (same && isStopped(same)) queue(same.key);
      if (same) return;
      const key = nextKey();
      const { size: bytes } = file;
      const fileName = plainFileName(file.name);
      show([{ key, fileName, bytes, phase: 'waiting', sentBytes: 0, file, details }, ...uploads]);
      queue(key);
    },

    /** Resumes an upload that was begun elsewhere, if it is the same file. */
    async chooseAgain(key: number, file: File): Promise<void> {
      const status = find(key)?.status;
      if (!status) return;
      const problem = await differsFrom(status, file);
      if (problem) return change(key, { problem });
      change(key, { file });
      queue(key);
    },

    pause(key: number): void {
      stop(key);
      change(key, { phase: 'paused' });
    },

    resume(key: number): void {
      const upload = find(key);
      if (upload && isBeingChecked(upload)) void watchCheck(key);
      else queue(key);
    },

    cancel,

    /** Removes all rejected uploads from the list. @throws CallFailed, TypeError */
    async clearRejected(): Promise<void> {
      await Promise.all(uploads.filter(isRejected).map(({ key }) => cancel(key)));
    },

    /** Stops all uploads of this window; the server keeps the received pieces. */
    leave(): void {
      for (const key of [...stops.keys()]) stop(key);
      show([]);
    },
  };
}

export type FileUploads = ReturnType<typeof createFileUploads>;
