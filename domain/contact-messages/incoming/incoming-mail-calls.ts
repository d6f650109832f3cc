import { apiCall } from '../../core/api-call.ts';
import type { incomingMailAnswer } from './incoming-mail-answer.ts';

export const listIncomingMailsCall = apiCall('GET', '/contact-messages/{id}/incoming-mails').listOf<
  typeof incomingMailAnswer
>();
export const downloadAttachmentCall = apiCall('GET', '/incoming-attachments/{id}').of();
