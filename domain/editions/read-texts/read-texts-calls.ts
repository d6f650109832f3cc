import { apiCall } from '../../core/api-call.ts';
import type { readTextsAnswer } from './read-texts-answers.ts';
import type { markTextsInput } from './read-texts-input.ts';

export const listReadTextsCall = apiCall('GET', '/content/{document}/read-texts').of<{
  answer: typeof readTextsAnswer;
}>();
export const markTextsCall = apiCall('POST', '/content/{document}/read-texts').of<{
  body: typeof markTextsInput;
  answer: typeof readTextsAnswer;
}>();
