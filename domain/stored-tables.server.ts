import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { rateLimitExpiresAt, rateLimits } from '#platform/rate-limit-table.server.ts';
import { accountLinks } from './account-links/account-link-table.server.ts';
import { auditLog } from './audit/audit-log-table.server.ts';
import { backups } from './backups/backup-table.server.ts';
import { messageReplies } from './contact-messages/replies/message-reply-table.server.ts';
import {
  contentDrafts,
  contentPublications,
  contentVersions,
  editionFiles,
} from './editions/documents/content-document-table.server.ts';
import { entryProposals } from './entry-proposals/entry-proposal-table.server.ts';
import { partnerArea } from './firm-people/partner-area-table.server.ts';
import { idempotencyKeys } from './idempotency/idempotency-key-table.server.ts';
import { documentChecks } from './invoices/document-check-table.server.ts';
import { invoiceDocuments } from './invoices/invoice-document-table.server.ts';
import { launchConfirmations } from './launch/launch-table.server.ts';
import { linkChecks } from './links/link-check-table.server.ts';
import { linkMailsSince } from './mails/mail-queries.server.ts';
import { mails } from './mails/mail-table.server.ts';
import { newsAskedAddresses } from './news/subscribers/news-subscriber-table.server.ts';
import { orderFacts } from './order-facts/order-fact-table.server.ts';
import { partnerFilesEndAt } from './partner-files/partner-file-queries.server.ts';
import {
  partnerFileDownloads,
  partnerFileFirms,
  partnerFiles,
  partnerFileVersions,
} from './partner-files/partner-file-table.server.ts';
import { partnerUploadPieces, partnerUploads } from './partner-uploads/upload-table.server.ts';
import { importsEndAt, paymentsEndAt } from './payments/bank-import-queries.server.ts';
import { bankDismissals, bankImports, bankTransactions } from './payments/bank-transaction-table.server.ts';
import { administratorSecrets } from './people/office-accounts/administrator-secret-table.server.ts';
import { knownDevices } from './people/sign-in/known-device-table.server.ts';
import { account, removedFromFirmAt, session, user, verification } from './people/user-table.server.ts';
import { reminders } from './reminders/reminder-table.server.ts';
import { deliveryWarnings } from './report-delivery/delivery-warning-table.server.ts';
import { sampleRemovals } from './samples/sample-removal-table.server.ts';
import { authenticators, passkeys, recoveryCodes } from './second-factor/second-factor-table.server.ts';
import { invoiceNumbers, reportDownloads } from './study-orders/study-order-table.server.ts';
import { usageCounts } from './usage/usage-table.server.ts';

/** What becomes of the rows of a table that isn't a record kind's. */
export interface StoredTable {
  table: PgTable;
  /** False: no backup holds its rows. */
  isBackedUp: boolean;
  /** When its rows go: some time after a moment they carry, or as the sentence says. */
  end: { name: string; since: PgColumn | SQL; after: string } | string;
  /** The part of an export that holds its personal data; null: it holds none that could be told apart. */
  exportedAs: string | null;
  /** Whether a row shows that somebody has used the site, so that it gets no starter content. */
  showsUse: boolean;
}

const plain = { isBackedUp: true, exportedAs: null, showsUse: false };

/** Every table that isn't a record kind's; a test compares them with the database. */
export const otherTables: readonly StoredTable[] = [
  {
    ...plain,
    table: mails,
    // All others go with the record that they speak of. An invitation's link, the longest, is open for 14 days, and goes 30 after that.
    end: { name: 'mails of links to accounts after 44 days', since: linkMailsSince, after: '44 days' },
    exportedAs: 'mails',
  },
  { ...plain, table: messageReplies, end: 'with its contact message', exportedAs: 'messageReplies' },
  { ...plain, table: reportDownloads, end: 'with its study order', exportedAs: 'downloadLinks' },
  { ...plain, table: deliveryWarnings, end: 'with its study order' },
  { ...plain, table: invoiceDocuments, end: 'with its study order', exportedAs: 'invoices' },
  { ...plain, table: documentChecks, end: 'at the next look at all documents' },
  { ...plain, table: orderFacts, end: 'with its study order', exportedAs: 'orderFacts' },
  { ...plain, table: reminders, end: 'with its study order', exportedAs: 'reminders' },
  {
    ...plain,
    table: bankTransactions,
    end: { name: 'payments of the bank 10 years after their business year', since: paymentsEndAt, after: '10 years' },
    exportedAs: 'bankTransactions',
  },
  { ...plain, table: bankDismissals, end: 'with its payment' },
  {
    ...plain,
    table: bankImports,
    end: { name: 'imports of bank files after their last payment', since: importsEndAt, after: '10 years' },
  },
  { ...plain, table: invoiceNumbers, end: 'never: no number may be given twice' },
  // What was published stays; who wrote it is named like in the audit log.
  {
    ...plain,
    table: contentVersions,
    end: 'never: what was published stays as it was cited',
    exportedAs: 'contentVersions',
  },
  { ...plain, table: contentDrafts, end: 'never: each is replaced by its next revision' },
  { ...plain, table: contentPublications, end: 'never: with its version' },
  { ...plain, table: editionFiles, end: 'never: with its version' },
  {
    ...plain,
    table: auditLog,
    end: { name: 'audit log entries after 12 months', since: auditLog.at, after: '12 months' },
    exportedAs: 'auditEntries',
    showsUse: true,
  },
  {
    ...plain,
    table: idempotencyKeys,
    end: { name: 'idempotency keys after 24 hours', since: idempotencyKeys.createdAt, after: '24 hours' },
  },
  // Accounts of the office stay, deactivated or not.
  {
    ...plain,
    table: user,
    end: { name: 'people of firms 30 days after their removal', since: removedFromFirmAt, after: '30 days' },
    exportedAs: 'accounts',
  },
  { ...plain, table: partnerArea, end: 'never: no demo follows' },
  {
    ...plain,
    table: entryProposals,
    end: {
      name: 'proposals of firms 12 months after their decision',
      since: entryProposals.decidedAt,
      after: '12 months',
    },
    exportedAs: 'entryProposals',
  },
  { ...plain, table: account, end: 'with its user' },
  { ...plain, table: administratorSecrets, end: 'never: every instance needs them' },
  { ...plain, table: linkChecks, end: 'the night after the last record or page that leads there' },
  {
    ...plain,
    table: usageCounts,
    end: { name: 'figures of use after 25 months', since: usageCounts.day, after: '25 months' },
  },
  {
    ...plain,
    table: partnerFiles,
    end: {
      name: 'partners’ files 30 days after they were taken back, or begun and never sent',
      since: partnerFilesEndAt,
      after: '30 days',
    },
  },
  { ...plain, table: partnerFileFirms, end: 'with its file' },
  { ...plain, table: partnerFileVersions, end: 'with its file', exportedAs: 'partnerFiles' },
  { ...plain, table: partnerFileDownloads, end: 'with its file', exportedAs: 'partnerFileDownloads' },
  {
    ...plain,
    table: partnerUploads,
    isBackedUp: false,
    end: { name: 'uploads 7 days after they were begun', since: partnerUploads.expiresAt, after: '0' },
    exportedAs: 'partnerUploads',
  },
  { ...plain, table: partnerUploadPieces, isBackedUp: false, end: 'with its upload' },
  { ...plain, table: authenticators, end: 'with its user; the key that opens it is in no backup' },
  { ...plain, table: passkeys, end: 'with its user', exportedAs: 'passkeys' },
  { ...plain, table: recoveryCodes, end: 'with its user' },
  {
    ...plain,
    table: accountLinks,
    isBackedUp: false,
    end: { name: 'links to accounts 30 days after they ended', since: accountLinks.expiresAt, after: '30 days' },
    exportedAs: 'accountLinks',
  },
  {
    ...plain,
    table: newsAskedAddresses,
    end: 'when the address is confirmed, removed by the office or erased: nobody is written to twice unasked',
    exportedAs: 'newsAskedAddresses',
  },
  { ...plain, table: launchConfirmations, end: 'never: each is replaced by the next one of its point' },
  {
    ...plain,
    table: sampleRemovals,
    // As long as the records can be restored.
    end: { name: 'removals of samples after 30 days', since: sampleRemovals.removedAt, after: '30 days' },
  },
  {
    ...plain,
    table: backups,
    // A restored site has no backup of its own yet.
    isBackedUp: false,
    end: { name: 'notes of backups after 12 months', since: backups.madeAt, after: '12 months' },
  },
  // After a restore everybody signs in anew.
  {
    ...plain,
    table: session,
    isBackedUp: false,
    end: { name: 'sessions and known devices at expiry', since: session.expiresAt, after: '0' },
  },
  {
    ...plain,
    table: verification,
    isBackedUp: false,
    end: { name: 'sessions and known devices at expiry', since: verification.expiresAt, after: '0' },
  },
  {
    ...plain,
    table: knownDevices,
    isBackedUp: false,
    end: { name: 'sessions and known devices at expiry', since: knownDevices.expiresAt, after: '0' },
  },
  {
    ...plain,
    table: rateLimits,
    isBackedUp: false,
    end: {
      name: 'counters against spam at expiry',
      since: rateLimitExpiresAt,
      after: '0',
    },
  },
];
