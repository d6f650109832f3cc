import * as z from 'zod/mini';
import { proposeReminders } from '#domain/orders/reminders/propose-reminders.server.ts';
import { reminderAnswer, reminderProposal } from '#domain/orders/reminders/reminder-answer.ts';
import { listRemindersCall, sendReminderCall } from '#domain/orders/reminders/reminder-calls.ts';
import { reminderInput } from '#domain/orders/reminders/reminder-input.ts';
import { sendReminder } from '#domain/orders/reminders/send-reminder.server.ts';
import type { Services } from '#platform/services.server.ts';
import { type Call, officeCall } from '../../call.ts';

/** Reminders of invoices: proposed by date, sent by a user. */
export function reminderCalls(services: Services): Call[] {
  return [
    officeCall('read-orders', listRemindersCall, {
      summary: 'The reminders that are due, the longest overdue first',
      answer: { status: 200, description: 'At most one for each overdue invoice.', schema: z.array(reminderProposal) },
      handle: () => proposeReminders(services.db, new Date()),
    }),
    officeCall('orders', sendReminderCall, {
      summary: 'Send the reminder that is due, with the invoice',
      body: reminderInput,
      example: { level: 1 },
      answer: { status: 201, description: 'Its mail is sent if the invoice is still open.', schema: reminderAnswer },
      refusals: [409],
      handle: ({ params, body, administrator }) => sendReminder(services, params.id, body, administrator),
    }),
  ];
}
