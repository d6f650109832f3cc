import { apiCall } from '../core/api-call.ts';
import { recordCalls } from '../core/records/record-calls.ts';
import type { ContactMessage, contactMessageAnswer } from './contact-message-answer.ts';
import type { contactMessageChange } from './contact-message-change.ts';

export const contactMessageCalls = recordCalls('contact-messages').of<
  ContactMessage,
  never,
  typeof contactMessageChange
>();

export const markAsReadCall = apiCall('PATCH', '/contact-messages/{id}/read').of<{
  answer: typeof contactMessageAnswer;
}>();
