import type * as z from 'zod/mini';
import { apiCall } from '../../core/api-call.ts';
import type { findingsAnswer, publicationAnswer, versionAnswer } from '../documents/content-answers.ts';
import type { importedXliffAnswer, translationAnswer, translationStateAnswer } from './translation-answers.ts';
import type { importXliffQuery, publishTranslationInput, translationInput } from './translation-input.ts';

export const maxXliffBytes = 5 * 1024 * 1024;

type States = z.ZodMiniArray<typeof translationStateAnswer>;

export const listTranslationsCall = apiCall('GET', '/content-translations').of<{ answer: States }>();
export const listTranslationsOfDocumentCall = apiCall('GET', '/content/{document}/translations').of<{
  answer: States;
}>();
export const readTranslationCall = apiCall('GET', '/content/{document}/translations/{language}').of<{
  answer: typeof translationAnswer;
}>();
export const saveTranslationCall = apiCall('PUT', '/content/{document}/translations/{language}').of<{
  body: typeof translationInput;
  answer: typeof translationAnswer;
}>();
export const checkTranslationCall = apiCall('GET', '/content/{document}/translations/{language}/findings').of<{
  answer: typeof findingsAnswer;
}>();
export const publishTranslationCall = apiCall('POST', '/content/{document}/translations/{language}/publish').of<{
  body: typeof publishTranslationInput;
  answer: typeof publicationAnswer;
}>();
export const listTranslationVersionsCall = apiCall(
  'GET',
  '/content/{document}/translations/{language}/versions',
).listOf<typeof versionAnswer>();
export const listTranslationPublicationsCall = apiCall(
  'GET',
  '/content/{document}/translations/{language}/publications',
).listOf<typeof publicationAnswer>();
export const exportXliffCall = apiCall('GET', '/content/{document}/translations/{language}/xliff').of();
export const importXliffCall = apiCall('POST', '/content/{document}/translations/{language}/xliff').of<{
  query: typeof importXliffQuery;
  answer: typeof importedXliffAnswer;
}>();
