import { SwissQRBill } from 'swissqrbill/pdf';
import type { Data, Debtor } from 'swissqrbill/types';
import { formatIBAN, formatReference, mm2pt as mm } from 'swissqrbill/utils';
import type { Language } from '#platform/languages.ts';
import { formatAmount } from '#platform/money.ts';
import { openFont } from '#platform/pdf/embedded-fonts.server.ts';
import type { TaggedPdf } from '#platform/pdf/tagged-pdf.server.ts';
import type { InvoicePayment, PaymentParty } from './invoice-payment.server.ts';
import { paymentAlternativeWords } from './payment-alternative-words.ts';
import { paymentText } from './payment-text.ts';

const address = ({ name, address: street, buildingNumber, zip, city }: Debtor) =>
  [name, [street, buildingNumber].filter(Boolean).join(' '), `${zip} ${city}`].join(', ');

/** The text alternative of a payment part. */
function paymentAlternative(
  { creditor, reference = '', message = '', debtor }: Data,
  rappen: number,
  language: Language,
): string {
  const words = paymentAlternativeWords(language);
  return [
    words.title,
    words.account(formatIBAN(creditor.account), address(creditor)),
    words.reference(formatReference(reference)),
    words.amount(formatAmount(rappen, language)),
    words.message(message),
    ...(debtor ? [words.debtor(address(debtor))] : []),
  ].join('. ');
}

/** The name of the font, to which swissqrbill adds '-Bold'. */
const font = 'Liberation Sans';

/** Top of receipt and payment part on an A4 page; they take the last 105 mm. */
export const paymentPartTop = mm(297 - 105);

const billLanguages = { de: 'DE', fr: 'FR', it: 'IT', en: 'EN' } as const satisfies Record<Language, string>;

const receiptText = { lineGap: -0.5, width: mm(52) };

/** Shortens a name to two lines of the receipt; a third would overlap the parts below. */
function receiptName(pdf: TaggedPdf, name: string): string {
  pdf.font(font).fontSize(8);
  const twoLines = pdf.heightOfString('A\nA', receiptText);
  let maximum = name.length;
  let fitting = name;
  while (maximum > 1 && pdf.heightOfString(fitting, receiptText) > twoLines) {
    maximum -= 1;
    fitting = paymentText(name, maximum) ?? name;
  }
  return fitting;
}

/**
 * Whether both addresses fit the 56 mm of text height of the receipt. If street and place wrap they may not; then the debtor is
 * left blank, in the data too.
 */
function fitsReceipt(pdf: TaggedPdf, creditor: PaymentParty, debtor: PaymentParty): boolean {
  const height = (party: PaymentParty) => {
    const text = `${party.name}\n${party.street} ${party.buildingNumber}\n${party.zip} ${party.city}`;
    return pdf.font(font).fontSize(8).heightOfString(text, receiptText);
  };
  // The rest of the height: three headings, account, reference and two gaps.
  return height(creditor) + height(debtor) <= mm(56) - (3 * 8 + 2 * 9 + 2 * 10.5);
}

function paymentPartData(pdf: TaggedPdf, payment: InvoicePayment): Data {
  const shorten = (party: PaymentParty) => ({ ...party, name: receiptName(pdf, party.name) });
  const creditor = shorten(payment.creditor);
  const debtor = payment.debtor && shorten(payment.debtor);
  const structured = ({ street, ...party }: PaymentParty) => ({ ...party, address: street });
  return {
    currency: 'CHF',
    amount: payment.rappen / 100,
    reference: payment.reference,
    message: payment.message,
    additionalInformation: payment.billingInformation,
    creditor: { account: payment.iban, ...structured(creditor) },
    ...(debtor && fitsReceipt(pdf, creditor, debtor) ? { debtor: structured(debtor) } : {}),
  };
}

/**
 * Draws receipt and payment part at the foot of the current page, in black as the standard requires, as one figure: its parts
 * are no text to read one after the other.
 * @throws ValidationError of swissqrbill if IBAN or creditor are invalid for a QR-bill
 */
export function attachPaymentPart(pdf: TaggedPdf, payment: InvoicePayment, language: Language): void {
  pdf.registerFont(font, openFont('liberation-sans-regular'));
  pdf.registerFont(`${font}-Bold`, openFont('liberation-sans-bold'));
  const data = paymentPartData(pdf, payment);
  const bill = new SwissQRBill(data, { language: billLanguages[language], fontName: font });
  // The library starts a new page if pdf.y leaves too little space.
  pdf.y = 0;
  pdf.figure(paymentAlternative(data, payment.rappen, language), [0, paymentPartTop, mm(210), mm(297)], () => {
    pdf.fillColor('black');
    bill.attachTo(pdf, 0, paymentPartTop);
  });
}
