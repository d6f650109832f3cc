import type { MailKind } from '../../core/mails/mail-kind.server.ts';
import { renderApart } from '../../core/rendering/render-apart.server.ts';
import { mailSender } from '../invoices/terms/sale-terms.server.ts';
import { printOrderNumber } from './print-order-number.ts';
import { findPrintOrder } from './print-order-queries.server.ts';

/** Sent to the team. */
export const printOrderNoticeMail: MailKind<{ id: string }> = {
  name: 'print-order-notice',
  recordKind: 'print-orders',
  recipient: (_, { staffEmail }) => staffEmail,
  subject: ({ id }) => `Neue Bestellung der Printversion #${printOrderNumber(id)}`,
  async compose({ db, settings }, { recordId, details }) {
    const order = await findPrintOrder(db, recordId);
    if (!order) return null;
    const noticed = {
      ...order,
      confirmationIsHeld: details.confirmation === 'held',
      waitsForSeller: details.confirmation === 'held-for-seller',
    };
    return { content: await renderApart('print-order-notice', noticed, await mailSender({ db, settings })) };
  },
};
