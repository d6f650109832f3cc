import { apiCall } from '../../core/api-call.ts';
import type { reminderAnswer, reminderProposal } from './reminder-answer.ts';
import type { reminderInput } from './reminder-input.ts';

export const listRemindersCall = apiCall('GET', '/reminders').listOf<typeof reminderProposal>();
export const sendReminderCall = apiCall('POST', '/study-orders/{id}/reminders').of<{
  body: typeof reminderInput;
  answer: typeof reminderAnswer;
}>();
