import type * as z from 'zod/mini';
import { apiCall } from '../../core/api-call.ts';
import type { mailAnswer } from './mail-answer.ts';
import type { mailQuery } from './mail-input.ts';

export const listMailsCall = apiCall('GET', '/mails').of<{
  query: typeof mailQuery;
  answer: z.ZodMiniArray<typeof mailAnswer>;
}>();
export const resendMailCall = apiCall('POST', '/mails/{id}/resend').of<{ answer: typeof mailAnswer }>();
