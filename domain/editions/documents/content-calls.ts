import type * as z from 'zod/mini';
import { apiCall } from '../../core/api-call.ts';
import type * as answers from './content-answers.ts';
import type * as inputs from './content-input.ts';

export const listDocumentsCall = apiCall('GET', '/content').listOf<typeof answers.documentAnswer>();
export const readDraftCall = apiCall('GET', '/content/{document}').of<{ answer: typeof answers.draftAnswer }>();
export type SaveDraftRefusal = 'draft-changed' | 'newer-document' | 'not-found';

export const saveDraftCall = apiCall('PUT', '/content/{document}').of<{
  body: typeof inputs.draftInput;
  answer: typeof answers.draftAnswer;
  refusal: SaveDraftRefusal;
}>();
export const readEditionBeforeCall = apiCall('GET', '/content/{document}/before').of<{
  answer: typeof answers.editionBeforeAnswer;
}>();
export const checkDraftCall = apiCall('GET', '/content/{document}/findings').of<{
  answer: typeof answers.findingsAnswer;
}>();
export const publishCall = apiCall('POST', '/content/{document}/publish').of<{
  body: typeof inputs.publishInput;
  answer: typeof answers.publicationAnswer;
}>();
export const listVersionsCall = apiCall('GET', '/content/{document}/versions').listOf<typeof answers.versionAnswer>();
export const listPublicationsCall = apiCall('GET', '/content/{document}/publications').listOf<
  typeof answers.publicationAnswer
>();
export const cancelPublicationCall = apiCall('POST', '/content-publications/{id}/cancel').of();
export const compareVersionCall = apiCall('GET', '/content-versions/{id}/changes').of<{
  query: typeof inputs.comparisonQuery;
  answer: z.ZodMiniArray<typeof answers.differenceAnswer>;
}>();
export const restoreVersionCall = apiCall('POST', '/content-versions/{id}/restore').of<{
  body: typeof inputs.restoreInput;
  answer: typeof answers.draftAnswer;
}>();
