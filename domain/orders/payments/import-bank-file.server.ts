import { createHash } from 'node:crypto';
import type { Administrator } from '#platform/access/sessions.server.ts';
import type { Transaction } from '#platform/database/database.server.ts';
import { plainFileName } from '#platform/file-name.ts';
import { type Refusal, refuse } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { recordAudit } from '../../core/audit/audit-queries.server.ts';
import { findOrderAccount } from '../order-facts/order-fact-queries.server.ts';
import { recordFact } from '../order-facts/record-fact.server.ts';
import { lockStudyOrder } from '../study-orders/study-order-queries.server.ts';
import { bankAccountIban } from './bank-account.server.ts';
import { readBankFileApart } from './bank-files/read-bank-file-apart.server.ts';
import {
  countImported,
  insertImport,
  insertPayments,
  type StoredImport,
  type StoredTransaction,
  waitForOtherImports,
} from './bank-import-queries.server.ts';
import { listInvoicesByReference } from './bank-transaction-queries.server.ts';
import { clearReference } from './clear-payment.ts';
import { settleEntries } from './settle-entries.server.ts';

/** Who assigns what is clear. */
const bankFile = 'bank file';

interface BankUpload {
  bytes: Buffer;
  /** As the sender calls it. */
  name: string;
}

const fault = (sentence: string) =>
  refuse(400, 'unfit-bank-file', sentence, { errors: [{ path: 'file', message: sentence }] });

/**
 * Takes over what a bank's file says, all of it or nothing: what is known already is left out, what is clear is assigned to
 * its invoice, the rest waits for a decision. One transaction, so that a kill in the middle leaves nothing behind.
 */
export async function importBankFile(
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  { bytes, name }: BankUpload,
  { email }: Administrator,
): Promise<StoredImport | Refusal> {
  const accountIban = bankAccountIban(settings);
  if (accountIban === null) {
    return refuse(409, 'no-account', 'The settings do not say which account it is: set INVOICE_ACCOUNT_IBAN.');
  }
  const fileName = [...plainFileName(name).replace(/[\p{Cc}/\\]/gu, '')].slice(0, 200).join('');
  const file = await readBankFileApart(bytes, accountIban);
  if ('problem' in file) return fault(file.problem);
  return db.transaction(async (tx) => {
    await waitForOtherImports(tx);
    const { id: bankImportId } = await insertImport(tx, {
      importedBy: email,
      fileName,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      bytes: bytes.length,
      message: file.message,
      assignedCount: 0,
      waitingCount: 0,
      knownCount: 0,
      notBookedCount: file.notBooked,
    });
    const payments = await settleEntries(tx, file.payments, accountIban, bankFile);
    const stored = await insertPayments(tx, payments, { bankImportId, accountIban });
    const assignedCount = await assignClearPayments(tx, stored);
    const imported = { recordKind: 'bank-imports', recordId: bankImportId, recordName: fileName };
    await recordAudit(tx, { actor: email, action: 'import', ...imported });
    return countImported(tx, bankImportId, {
      assignedCount,
      waitingCount: stored.length - assignedCount,
      knownCount: file.payments.length - stored.length,
    });
  });
}

/** Assigns what names an open invoice and is exactly what is open. @returns how many */
async function assignClearPayments(tx: Transaction, stored: StoredTransaction[]): Promise<number> {
  const byReference = Map.groupBy(
    stored.filter((payment) => clearReference(payment) !== null),
    ({ paymentReference }) => paymentReference,
  );
  let assigned = 0;
  const invoices = await listInvoicesByReference(tx, [...byReference.keys()]);
  // In the same order as decisions, so that neither waits for the other for ever.
  for (const { reference, studyOrderId } of invoices.sort((a, b) => a.studyOrderId.localeCompare(b.studyOrderId))) {
    // Somebody may be about to cancel or correct it.
    await lockStudyOrder(tx, studyOrderId);
    for (const { id: bankTransactionId, amountRappen, valueDate } of byReference.get(reference) ?? []) {
      // Asked for every payment: the one before may have paid the invoice.
      const account = await findOrderAccount(tx, studyOrderId, new Date());
      if (!account || account.openRappen !== amountRappen) continue;
      await recordFact(tx, {
        studyOrderId,
        kind: 'payment',
        amountRappen,
        happenedOn: valueDate,
        recordedBy: bankFile,
        documentNumber: account.invoiceNumber,
        bankTransactionId,
      });
      assigned += 1;
    }
  }
  return assigned;
}
