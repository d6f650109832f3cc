import type { MailKind } from '../../core/mails/mail-kind.server.ts';
import { mailSender } from '../../editions/live-content/mail-sender.server.ts';
import { findReport } from '../../studies/report-queries.server.ts';
import { droppedAsCancelled, isCancelled } from '../study-orders/cancelled-order.ts';
import { findStudyOrder, isReleased, type StoredOrder } from '../study-orders/study-order-queries.server.ts';
import type { deliveryWarningText } from './delivery-warning-text.server.tsx';

/** Warns the office that an order still waits for its report. */
export const deliveryWarningMail: MailKind<
  Pick<StoredOrder, 'id' | 'orderNumber'> & { hours: number },
  typeof deliveryWarningText
> = {
  name: 'delivery-warning',
  activity: 'study-orders',
  recordKind: 'study-orders',
  recipient: (_, { staffEmail }) => staffEmail,
  subject: ({ orderNumber, hours }) => `Bestellung ${orderNumber} wartet seit ${hours} Stunden auf den Bericht`,
  text: 'delivery-warning-text',
  async compose({ db, settings }, { recordId, details }) {
    const order = await findStudyOrder(db, recordId);
    if (!order) return null;
    if (isCancelled(order)) return droppedAsCancelled;
    if (order.deliveredAt) return { dropped: 'Der Bericht ist inzwischen geliefert.' };
    const warning = {
      hours: Number(details.hours),
      hasReport: (await findReport(db, order.editionYear)) !== undefined,
      isHeld: !(await isReleased(db, order.id)),
    };
    return { input: [order, warning, await mailSender({ db, settings })] };
  },
};
