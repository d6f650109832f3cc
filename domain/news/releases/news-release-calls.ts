import type * as z from 'zod/mini';
import { apiCall } from '../../core/api-call.ts';
import type { languageQuery } from '../../core/records/translations-input.ts';
import type {
  newsPreviewAnswer,
  newsProgressAnswer,
  newsReleaseAnswer,
  releaseRecipient,
} from './news-release-answer.ts';
import type { newsSendingInput, recipientFilter } from './news-release-input.ts';

export const previewReleaseCall = apiCall('GET', '/news-releases/{id}/preview').of<{
  query: typeof languageQuery;
  answer: typeof newsPreviewAnswer;
}>();
export const readReleaseProgressCall = apiCall('GET', '/news-releases/{id}/progress').of<{
  answer: typeof newsProgressAnswer;
}>();
export const testReleaseCall = apiCall('POST', '/news-releases/{id}/test').of();
export const sendReleaseCall = apiCall('POST', '/news-releases/{id}/send').of<{
  body: typeof newsSendingInput;
  answer: typeof newsReleaseAnswer;
}>();
export const cancelReleaseCall = apiCall('POST', '/news-releases/{id}/cancel').of<{
  answer: typeof newsReleaseAnswer;
}>();
export const stopReleaseCall = apiCall('POST', '/news-releases/{id}/stop').of<{
  answer: typeof newsReleaseAnswer;
}>();
export const listRecipientsCall = apiCall('GET', '/news-releases/{id}/recipients').of<{
  query: typeof recipientFilter;
  answer: z.ZodMiniArray<typeof releaseRecipient>;
}>();
