import { getTableName } from 'drizzle-orm';
import { secondsOf } from '#platform/durations.ts';
import { backups } from '../../backups/backup-table.server.ts';
import { contactMessages } from '../../contact-messages/contact-message-table.server.ts';
import { incomingAttachments, incomingMails } from '../../contact-messages/incoming/incoming-mail-table.server.ts';
import { mailboxes } from '../../contact-messages/incoming/mailbox-table.server.ts';
import { attachmentWaits } from '../../contact-messages/replies/attachments/reply-attachment-limits.ts';
import {
  replyAttachments,
  unsentSince,
} from '../../contact-messages/replies/attachments/reply-attachment-table.server.ts';
import { messageReplies } from '../../contact-messages/replies/message-reply-table.server.ts';
import { endedLinkDays, invitationOpenFor } from '../../core/account-links/link-terms.ts';
import { auditLog } from '../../core/audit/audit-log-table.server.ts';
import { keysKept } from '../../core/idempotency/idempotency-key-queries.server.ts';
import { idempotencyKeys } from '../../core/idempotency/idempotency-key-table.server.ts';
import { linkMailsSince } from '../../core/mails/mail-queries.server.ts';
import { mails } from '../../core/mails/mail-table.server.ts';
import { mailContentsKept } from '../../core/mails/mail-terms.ts';
import { trashDays } from '../../core/records/trash-term.ts';
import {
  contentDrafts,
  contentPublications,
  contentVersions,
  editionFiles,
} from '../../editions/documents/content-document-table.server.ts';
import { newsAskedAddresses } from '../../news/subscribers/news-subscriber-table.server.ts';
import { correctionProposals } from '../../orders/corrections/correction-proposal-table.server.ts';
import { chainHeads } from '../../orders/invoices/chain/chain-head-table.server.ts';
import { documentChain } from '../../orders/invoices/chain/document-chain-table.server.ts';
import { documentChecks } from '../../orders/invoices/document-check-table.server.ts';
import { invoiceDocuments } from '../../orders/invoices/invoice-document-table.server.ts';
import { orderFacts } from '../../orders/order-facts/order-fact-table.server.ts';
import { importsEndAt, paymentsEndAt } from '../../orders/payments/bank-import-queries.server.ts';
import { bankDismissals, bankImports, bankTransactions } from '../../orders/payments/bank-transaction-table.server.ts';
import { reminders } from '../../orders/reminders/reminder-table.server.ts';
import { deliveryWarnings } from '../../orders/report-delivery/delivery-warning-table.server.ts';
import { invoiceNumbers, reportDownloads, studyOrders } from '../../orders/study-orders/study-order-table.server.ts';
import { usageCounts } from '../../usage/usage-table.server.ts';
import { launchConfirmations } from '../confirmations/launch-table.server.ts';
import { linkChecks } from '../links/link-check-table.server.ts';
import { privacyRequests } from '../privacy-requests/privacy-request-table.server.ts';
import { requestsKept } from '../privacy-requests/privacy-request-terms.ts';
import { sampleRemovals } from '../samples/sample-removal-table.server.ts';
import { accountTables } from './account-tables.server.ts';
import { partnerAreaTables } from './partner-area-tables.server.ts';
import { noPersonalData, office, type StoredTable } from './stored-table.server.ts';

const ofTheBooks = { activity: 'bookkeeping', sources: ['office'], recipients: office } as const;
const ofTheBank = { activity: 'bookkeeping', sources: ['bank', 'office'], recipients: office } as const;
const ofPages = { activity: 'public-pages', sources: ['office'], recipients: [...office, 'everybody'] } as const;

const linkMailDays = secondsOf(invitationOpenFor) / 86_400 + endedLinkDays;

/** All tables that belong to no record kind; a test compares them with the database. */
export const otherTables: readonly StoredTable[] = [
  {
    table: mails,
    lasts: [mailContentsKept],
    privacy: { activity: 'mails', data: 'mails', sources: ['person', 'office'], recipients: office },
    // Other mails are removed with their record. Invitations are valid longest of all links.
    end: {
      name: `mails of links to accounts after ${linkMailDays} days`,
      since: linkMailsSince,
      after: `${linkMailDays} days`,
    },
    exportedAs: 'mails',
  },
  {
    table: messageReplies,
    privacy: { activity: 'contact', data: 'message-replies', sources: ['office'], recipients: office },
    end: { with: contactMessages },
    exportedAs: 'messageReplies',
  },
  {
    table: incomingMails,
    privacy: { activity: 'contact', data: 'incoming-mails', sources: ['person'], recipients: office },
    end: { with: contactMessages },
    exportedAs: 'incomingMails',
  },
  {
    table: incomingAttachments,
    privacy: { activity: 'contact', data: 'incoming-attachments', sources: ['person'], recipients: office },
    end: { with: incomingMails },
    exportedAs: 'incomingAttachments',
  },
  { ...noPersonalData, table: mailboxes, end: 'never: without it old mails would be read again' },
  {
    table: replyAttachments,
    privacy: { activity: 'contact', data: 'reply-attachments', sources: ['office'], recipients: office },
    // Those that were sent are removed with their message.
    end: { name: `attachments never sent after ${attachmentWaits}`, since: unsentSince, after: attachmentWaits },
    exportedAs: 'replyAttachments',
  },
  {
    table: reportDownloads,
    privacy: { activity: 'report-delivery', data: 'report-downloads', sources: ['use'], recipients: office },
    end: { with: studyOrders },
    exportedAs: 'downloadLinks',
  },
  { ...noPersonalData, table: deliveryWarnings, end: { with: studyOrders } },
  {
    table: invoiceDocuments,
    privacy: { ...ofTheBooks, data: 'invoice-documents', sources: ['person', 'office'] },
    end: { with: studyOrders },
    exportedAs: 'invoices',
  },
  { ...noPersonalData, table: documentChain, end: 'never: each entry proves the ones before it' },
  { ...noPersonalData, table: chainHeads, end: 'never: each proves the chain up to its day' },
  { ...noPersonalData, table: documentChecks, end: 'at the next look at all documents' },
  {
    table: orderFacts,
    privacy: { ...ofTheBooks, data: 'order-facts' },
    end: { with: studyOrders },
    exportedAs: 'orderFacts',
  },
  {
    table: reminders,
    privacy: { ...ofTheBooks, data: 'reminders' },
    end: { with: studyOrders },
    exportedAs: 'reminders',
  },
  {
    table: correctionProposals,
    privacy: { ...ofTheBooks, data: 'correction-proposals', sources: ['person', 'office'] },
    end: {
      name: 'corrections proposed by buyers 12 months after their decision',
      since: correctionProposals.decidedAt,
      after: '12 months',
    },
    exportedAs: 'correctionProposals',
  },
  {
    table: bankTransactions,
    privacy: { ...ofTheBank, data: 'bank-transactions' },
    end: { name: 'payments of the bank 10 years after their business year', since: paymentsEndAt, after: '10 years' },
    exportedAs: 'bankTransactions',
  },
  { table: bankDismissals, privacy: { ...ofTheBooks, data: 'bank-dismissals' }, end: { with: bankTransactions } },
  {
    table: bankImports,
    privacy: { ...ofTheBooks, data: 'bank-imports' },
    end: { name: 'imports of bank files after their last payment', since: importsEndAt, after: '10 years' },
  },
  { ...noPersonalData, table: invoiceNumbers, end: 'never: no number may be given twice' },
  // Authors of published versions are named as in the audit log.
  {
    table: contentVersions,
    privacy: { ...ofPages, data: 'page-texts' },
    end: 'never: what was published stays as it was cited',
    exportedAs: 'contentVersions',
  },
  {
    table: contentDrafts,
    privacy: { ...ofPages, data: 'page-drafts', recipients: office },
    end: 'never: each is replaced by its next revision',
  },
  { ...noPersonalData, table: contentPublications, end: { with: contentVersions } },
  { ...noPersonalData, table: editionFiles, end: { with: contentVersions } },
  {
    table: auditLog,
    privacy: { activity: 'administration', data: 'audit-log', sources: ['use'], recipients: [...office, 'firm'] },
    end: { name: 'audit log entries after 12 months', since: auditLog.at, after: '12 months' },
    exportedAs: 'auditEntries',
    showsUse: true,
  },
  {
    table: idempotencyKeys,
    privacy: { activity: 'protection', data: 'idempotency', sources: ['use'], recipients: ['operators'] },
    end: { name: `idempotency keys after ${keysKept}`, since: idempotencyKeys.createdAt, after: keysKept },
  },
  {
    table: linkChecks,
    privacy: { ...ofPages, data: 'link-checks', recipients: office },
    end: 'the night after the last record or page that leads there',
  },
  {
    table: usageCounts,
    privacy: { activity: 'usage', data: 'usage-counts', sources: ['use'], recipients: office },
    end: { name: 'usage figures after 25 months', since: usageCounts.day, after: '25 months' },
  },
  {
    table: newsAskedAddresses,
    privacy: { activity: 'news', data: 'news-asked-addresses', sources: ['person'], recipients: ['operators'] },
    end: 'when the address is confirmed, removed by the office or erased: nobody is written to twice unasked',
    exportedAs: 'newsAskedAddresses',
  },
  {
    table: privacyRequests,
    privacy: {
      activity: 'privacy-requests',
      data: 'privacy-requests',
      sources: ['person', 'office'],
      recipients: office,
    },
    end: {
      name: `requests about data ${requestsKept} after their completion`,
      since: privacyRequests.doneAt,
      after: requestsKept,
    },
    exportedAs: 'privacyRequests',
  },
  { ...noPersonalData, table: launchConfirmations, end: 'never: each is replaced by the next one of its point' },
  {
    ...noPersonalData,
    table: sampleRemovals,
    // As long as deleted records can be restored.
    end: {
      name: `removals of samples after ${trashDays} days`,
      since: sampleRemovals.removedAt,
      after: `${trashDays} days`,
    },
  },
  {
    ...noPersonalData,
    table: backups,
    // A restored site has no backup yet.
    isBackedUp: false,
    end: { name: 'notes of backups after 12 months', since: backups.madeAt, after: '12 months' },
  },
  ...accountTables,
  ...partnerAreaTables,
];

/** Tables whose rows are not backed up. The job queue's schema isn't either: jobs for waiting mails are created again. */
export const tablesWithoutBackup: readonly string[] = otherTables
  .filter(({ isBackedUp = true }) => !isBackedUp)
  .map(({ table }) => getTableName(table));
