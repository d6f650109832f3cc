/** Made-up bank files; every name in them is a sample. */

export const sampleIban = 'CH5800791123000889012';

interface MadeUpPayment {
  /** '': without one. */
  amount: string;
  reference?: string;
  bankReference?: string;
  debtor?: string;
  text?: string;
  currency?: string;
}

interface MadeUpEntry {
  /** A total that the test states itself. */
  amount: string;
  currency?: string;
  bankReference?: string;
  direction?: 'CRDT' | 'DBIT';
  isReversal?: boolean;
  status?: string;
  day?: string;
  /** null: the entry has no details at all. */
  parts?: MadeUpPayment[] | null;
  /** Data of a batch without details. */
  batchSize?: number;
}

interface MadeUpFile {
  message?: 'camt.053.001.04' | 'camt.053.001.08' | 'camt.054.001.04' | 'camt.054.001.08';
  iban?: string;
  /** Like 'b:', before every name. */
  prefix?: string;
  /** Each list is a separate statement. */
  statements: MadeUpEntry[][];
  /** Before the document, like a DOCTYPE. */
  prolog?: string;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const element = (name: string, content: string, attributes = '') =>
  content === '' ? '' : `<${name}${attributes}>${content}</${name}>`;

function partText(part: MadeUpPayment, entry: MadeUpEntry, isNew: boolean): string {
  const { amount, reference = '', bankReference = '', debtor = 'Muster AG', text = '', currency = 'CHF' } = part;
  const party = element('Nm', escaped(debtor));
  const structured = element('CdtrRefInf', element('Ref', reference)) + element('AddtlRmtInf', '?REJECT?0');
  return element(
    'TxDtls',
    element('Refs', element('AcctSvcrRef', bankReference) + element('EndToEndId', 'NOTPROVIDED')) +
      element('Amt', amount, ` Ccy="${currency}"`) +
      element('CdtDbtInd', entry.direction ?? 'CRDT') +
      element('RltdPties', element('Dbtr', isNew ? element('Pty', party) : party)) +
      element('RmtInf', element('Ustrd', escaped(text)) + (reference && element('Strd', structured))),
  );
}

function entryText(entry: MadeUpEntry, isNew: boolean): string {
  const {
    amount,
    currency = 'CHF',
    bankReference = '',
    direction = 'CRDT',
    status = 'BOOK',
    day = '2026-11-20',
  } = entry;
  const parts = entry.parts === undefined ? [{ amount, bankReference }] : (entry.parts ?? []);
  const batch = entry.batchSize ? element('Btch', element('NbOfTxs', String(entry.batchSize))) : '';
  return element(
    'Ntry',
    element('NtryRef', 'CH4431999123000889012') +
      element('Amt', amount, ` Ccy="${currency}"`) +
      element('CdtDbtInd', direction) +
      (entry.isReversal === undefined ? '' : element('RvslInd', String(entry.isReversal))) +
      element('Sts', isNew ? element('Cd', status) : status) +
      element('BookgDt', element('Dt', day)) +
      element('ValDt', element('Dt', day)) +
      element('AcctSvcrRef', bankReference) +
      element('NtryDtls', batch + parts.map((part) => partText(part, entry, isNew)).join('')),
  );
}

export function madeUpBankFile({
  message = 'camt.054.001.08',
  iban = sampleIban,
  prefix = '',
  statements,
  prolog = '',
}: MadeUpFile): Buffer {
  const isNew = message.endsWith('08');
  const [type, statement] = message.startsWith('camt.053')
    ? ['BkToCstmrStmt', 'Stmt']
    : ['BkToCstmrDbtCdtNtfctn', 'Ntfctn'];
  const account = element('Acct', element('Id', element('IBAN', iban)) + element('Ccy', 'CHF'));
  const content = element(
    type,
    element('GrpHdr', element('MsgId', 'MUSTER-1') + element('CreDtTm', '2026-11-20T18:00:00')) +
      statements
        .map((entries, index) =>
          element(
            statement,
            element('Id', `MUSTER-${index}`) + account + entries.map((entry) => entryText(entry, isNew)).join(''),
          ),
        )
        .join(''),
  );
  const named = content.replaceAll(/<(\/?)(\w)/g, `<$1${prefix}$2`);
  const space = `xmlns${prefix && `:${prefix.slice(0, -1)}`}="urn:iso:std:iso:20022:tech:xsd:${message}"`;
  return Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?>\n${prolog}<${prefix}Document ${space}>${named}</${prefix}Document>\n`,
  );
}
