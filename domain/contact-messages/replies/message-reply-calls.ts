import { apiCall } from '../../core/api-call.ts';
import type { messageReplyAnswer, replyAttachmentAnswer } from './message-reply-answer.ts';
import type { messageReplyInput } from './message-reply-input.ts';

export const listRepliesCall = apiCall('GET', '/contact-messages/{id}/replies').listOf<typeof messageReplyAnswer>();
export const replyCall = apiCall('POST', '/contact-messages/{id}/replies').of<{
  body: typeof messageReplyInput;
  answer: typeof messageReplyAnswer;
}>();
export const attachFileCall = apiCall('POST', '/contact-messages/{id}/attachments').of<{
  answer: typeof replyAttachmentAnswer;
}>();
export const readAttachmentCall = apiCall('GET', '/contact-messages/{id}/attachments/{attachment}').of();
