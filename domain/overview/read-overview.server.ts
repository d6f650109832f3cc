import type { Services } from '#platform/services.server.ts';
import { seesVisitorsAsOne } from '#platform/settings.server.ts';
import { listLatestAuditEntries } from '../audit/audit-queries.server.ts';
import { findCurrentEdition } from '../editions/live-content/find-live-document.server.ts';
import { readContentState } from '../editions/publication/content-state.server.ts';
import { listProposingFirms } from '../entry-proposals/entry-proposal-queries.server.ts';
import { readDocumentCheck } from '../invoices/document-check-queries.server.ts';
import { readSellerState } from '../invoices/terms/seller-state.server.ts';
import { countTroubledMails } from '../mails/mail-queries.server.ts';
import { countNewFiles } from '../partner-files/partner-file-list-queries.server.ts';
import { readPaymentState } from '../payments/bank-transaction-queries.server.ts';
import { deliveryClock } from '../report-delivery/delivery-deadline.ts';
import {
  countRecords,
  listRecentMessages,
  listRecentPrintOrders,
  listWaitingStudyOrders,
  readReportState,
} from './overview-queries.server.ts';

const latestChanges = 10;

/** Everything the administrator's overview shows, from one look at the database. */
export async function readOverview({ db, settings }: Pick<Services, 'db' | 'settings'>) {
  const now = new Date();
  return db.transaction(
    async (tx) => ({
      counts: await countRecords(tx),
      recentMessages: await listRecentMessages(tx),
      recentPrintOrders: await listRecentPrintOrders(tx),
      waitingStudyOrders: (await listWaitingStudyOrders(tx)).map((order) => ({
        ...order,
        ...deliveryClock(order, now),
      })),
      editionOnSale: await readReportState(tx, (await findCurrentEdition(tx)).facts.year),
      content: await readContentState(tx),
      ...(await readDocumentCheck(tx)),
      payments: await readPaymentState(tx),
      newPartnerFiles: await countNewFiles(tx),
      proposingFirms: await listProposingFirms(tx),
      mails: {
        delivery: settings.smtpUrl ? ('smtp' as const) : ('outbox' as const),
        ...(await countTroubledMails(tx)),
      },
      sellerState: await readSellerState({ db: tx, settings }),
      settings: {
        smtpIsSet: settings.smtpUrl !== undefined,
        visitorsAreToldApart: !seesVisitorsAsOne(settings),
        ibanIsSet: settings.invoiceIban !== undefined,
      },
      latestChanges: await listLatestAuditEntries(tx, latestChanges),
    }),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
