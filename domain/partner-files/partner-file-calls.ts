import { apiCall } from '../core/api-call.ts';
import type { partnerFileAnswer, partnerFileVersionsAnswer } from './partner-file-answer.ts';
import type { partnerFileChange } from './partner-file-input.ts';

/** Calls that the office and firms have in common. */
const fileCalls = <const Files extends string>(files: Files) => ({
  list: apiCall('GET', `/${files}`).listOf<typeof partnerFileAnswer>(),
  listVersions: apiCall('GET', `/${files}/{id}/versions`).of<{ answer: typeof partnerFileVersionsAnswer }>(),
  download: apiCall('GET', `/${files}/{id}/versions/{version}`).of(),
  remove: apiCall('DELETE', `/${files}/{id}`).of(),
  restore: apiCall('POST', `/${files}/{id}/restore`).of<{ answer: typeof partnerFileAnswer }>(),
});

export const officeFileCalls = fileCalls('partner-files');
export const firmFileCalls = fileCalls('partner-area/files');

export type FileCalls = typeof officeFileCalls | typeof firmFileCalls;

/** For the office only. */
export const changeFileCall = apiCall('PATCH', '/partner-files/{id}').of<{
  body: typeof partnerFileChange;
  answer: typeof partnerFileAnswer;
}>();
