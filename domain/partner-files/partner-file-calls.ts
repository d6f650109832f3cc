import type * as z from 'zod/mini';
import { apiCall } from '../core/api-call.ts';
import type { fileFirmAnswer, partnerFileAnswer, partnerFileVersionsAnswer } from './partner-file-answer.ts';
import type { partnerFileChange, partnerFileList } from './partner-file-input.ts';

/** Calls that the office and firms have in common. */
const fileCalls = <const Files extends string>(files: Files) => ({
  listVersions: apiCall('GET', `/${files}/{id}/versions`).of<{ answer: typeof partnerFileVersionsAnswer }>(),
  download: apiCall('GET', `/${files}/{id}/versions/{version}`).of(),
  remove: apiCall('DELETE', `/${files}/{id}`).of(),
  restore: apiCall('POST', `/${files}/{id}/restore`).of<{ answer: typeof partnerFileAnswer }>(),
});

export const officeFileCalls = {
  ...fileCalls('partner-files'),
  list: apiCall('GET', '/partner-files').of<{
    query: typeof partnerFileList;
    answer: z.ZodMiniArray<typeof partnerFileAnswer>;
  }>(),
  listFirms: apiCall('GET', '/partner-files/firms').listOf<typeof fileFirmAnswer>(),
};
export const firmFileCalls = {
  ...fileCalls('partner-area/files'),
  list: apiCall('GET', '/partner-area/files').listOf<typeof partnerFileAnswer>(),
};

export type FileCalls = typeof officeFileCalls | typeof firmFileCalls;

/** For the office only. */
export const changeFileCall = apiCall('PATCH', '/partner-files/{id}').of<{
  body: typeof partnerFileChange;
  answer: typeof partnerFileAnswer;
}>();
