import { soldEdition } from '../../editions/live-content/sold-edition.server.ts';
import { findReport } from '../../studies/report-queries.server.ts';
import { orderMail } from '../order-facts/mails/order-mail.server.ts';
import { recordedBySite, recordFact } from '../order-facts/record-fact.server.ts';
import { ensureLicensedCopy } from './licensed-report.server.ts';
import type { reportDeliveryText } from './report-delivery-text.server.tsx';
import { reportDeliveryWords } from './report-delivery-words.ts';
import { createDownload } from './study-order-download.server.ts';

/** Sends the buyer a personal link to the report. The licensed copy is made first. */
export const reportDeliveryMail = orderMail<typeof reportDeliveryText>({
  name: 'report-delivery',
  activity: 'report-delivery',
  // Licensing the report takes a thread some time; other mails don't wait for it.
  isComposedAtOnce: true,
  words: reportDeliveryWords,
  text: 'report-delivery-text',
  async compose(services, order) {
    const { db } = services;
    const report = await findReport(db, order.editionYear);
    // Retried until there is one.
    if (!report) throw new Error('Zu dieser Ausgabe ist kein Bericht hinterlegt.');
    await ensureLicensedCopy(services, order, report);
    const link = await createDownload(services, order);
    const edition = await soldEdition(db, order.editionYear, order.correspondenceLanguage);
    return {
      input: [order, edition, link],
      async onSent(tx) {
        await recordFact(tx, { studyOrderId: order.id, kind: 'delivery', recordedBy: recordedBySite });
      },
    };
  },
});
