import type { InputOf } from '#domain/core/api-call.ts';
import type { UploadStatus } from '#domain/partner-uploads/upload-answer.ts';
import type { UploadCalls } from '#domain/partner-uploads/upload-calls.ts';
import { maxUploadBytes, pieceCount } from '#domain/partner-uploads/upload-limits.ts';
import { errorsByPath } from '../../api-client.ts';
import type { api } from '../calls/api.ts';
import type { UploadDetails } from './file-upload.ts';
import { digestOf, digestsOf, pieceOf } from './same-file.ts';
import type { UploadRows } from './upload-rows.ts';

type UploadBeginning = InputOf<UploadCalls['begin']>['body'];

const pieceTimeoutMs = 120_000;
export const callTimeoutMs = 30_000;

/** Ends a request when the upload stops, or at the timeout: without one, a silent line would be waited for endlessly. */
const stoppedOrAfter = (signal: AbortSignal, timeoutMs: number) =>
  AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);

/** Sends the files of listed uploads in pieces. */
export function createFileSender(calls: UploadCalls, rows: UploadRows, makeCall: typeof api) {
  /** Uploads that the server is beginning; cancelling waits for its answer, as only the id in it can be cancelled. */
  const beginnings = new Map<number, Promise<unknown>>();

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
      rows.take(key, { ...status, pieces });
    }
  }

  /** Begins an upload on the server, without its file request if that was closed meanwhile. */
  async function begin(key: number, file: File, signal: AbortSignal): Promise<UploadStatus> {
    const { details = {}, fileName, bytes } = rows.find(key) ?? {};
    const beginWith = async (entered: UploadDetails) => {
      // A file that is too large is rejected without reading it.
      const pieces = file.size <= maxUploadBytes ? await digestsOf(file) : undefined;
      const body = { ...entered, fileName, bytes, pieces } as UploadBeginning;
      signal.throwIfAborted();
      return makeCall(calls.begin, { body }, { signal: AbortSignal.timeout(callTimeoutMs) });
    };
    const status = await beginWith(details).catch((error: unknown) => {
      const { fileRequestId, ...others } = details;
      if (!fileRequestId || !errorsByPath(error).fileRequestId) throw error;
      rows.change(key, { details: others, isWithoutRequest: true });
      return beginWith(others);
    });
    rows.take(key, status);
    return status;
  }

  return {
    /** One attempt; pieces that the server already has are not sent again. */
    async send(key: number, file: File, signal: AbortSignal): Promise<void> {
      const status = rows.find(key)?.status;
      const limits = () => ({ signal: stoppedOrAfter(signal, callTimeoutMs) });
      let known: UploadStatus;
      if (status) known = await makeCall(calls.read, { id: status.id }, limits());
      else {
        const begun = begin(key, file, signal);
        beginnings.set(key, begun);
        known = await begun.finally(() => beginnings.delete(key));
      }
      rows.take(key, known);
      signal.throwIfAborted();
      rows.change(key, { phase: 'sending' });
      if (known.state !== 'open') return;
      await sendMissing(key, file, known, signal);
      rows.take(key, await makeCall(calls.finish, { id: known.id }, limits()));
    },

    /** Waits until the server has answered the beginning of an upload, if that is in progress. */
    async beginningOf(key: number): Promise<void> {
      await beginnings.get(key)?.catch(() => {});
    },
  };
}
