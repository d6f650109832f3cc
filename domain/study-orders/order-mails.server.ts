import type { Settings } from '#platform/settings.server.ts';
import type { MailKind } from '../mails/mail-kinds.ts';
import type { NewMail } from '../mails/mail-queries.server.ts';
import type { StudyOrder } from './study-order-queries.server.ts';

type Addressed = Pick<StudyOrder, 'id' | 'orderNumber' | 'email'>;

function about(order: Addressed, kind: MailKind, recipient: string, subject: string): NewMail {
  return { kind, recordKind: 'study-orders', recordId: order.id, recipient, subject };
}

/** To the buyer, with the invoice. */
export const confirmationMail = (order: Addressed) =>
  about(order, 'study-order-confirmation', order.email, `Ihre Bestellung ${order.orderNumber}`);

/** To the team. */
export const noticeMail = (order: Addressed, { staffEmail }: Pick<Settings, 'staffEmail'>) =>
  about(order, 'study-order-notice', staffEmail, `Neue Bestellung ${order.orderNumber}`);

/** To the buyer, with a personal link to the report. */
export const deliveryMail = (order: Addressed) =>
  about(order, 'report-delivery', order.email, `Ihr Studienbericht zur Bestellung ${order.orderNumber}`);
