import type { Readable } from '#platform/database/database.server.ts';
import { inSnapshot } from '#platform/database/snapshot.server.ts';
import type { Services } from '#platform/services.server.ts';
import { seesVisitorsAsOne } from '#platform/settings.server.ts';
import { readMailboxState } from '../../contact-messages/incoming/mailbox-state.server.ts';
import { listLatestAuditEntries } from '../../core/audit/audit-queries.server.ts';
import { listDocuments, unpublishedDrafts } from '../../editions/documents/draft-queries.server.ts';
import { findCurrentEdition } from '../../editions/live-content/find-live-document.server.ts';
import {
  listDifferingCopies,
  listLostLanguages,
  readContentState,
} from '../../editions/publication/content-state.server.ts';
import { listProposingFirms } from '../../entry-proposals/entry-proposal-queries.server.ts';
import { listWaitingCorrections } from '../../orders/corrections/correction-proposal-queries.server.ts';
import { readTimestampFailure } from '../../orders/invoices/chain/chain-head-queries.server.ts';
import { readDocumentCheck } from '../../orders/invoices/document-check-queries.server.ts';
import { readSellerState } from '../../orders/invoices/terms/seller-state.server.ts';
import { listOrdersToRefund } from '../../orders/order-facts/order-fact-queries.server.ts';
import { readPaymentState } from '../../orders/payments/bank-transaction-queries.server.ts';
import { proposeReminders } from '../../orders/reminders/propose-reminders.server.ts';
import { deliveryDue } from '../../orders/study-orders/delivery-deadline.ts';
import { listOverdueRequests } from '../../partner-files/file-request-queries.server.ts';
import { countNewFiles } from '../../partner-files/partner-file-list-queries.server.ts';
import { findSettingsAccountFactor } from '../../people/sign-in/signed-in-person-queries.server.ts';
import { readLateFileChecks } from '../file-checks/late-file-check-queries.server.ts';
import { listLetters } from '../letters/letter-queries.server.ts';
import { countTroubledMails } from '../mails/outbox-queries.server.ts';
import { listOpenPrivacyRequests } from '../privacy-requests/privacy-request-queries.server.ts';
import { listDueRecords } from './due-queries.server.ts';
import {
  countRecords,
  countWaitingMessages,
  listPendingPrintOrders,
  listRecentMessages,
  listRecentPrintOrders,
  listWaitingMessages,
  listWaitingStudyOrders,
  readReportState,
} from './overview-queries.server.ts';

const latestChanges = 10;

/** The settings' account while it is active and has no second factor. */
async function findUnprotectedAccount(db: Readable, readerId: string) {
  const account = await findSettingsAccountFactor(db);
  if (!account || account.hasSecondFactor || account.deactivatedAt !== null) return null;
  return { email: account.email, isOwn: account.id === readerId };
}

async function readEditionOnSale(db: Readable) {
  const { facts, prices } = await findCurrentEdition(db);
  return { ...(await readReportState(db, facts.year)), title: facts.title, prices };
}

/** The overview, read in one snapshot. @param readerId id of the signed-in person */
export async function readOverview({ db, settings }: Pick<Services, 'db' | 'settings'>, readerId: string) {
  const now = new Date();
  return inSnapshot(db, async (tx) => {
    const documents = await listDocuments(tx);
    return {
      counts: await countRecords(tx),
      toDo: {
        waitingMessages: await countWaitingMessages(tx),
        messages: await listWaitingMessages(tx),
        due: await listDueRecords(tx, now),
        printOrders: await listPendingPrintOrders(tx),
        reminders: (await proposeReminders(tx, now)).length,
        corrections: await listWaitingCorrections(tx),
        refunds: await listOrdersToRefund(tx),
        letters: (await listLetters(tx)).length,
        drafts: unpublishedDrafts(documents),
        differingCopies: await listDifferingCopies(tx),
        lostLanguages: await listLostLanguages(tx, documents),
        privacyRequests: await listOpenPrivacyRequests(tx),
      },
      recentMessages: await listRecentMessages(tx),
      recentPrintOrders: await listRecentPrintOrders(tx),
      waitingStudyOrders: (await listWaitingStudyOrders(tx)).map((order) => ({ ...order, ...deliveryDue(order, now) })),
      editionOnSale: await readEditionOnSale(tx),
      content: await readContentState(tx),
      ...(await readDocumentCheck(tx)),
      timestampFailure: settings.timestampUrl ? await readTimestampFailure(tx) : null,
      payments: await readPaymentState(tx),
      newPartnerFiles: await countNewFiles(tx),
      overdueRequests: await listOverdueRequests(tx, now),
      proposingFirms: await listProposingFirms(tx),
      mails: {
        delivery: settings.smtpUrl ? ('smtp' as const) : ('outbox' as const),
        ...(await countTroubledMails(tx)),
      },
      mailbox: await readMailboxState({ db: tx, settings }),
      lateFileChecks: await readLateFileChecks(tx),
      sellerState: await readSellerState({ db: tx, settings }),
      settings: {
        smtpIsSet: settings.smtpUrl !== undefined,
        visitorsAreToldApart: !seesVisitorsAsOne(settings),
        ibanIsSet: settings.invoiceIban !== undefined,
      },
      accountWithoutFactor: await findUnprotectedAccount(tx, readerId),
      latestChanges: await listLatestAuditEntries(tx, latestChanges),
    };
  });
}
