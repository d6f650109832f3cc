import { apiCall } from '../core/api-call.ts';
import type { FormRefusal } from '../core/idempotency/form-refusal.ts';
import type { contactMessageReceipt } from './contact-message-answer.ts';
import type { contactMessageInput } from './contact-message-input.ts';

/** In a file of its own, so that visitors' browsers don't load the office's calls. */
export const sendContactMessageCall = apiCall('POST', '/contact-messages').of<{
  body: typeof contactMessageInput;
  answer: typeof contactMessageReceipt;
  refusal: FormRefusal;
}>();
