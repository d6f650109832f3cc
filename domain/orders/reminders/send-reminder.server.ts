import type { Administrator } from '#platform/access/sessions.server.ts';
import { type Refusal, refuse } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { recordAudit } from '../../core/audit/audit-queries.server.ts';
import { orderRecord } from '../../core/audit/audited-record.ts';
import { enqueueMails } from '../../core/mails/enqueue-mails.server.ts';
import { newMail } from '../../core/mails/mail-kind.server.ts';
import { refuseSampleSeller } from '../invoices/terms/seller-state.server.ts';
import { findLastImport } from '../payments/bank-transaction-queries.server.ts';
import { withLockedOrder } from '../study-orders/locked-order.server.ts';
import { paymentReminderMail } from './payment-reminder-mail.server.ts';
import { proposeReminders } from './propose-reminders.server.ts';
import { isImportFresh, maxImportAgeDays } from './reminder-plan.ts';
import { insertReminder, type StoredReminder } from './reminder-queries.server.ts';

const notDue = refuse(
  409,
  'not-due',
  'This reminder is not due any more: the invoice is paid, or somebody has sent it.',
);

/** Sends the due reminder. Whether the invoice is paid is checked again when its mail is written. */
export function sendReminder(
  { db, jobs, settings }: Pick<Services, 'db' | 'jobs' | 'settings'>,
  studyOrderId: string,
  { level }: { level: number },
  { email: requestedBy }: Administrator,
): Promise<StoredReminder | Refusal> {
  return withLockedOrder({ db }, studyOrderId, async (tx, order) => {
    const now = new Date();
    if (!isImportFresh(await findLastImport(tx), now)) {
      return refuse(
        409,
        'old-import',
        `The last file of the bank is older than ${maxImportAgeDays} days: import the present one first.`,
      );
    }
    const [due] = await proposeReminders(tx, now, studyOrderId);
    if (due?.level !== level) return notDue;
    const refusal = await refuseSampleSeller({ db: tx, settings });
    if (refusal) return refusal;
    const documentNumber = due.invoiceNumber;
    const reminder = await insertReminder(tx, { studyOrderId, documentNumber, level, requestedBy });
    if (!reminder) return notDue;
    const details = { reminderId: reminder.id };
    await enqueueMails(tx, jobs, [
      newMail(paymentReminderMail, { ...order, documentNumber, level }, settings, { details }),
    ]);
    await recordAudit(tx, { actor: requestedBy, action: 'remind', ...orderRecord(order) });
    return reminder;
  });
}
