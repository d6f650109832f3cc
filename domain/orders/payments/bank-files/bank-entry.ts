import { firstDay } from '#platform/dates.ts';
import { elementsAt, textAt, type XmlElement } from './bank-file-elements.ts';
import { BankFileProblem } from './bank-file-problem.ts';
import { rappenOf } from './rappen-amount.ts';

/** A payment in a bank file: a detail of an entry, or an entry without details. */
export interface BankPayment {
  /** The bank's reference; neither unique nor always present. */
  bankReference: string;
  /** The bank's reference of the entry. */
  entryReference: string;
  /** Amount of the whole entry; positive for incoming money. */
  entryRappen: number;
  /** The payer's reference without blanks; several are separated by a blank. */
  paymentReference: string;
  /** Positive for incoming money. */
  amountRappen: number;
  currency: string;
  /** 'YYYY-MM-DD' */
  valueDate: string;
  isReversal: boolean;
  /** Number of payments in an entry without details; null for a single payment. */
  batchSize: number | null;
  partyName: string;
  message: string;
}

const maxReferenceLength = 140;
const maxNameLength = 140;
const maxMessageLength = 500;
/** The sum of an entry's batches has to fit a database integer. */
const maxBatchSize = 999_999_999;

/**
 * Maximum length to normalise, because normalising combining marks takes quadratic time.
 */
const maxRawLength = 2_000;

const oneLine = (text: string) => text.slice(0, maxRawLength).normalize('NFC').replace(/\s+/g, ' ').trim();

function reference(text: string): string {
  const raw = text.replace(/\s/g, '');
  const plain = raw.slice(0, maxRawLength).normalize('NFC').toUpperCase();
  if (plain.length > maxReferenceLength) throw new BankFileProblem('A reference in the file is too long.');
  return plain;
}

/** 1 for incoming, -1 for outgoing money. */
function directionOf(element: XmlElement, otherwise?: 1 | -1): 1 | -1 {
  const indicator = textAt(element, 'CdtDbtInd');
  if (indicator === 'CRDT') return 1;
  if (indicator === 'DBIT') return -1;
  if (indicator === '' && otherwise) return otherwise;
  throw new BankFileProblem('An entry of the file does not say whether it is incoming or outgoing.');
}

function dayOf(entry: XmlElement): string {
  const paths = [
    ['ValDt', 'Dt'],
    ['ValDt', 'DtTm'],
    ['BookgDt', 'Dt'],
    ['BookgDt', 'DtTm'],
  ];
  const text = paths.map((path) => textAt(entry, ...path)).find(Boolean) ?? '';
  const day = /^\d{4}-\d{2}-\d{2}(?!\d)/.exec(text)?.[0] ?? '';
  const time = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day || day < firstDay) {
    throw new BankFileProblem('An entry of the file has no valid date.');
  }
  return day;
}

/** The other side: `Dbtr/Nm` in version 04, `Dbtr/Pty/Nm` in version 08. */
function partyName(part: XmlElement, isOurs: boolean): string {
  const sides = isOurs ? ['Cdtr', 'UltmtCdtr', 'Dbtr'] : ['Dbtr', 'UltmtDbtr', 'Cdtr'];
  const names = sides.flatMap((side) => [
    textAt(part, 'RltdPties', side, 'Nm'),
    textAt(part, 'RltdPties', side, 'Pty', 'Nm'),
  ]);
  return oneLine(names.find(Boolean) ?? '').slice(0, maxNameLength);
}

function message(part: XmlElement): string {
  const lines = [
    ...elementsAt(part, 'RmtInf', 'Ustrd'),
    // '?REJECT?0' means that nothing was rejected.
    ...elementsAt(part, 'RmtInf', 'Strd', 'AddtlRmtInf').filter(({ text }) => !text.includes('?REJECT?0')),
    ...elementsAt(part, 'AddtlTxInf'),
    ...elementsAt(part, 'AddtlNtryInf'),
  ];
  return oneLine(lines.map(({ text }) => text).join(' ')).slice(0, maxMessageLength);
}

const isTrue = (text: string) => text === 'true' || text === '1';

/** Whether it is booked; `Sts` is text in version 04, `Sts/Cd` in version 08. */
export function isBooked(entry: XmlElement): boolean {
  const status = textAt(entry, 'Sts', 'Cd') || textAt(entry, 'Sts');
  if (status === '') throw new BankFileProblem('An entry of the file does not say whether it is booked.');
  return status === 'BOOK';
}

/**
 * The payments of an entry: its details, or the entry itself if details lack amounts.
 * @throws BankFileProblem, also if the details don't add up to the entry
 */
export function paymentsOf(entry: XmlElement): BankPayment[] {
  const [amount] = elementsAt(entry, 'Amt');
  const currency = amount?.currency ?? '';
  if (!amount || !/^[A-Z]{3}$/.test(currency)) throw new BankFileProblem('An entry of the file has no amount.');
  const direction = directionOf(entry);
  const entryRappen = direction * rappenOf(amount.text);
  const entryReference = reference(textAt(entry, 'AcctSvcrRef'));
  const isReversal = isTrue(textAt(entry, 'RvslInd'));
  const common = { entryReference, entryRappen, currency, valueDate: dayOf(entry), isReversal };
  const whole = { ...common, bankReference: entryReference, amountRappen: entryRappen };

  const parts = elementsAt(entry, 'NtryDtls', 'TxDtls');
  const announced = elementsAt(entry, 'NtryDtls', 'Btch', 'NbOfTxs').reduce((sum, { text }) => sum + count(text), 0);
  const amounts = parts.map((part) => ownRappen(part, currency, direction));
  const amountsGiven = amounts.filter((rappen) => rappen !== null);
  const isSingle = parts.length === 1 && amountsGiven.length === 0;
  if (amountsGiven.length < parts.length && !isSingle) return [undetailed(parts.length)];
  if (parts.length === 0) return [undetailed(announced)];
  if (!isSingle && amountsGiven.reduce((sum, rappen) => sum + rappen, 0) !== entryRappen) {
    throw new BankFileProblem('The parts of an entry do not add up to its amount.');
  }
  return parts.map((part, index) => {
    const paymentReference = references(part);
    return {
      ...whole,
      amountRappen: amountsGiven[index] ?? entryRappen,
      bankReference: reference(textAt(part, 'Refs', 'AcctSvcrRef')) || entryReference,
      paymentReference,
      // Without amount and reference it is no better than the entry; another file may have the details.
      batchSize: isSingle && paymentReference === '' ? 1 : null,
      partyName: partyName(part, direction < 0 && !isReversal),
      message: message(part),
    };
  });

  function undetailed(size: number): BankPayment {
    const batchSize = Math.min(Math.max(size, 1), maxBatchSize);
    return { ...whole, paymentReference: '', batchSize, partyName: '', message: message(entry) };
  }
}

const count = (text: string) => (/^\d{1,9}$/.test(text.trim()) ? Number(text) : 0);

/** null if missing or in another currency than the account's. */
function ownRappen(part: XmlElement, currency: string, direction: 1 | -1): number | null {
  const amount = elementsAt(part, 'Amt')[0] ?? elementsAt(part, 'AmtDtls', 'TxAmt', 'Amt')[0];
  if (!amount) return null;
  const rappen = rappenOf(amount.text);
  return amount.currency === currency ? directionOf(part, direction) * rappen : null;
}

function references(part: XmlElement): string {
  const given = elementsAt(part, 'RmtInf', 'Strd', 'CdtrRefInf', 'Ref').map(({ text }) => reference(text));
  const all = [...new Set(given.filter(Boolean))].join(' ');
  if (all.length > maxReferenceLength) throw new BankFileProblem('A payment in the file names too many references.');
  return all;
}
