import { hash } from 'node:crypto';
import type { Administrator } from '#platform/access/sessions.server.ts';
import type { Transaction } from '#platform/database/database.server.ts';
import { plainFileName } from '#platform/file-name.ts';
import { type Refusal, refuse } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import type { Settings } from '#platform/settings.server.ts';
import { recordAudit } from '../../core/audit/audit-queries.server.ts';
import { isQrIban } from '../invoices/payment/iban.ts';
import { bankFile } from '../order-facts/order-account.ts';
import { findOrderAccount } from '../order-facts/order-fact-queries.server.ts';
import { recordFact } from '../order-facts/record-fact.server.ts';
import { lockStudyOrder } from '../study-orders/study-order-queries.server.ts';
import { readBankFileInThread } from './bank-files/read-bank-file-in-thread.server.ts';
import {
  countImported,
  insertImport,
  insertPayments,
  type StoredImport,
  type StoredTransaction,
  waitForOtherImports,
} from './bank-import-queries.server.ts';
import { listInvoicesByReference } from './bank-transaction-queries.server.ts';
import { matchableReference } from './matchable-reference.ts';
import { reconcileEntries } from './reconcile-entries.server.ts';

/**
 * The IBAN of the invoices' account in bank files, which is never a QR-IBAN; null if the settings don't have it.
 */
function bankAccountIban({
  invoiceIban,
  invoiceAccountIban,
}: Pick<Settings, 'invoiceIban' | 'invoiceAccountIban'>): string | null {
  const iban = invoiceAccountIban ?? invoiceIban;
  return iban === undefined || isQrIban(iban) ? null : iban.replace(/\s/g, '').toUpperCase();
}

const reject = (message: string) => refuse(400, 'unfit-bank-file', message, { errors: [{ path: 'file', message }] });

/**
 * Imports a bank file in one transaction: known payments are skipped, unambiguous ones are assigned to their invoices, the
 * others wait for a decision.
 */
export async function importBankFile(
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  { bytes, name }: { bytes: Buffer; name: string },
  { email }: Administrator,
): Promise<StoredImport | Refusal> {
  const accountIban = bankAccountIban(settings);
  if (accountIban === null) {
    return refuse(409, 'no-account', 'The settings do not say which account it is: set INVOICE_ACCOUNT_IBAN.');
  }
  const fileName = [...plainFileName(name).replace(/[\p{Cc}/\\]/gu, '')].slice(0, 200).join('');
  const file = await readBankFileInThread(bytes, accountIban);
  if ('problem' in file) return reject(file.problem);
  return db.transaction(async (tx) => {
    await waitForOtherImports(tx);
    const { id: bankImportId } = await insertImport(tx, {
      importedBy: email,
      fileName,
      sha256: hash('sha256', bytes),
      bytes: bytes.length,
      message: file.message,
      assignedCount: 0,
      waitingCount: 0,
      knownCount: 0,
      notBookedCount: file.notBooked,
    });
    const payments = await reconcileEntries(tx, file.payments, accountIban, bankFile);
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

/** Assigns payments that name an open invoice and equal its amount due. @returns their number */
async function assignClearPayments(tx: Transaction, stored: StoredTransaction[]): Promise<number> {
  const byReference = Map.groupBy(
    stored.filter((payment) => matchableReference(payment) !== null),
    ({ paymentReference }) => paymentReference,
  );
  let assigned = 0;
  const invoices = await listInvoicesByReference(tx, [...byReference.keys()]);
  // In the same order as decisions, to avoid deadlocks.
  for (const { reference, studyOrderId } of invoices.sort((a, b) => a.studyOrderId.localeCompare(b.studyOrderId))) {
    // It may be cancelled or corrected concurrently.
    await lockStudyOrder(tx, studyOrderId);
    for (const { id: bankTransactionId, amountRappen, valueDate } of byReference.get(reference) ?? []) {
      // Read for each payment, because the previous one may have paid the invoice.
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
