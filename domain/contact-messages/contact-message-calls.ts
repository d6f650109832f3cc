import type * as z from 'zod/mini';
import { apiCall } from '../core/api-call.ts';
import type { FormRefusal } from '../core/idempotency/form-refusal.ts';
import { recordCalls } from '../core/records/record-calls.ts';
import type { ContactMessage, contactMessageAnswer, contactMessageReceipt } from './contact-message-answer.ts';
import type { contactMessageChange } from './contact-message-change.ts';
import type { contactMessageInput } from './contact-message-input.ts';

export const contactMessageCalls = recordCalls('contact-messages').of<
  ContactMessage,
  never,
  z.input<typeof contactMessageChange>
>();

export const sendContactMessageCall = apiCall('POST', '/contact-messages').of<{
  body: typeof contactMessageInput;
  answer: typeof contactMessageReceipt;
  refusal: FormRefusal;
}>();
export const markAsReadCall = apiCall('PATCH', '/contact-messages/{id}/read').of<{
  answer: typeof contactMessageAnswer;
}>();
