import { apiCall } from '../../core/api-call.ts';
import type { newReadTokenAnswer, readTokenAnswer } from './read-token-answer.ts';
import type { readTokenInput } from './read-token-input.ts';

export const listReadTokensCall = apiCall('GET', '/read-tokens').listOf<typeof readTokenAnswer>();
export const createReadTokenCall = apiCall('POST', '/read-tokens').of<{
  body: typeof readTokenInput;
  answer: typeof newReadTokenAnswer;
}>();
export const revokeReadTokenCall = apiCall('DELETE', '/read-tokens/{id}').of();
