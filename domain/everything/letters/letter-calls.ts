import { apiCall } from '../../core/api-call.ts';
import type { letterAnswer, printedAnswer } from './letter-answer.ts';
import type { letterInput } from './letter-input.ts';

export const listLettersCall = apiCall('GET', '/letters').listOf<typeof letterAnswer>();
export const readLetterCall = apiCall('GET', '/letters/{id}/pdf').of();
export const setLetterPrintedCall = apiCall('PATCH', '/letters/{id}').of<{
  body: typeof letterInput;
  answer: typeof printedAnswer;
}>();
