import { apiCall } from '../../core/api-call.ts';
import type { markTextsInput, readTextsAnswer } from './read-texts-answers.ts';

export const listReadTextsCall = apiCall('GET', '/content/{document}/read-texts').of<{
  answer: typeof readTextsAnswer;
}>();
export const markTextsCall = apiCall('POST', '/content/{document}/read-texts').of<{
  body: typeof markTextsInput;
  answer: typeof readTextsAnswer;
}>();
