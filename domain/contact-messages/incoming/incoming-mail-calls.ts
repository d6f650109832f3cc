import type * as z from 'zod/mini';
import { apiCall } from '../../core/api-call.ts';
import type { incomingMailAnswer } from './incoming-mail-answer.ts';

export const listIncomingMailsCall = apiCall('GET', '/contact-messages/{id}/incoming-mails').of<{
  answer: z.ZodMiniArray<typeof incomingMailAnswer>;
}>();
export const downloadAttachmentCall = apiCall('GET', '/incoming-attachments/{id}').of();
