import type { MailKind } from '../../core/mails/mail-kind.server.ts';
import { soldEdition } from '../../editions/live-content/sold-edition.server.ts';
import { findReport } from '../../studies/report-queries.server.ts';
import { recordFact, site } from '../order-facts/record-fact.server.ts';
import { buyerMailSender } from '../study-orders/buyer-mail-sender.server.ts';
import { droppedAsCancelled, isCancelled } from '../study-orders/cancelled-order.ts';
import { findStudyOrder, type StudyOrder } from '../study-orders/study-order-queries.server.ts';
import { ensureLicensedCopy } from './licensed-report.server.ts';
import type { reportDeliveryText } from './report-delivery-text.server.tsx';
import { reportDeliveryWords } from './report-delivery-words.ts';
import { createDownload } from './study-order-download.server.ts';

/** Sends the buyer a personal link to the report. The licensed copy is made first. */
export const reportDeliveryMail: MailKind<
  Pick<StudyOrder, 'id' | 'orderNumber' | 'email' | 'correspondenceLanguage'>,
  typeof reportDeliveryText
> = {
  name: 'report-delivery',
  activity: 'report-delivery',
  // Licensing the report takes a thread some time; other mails don't wait for it.
  isComposedAtOnce: true,
  recordKind: 'study-orders',
  recipient: ({ email }) => email,
  subject: ({ orderNumber, correspondenceLanguage }) =>
    reportDeliveryWords(correspondenceLanguage).subject(orderNumber),
  text: 'report-delivery-text',
  async compose(services, { recordId }) {
    const { db } = services;
    const order = await findStudyOrder(db, recordId);
    if (!order) return null;
    if (isCancelled(order)) return droppedAsCancelled;
    const report = await findReport(db, order.editionYear);
    // Retried until there is one.
    if (!report) throw new Error('Zu dieser Ausgabe ist kein Bericht hinterlegt.');
    await ensureLicensedCopy(services, order, report);
    const offer = await createDownload(services, order);
    const edition = await soldEdition(db, order.editionYear, order.correspondenceLanguage);
    return {
      record: order,
      input: [order, edition, offer, await buyerMailSender(services, order)],
      async onSent(tx) {
        await recordFact(tx, { studyOrderId: order.id, kind: 'delivery', recordedBy: site });
      },
    };
  },
};
