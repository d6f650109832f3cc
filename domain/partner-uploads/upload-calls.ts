import type * as z from 'zod/mini';
import { apiCall } from '../core/api-call.ts';
import type { uploadAnswer } from './upload-answer.ts';
import type { firmUploadInput, officeUploadInput } from './upload-input.ts';

/** Calls that the office and firms have in common. */
const uploadCalls = <const Uploads extends string, Input extends z.ZodMiniType>(uploads: Uploads) => ({
  begin: apiCall('POST', `/${uploads}`).of<{ body: Input; answer: typeof uploadAnswer }>(),
  list: apiCall('GET', `/${uploads}`).listOf<typeof uploadAnswer>(),
  read: apiCall('GET', `/${uploads}/{id}`).of<{ answer: typeof uploadAnswer }>(),
  sendPiece: apiCall('PUT', `/${uploads}/{id}/pieces/{piece}`).of(),
  finish: apiCall('POST', `/${uploads}/{id}/finish`).of<{ answer: typeof uploadAnswer }>(),
  cancel: apiCall('DELETE', `/${uploads}/{id}`).of(),
});

export const officeUploadCalls = uploadCalls<'partner-uploads', typeof officeUploadInput>('partner-uploads');
export const firmUploadCalls = uploadCalls<'partner-area/uploads', typeof firmUploadInput>('partner-area/uploads');

export type UploadCalls = typeof officeUploadCalls | typeof firmUploadCalls;
