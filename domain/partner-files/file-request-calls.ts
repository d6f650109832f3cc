import { apiCall } from '../core/api-call.ts';
import type { fileRequestAnswer, firmFileRequestAnswer } from './file-request-answer.ts';
import type { fileRequestChange, fileRequestInput } from './file-request-input.ts';

type Answered = { answer: typeof fileRequestAnswer };

export const fileRequestCalls = {
  list: apiCall('GET', '/file-requests').listOf<typeof fileRequestAnswer>(),
  create: apiCall('POST', '/file-requests').of<{ body: typeof fileRequestInput } & Answered>(),
  change: apiCall('PATCH', '/file-requests/{id}').of<{ body: typeof fileRequestChange } & Answered>(),
  remove: apiCall('DELETE', '/file-requests/{id}').of(),
  restore: apiCall('POST', '/file-requests/{id}/restore').of<Answered>(),
};

export const listFirmRequestsCall = apiCall('GET', '/partner-area/file-requests').listOf<
  typeof firmFileRequestAnswer
>();
