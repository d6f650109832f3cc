import { apiCall } from '../core/api-call.ts';
import type { FormRefusal } from '../core/idempotency/form-refusal.ts';
import type { contactMessageReceipt } from './contact-message-answer.ts';
import type { contactMessageInput } from './contact-message-input.ts';

/** Apart from the office's calls, which visitors' browsers don't load. */
export const sendContactMessageCall = apiCall('POST', '/contact-messages').of<{
  body: typeof contactMessageInput;
  answer: typeof contactMessageReceipt;
  refusal: FormRefusal;
}>();
