import { originalLanguage } from '#platform/languages.ts';
import { readHeldNote } from '../../core/mails/held-reasons.ts';
import type { MailKind } from '../../core/mails/mail-kind.server.ts';
import { mailSender } from '../../editions/live-content/mail-sender.server.ts';
import { soldEdition } from '../../editions/live-content/sold-edition.server.ts';
import { droppedAsCancelled, isCancelled } from '../study-orders/cancelled-order.ts';
import { findStudyOrder, type StoredOrder } from '../study-orders/study-order-queries.server.ts';
import type { orderNoticeText } from './order-notice-text.server.tsx';

/** Notifies the office of a new order and its deadline. */
export const orderNoticeMail: MailKind<Pick<StoredOrder, 'id' | 'orderNumber'>, typeof orderNoticeText> = {
  name: 'study-order-notice',
  activity: 'study-orders',
  recordKind: 'study-orders',
  recipient: (_, { staffEmail }) => staffEmail,
  subject: ({ orderNumber }) => `Neue Bestellung ${orderNumber}`,
  text: 'order-notice-text',
  async compose({ db, settings }, { recordId, details }) {
    const order = await findStudyOrder(db, recordId);
    if (!order) return null;
    if (isCancelled(order)) return droppedAsCancelled;
    const noticed = { ...order, ...readHeldNote(details) };
    const edition = await soldEdition(db, order.editionYear, originalLanguage);
    return { input: [noticed, edition, await mailSender({ db, settings })] };
  },
};
