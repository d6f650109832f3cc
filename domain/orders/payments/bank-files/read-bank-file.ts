import { type BankPayment, isBooked, paymentsOf } from './bank-entry.ts';
import { textAt, walkBankFile, type XmlElement } from './bank-file-elements.ts';
import { BankFileProblem, bankFileTooLarge, maxBankFileBytes } from './bank-file-problem.ts';

/** Supported messages, with the names of their message and statement elements. */
const messages = new Map([
  ['camt.053.001.04', ['BkToCstmrStmt', 'Stmt']],
  ['camt.053.001.08', ['BkToCstmrStmt', 'Stmt']],
  ['camt.054.001.04', ['BkToCstmrDbtCdtNtfctn', 'Ntfctn']],
  ['camt.054.001.08', ['BkToCstmrDbtCdtNtfctn', 'Ntfctn']],
]);
const namespacePrefix = 'urn:iso:std:iso:20022:tech:xsd:';

/** A payment, numbered among the file's payments of the same identity. */
export interface NumberedPayment extends BankPayment {
  /** From 1. */
  occurrence: number;
}

export interface BankFile {
  /** Like 'camt.054.001.08'. */
  message: string;
  payments: NumberedPayment[];
  /** Number of entries that are still pending; the bank reports them again once they are booked. */
  notBooked: number;
}

/** Identity of a payment within an account, together with its occurrence. */
export function identityOf(payment: BankPayment): string {
  const { bankReference, paymentReference, amountRappen, currency, valueDate, isReversal } = payment;
  return JSON.stringify([bankReference, paymentReference, amountRappen, currency, valueDate, isReversal]);
}

/**
 * Reads a whole bank file.
 * @param accountIban without blanks; all statements in the file have to be of this account
 * @throws BankFileProblem if any part of it is invalid
 */
export function readBankFile(bytes: Uint8Array, accountIban: string): BankFile {
  if (bytes.length > maxBankFileBytes) throw new BankFileProblem(bankFileTooLarge);
  const payments: NumberedPayment[] = [];
  const occurrences = new Map<string, number>();
  let notBooked = 0;
  let message = '';
  let expected: string[] = [];
  /** undefined outside of statements. */
  let hasAccount: boolean | undefined;
  let statements = 0;

  walkBankFile(bytes, {
    onOpen(level, name, namespace) {
      if (level === 0) {
        message = namespace.startsWith(namespacePrefix) ? namespace.slice(namespacePrefix.length) : '';
        expected = messages.get(message) ?? [];
        if (name !== 'Document' || expected.length === 0) {
          throw new BankFileProblem(
            'The file is neither a camt.053 nor a camt.054 message of version 001.04 or 001.08.',
          );
        }
      } else if (level === 1 && name !== expected[0]) {
        throw new BankFileProblem('The content of the file is not what its message type says.');
      } else if (level === 2) {
        hasAccount = name === expected[1] ? false : undefined;
      }
    },
    onPart(part) {
      if (hasAccount === undefined) return;
      if (part.name === 'Acct') {
        const iban = textAt(part, 'Id', 'IBAN').replace(/\s/g, '').toUpperCase();
        if (iban !== accountIban) {
          throw new BankFileProblem('The file is of another account than that of the invoices.');
        }
        hasAccount = true;
      } else {
        addEntry(part);
      }
    },
    onClose(level) {
      if (level !== 2 || hasAccount === undefined) return;
      if (!hasAccount) throw new BankFileProblem('A statement in the file does not say of which account it is.');
      statements += 1;
      hasAccount = undefined;
    },
  });
  if (statements === 0) throw new BankFileProblem('The file holds no statement of an account.');
  return { message, payments, notBooked };

  function addEntry(entry: XmlElement): void {
    const ofEntry = paymentsOf(entry);
    if (!isBooked(entry)) {
      notBooked += 1;
      return;
    }
    // Entries of 0.00, like fees, are informational.
    for (const payment of ofEntry.filter(({ amountRappen }) => amountRappen !== 0)) {
      const identity = identityOf(payment);
      const occurrence = (occurrences.get(identity) ?? 0) + 1;
      occurrences.set(identity, occurrence);
      payments.push({ ...payment, occurrence });
    }
  }
}
