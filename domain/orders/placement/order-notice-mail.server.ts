import type { MailKind } from '../../core/mails/mail-kind.server.ts';
import { renderApart } from '../../core/rendering/render-apart.server.ts';
import { soldEdition } from '../../editions/live-content/sold-edition.server.ts';
import { mailSender } from '../invoices/terms/sale-terms.server.ts';
import { droppedAsCancelled, isCancelled } from '../study-orders/cancelled-order.ts';
import { findStudyOrder, type StudyOrder } from '../study-orders/study-order-queries.server.ts';

/** To the team, with the time until when to deliver. */
export const orderNoticeMail: MailKind<Pick<StudyOrder, 'id' | 'orderNumber'>> = {
  name: 'study-order-notice',
  recordKind: 'study-orders',
  recipient: (_, { staffEmail }) => staffEmail,
  subject: ({ orderNumber }) => `Neue Bestellung ${orderNumber}`,
  async compose({ db, settings }, { recordId, details }) {
    const order = await findStudyOrder(db, recordId);
    if (!order) return null;
    if (isCancelled(order)) return droppedAsCancelled;
    const noticed = {
      ...order,
      confirmationIsHeld: details.confirmation === 'held',
      waitsForSeller: details.confirmation === 'held-for-seller',
    };
    const edition = await soldEdition(db, order.editionYear);
    return { content: await renderApart('order-notice', noticed, edition, await mailSender({ db, settings })) };
  },
};
