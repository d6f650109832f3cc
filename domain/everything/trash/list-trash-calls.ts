import type * as z from 'zod/mini';
import { apiCall } from '../../core/api-call.ts';
import type { trashedRecordAnswer, trashKindsAnswer } from './trash-answer.ts';
import type { trashFilter } from './trash-input.ts';

export const listTrashCall = apiCall('GET', '/trash').of<{
  query: typeof trashFilter;
  answer: z.ZodMiniArray<typeof trashedRecordAnswer>;
}>();
export const listTrashKindsCall = apiCall('GET', '/trash/kinds').of<{ answer: typeof trashKindsAnswer }>();
