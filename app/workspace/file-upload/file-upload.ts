import type { UploadStatus } from '#domain/partner-uploads/upload-answer.ts';
import type { FileProblem } from './same-file.ts';

/** Details that the user enters before the upload. */
export type UploadDetails = Record<string, unknown>;

export type UploadPhase =
  | 'waiting'
  | 'sending'
  | 'paused'
  | 'offline'
  | 'begun'
  | 'checking'
  | 'refused'
  | 'available'
  | 'failed';

export interface FileUpload {
  key: number;
  fileName: string;
  bytes: number;
  phase: UploadPhase;
  /** Bytes received by the server. */
  sentBytes: number;
  /** The state of the upload on the server, once it has begun. */
  status?: UploadStatus | undefined;
  /** Undefined if the upload was begun in another window. */
  file?: File | undefined;
  details?: UploadDetails;
  /** Whether the file request that it should answer is no longer open. */
  isWithoutRequest?: boolean;
  /** Whether its check takes longer than usual. */
  isCheckLate?: boolean;
  /** The server's explanation of a failure. */
  reason?: string | undefined;
  problem?: FileProblem | undefined;
}

/** Whether the upload can't continue because its file was rejected. */
export const isRejected = ({ phase, file, status }: FileUpload) =>
  phase === 'refused' || (phase === 'failed' && !file && !status);
export const isRunning = ({ phase }: Pick<FileUpload, 'phase'>) =>
  phase === 'waiting' || phase === 'sending' || phase === 'offline';
export const isStopped = ({ phase }: FileUpload) => phase === 'paused' || phase === 'failed';
/** Whether the server has the whole file and is checking it. */
export const isBeingChecked = ({ status }: Pick<FileUpload, 'status'>) => status?.state === 'checking';
export const isUnfinished = ({ phase }: FileUpload) => phase !== 'available' && phase !== 'refused';
