import type * as z from 'zod/mini';
import { apiCall } from '../../core/api-call.ts';
import type {
  comparisonQuery,
  differenceAnswer,
  documentAnswer,
  draftAnswer,
  draftInput,
  editionBeforeAnswer,
  findingsAnswer,
  publicationAnswer,
  publishInput,
  restoreInput,
  versionAnswer,
} from './content-answers.ts';

export const listDocumentsCall = apiCall('GET', '/content').of<{ answer: z.ZodMiniArray<typeof documentAnswer> }>();
export const readDraftCall = apiCall('GET', '/content/{document}').of<{ answer: typeof draftAnswer }>();
export type SaveDraftRefusal = 'draft-changed' | 'newer-document' | 'not-found';

export const saveDraftCall = apiCall('PUT', '/content/{document}').of<{
  body: typeof draftInput;
  answer: typeof draftAnswer;
  refusal: SaveDraftRefusal;
}>();
export const readEditionBeforeCall = apiCall('GET', '/content/{document}/before').of<{
  answer: typeof editionBeforeAnswer;
}>();
export const checkDraftCall = apiCall('GET', '/content/{document}/findings').of<{ answer: typeof findingsAnswer }>();
export const publishCall = apiCall('POST', '/content/{document}/publish').of<{
  body: typeof publishInput;
  answer: typeof publicationAnswer;
}>();
export const listVersionsCall = apiCall('GET', '/content/{document}/versions').of<{
  answer: z.ZodMiniArray<typeof versionAnswer>;
}>();
export const listPublicationsCall = apiCall('GET', '/content/{document}/publications').of<{
  answer: z.ZodMiniArray<typeof publicationAnswer>;
}>();
export const cancelPublicationCall = apiCall('POST', '/content-publications/{id}/cancel').of();
export const compareVersionCall = apiCall('GET', '/content-versions/{id}/changes').of<{
  query: typeof comparisonQuery;
  answer: z.ZodMiniArray<typeof differenceAnswer>;
}>();
export const restoreVersionCall = apiCall('POST', '/content-versions/{id}/restore').of<{
  body: typeof restoreInput;
  answer: typeof draftAnswer;
}>();
