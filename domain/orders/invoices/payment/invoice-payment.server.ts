import { joinPersonName } from '../../../core/person-name.ts';
import { type DocumentContent, documentTitle, languageOf, payableRappen } from '../document-content.ts';
import { parseBillingAddress, type StructuredAddress } from './billing-address.server.ts';
import { billingInformation } from './billing-information.ts';
import { paymentText } from './payment-text.ts';

/** Creditor or debtor, within the lengths and characters of the QR-bill. */
export interface PaymentParty extends Omit<StructuredAddress, 'country'> {
  name: string;
  country: string;
}

export interface InvoicePayment {
  iban: string;
  creditor: PaymentParty;
  /** null if left blank for the payer. */
  debtor: PaymentParty | null;
  rappen: number;
  reference: string;
  message: string;
  /** For the buyer's bookkeeping program, see billingInformation. */
  billingInformation: string;
}

/** Maximum length of message and billing information together. */
const maxAdditionalInformation = 140;

/** The QR-bill of a document; null if it has none, also if nothing is to be paid any more. */
export function invoicePayment(content: DocumentContent): InvoicePayment | null {
  const { seller, buyer, iban, paymentReference: reference } = content;
  const rappen = content.kind === 'invoice' ? payableRappen(content) : content.totalRappen;
  if (iban === null || reference === null || rappen === 0) return null;
  const message = documentTitle(content, languageOf(content));
  const creditorText = (text: string, maximum: number) => paymentText(text, maximum) ?? '';
  const name = paymentText(buyer.organization, 70);
  const address = parseBillingAddress(buyer.billingAddress, {
    organization: buyer.organization,
    contactName: joinPersonName(buyer),
  });
  const street = address && paymentText(address.street, 70);
  const city = address && paymentText(address.city, 35);
  return {
    iban,
    creditor: {
      name: creditorText(seller.name, 70),
      street: creditorText(seller.street, 70),
      buildingNumber: creditorText(seller.buildingNumber, 16),
      zip: creditorText(seller.zip, 16),
      city: creditorText(seller.city, 35),
      country: seller.country,
    },
    debtor: name && address && street && city ? { ...address, name, street, city } : null,
    rappen,
    reference,
    message,
    billingInformation: billingInformation(content, maxAdditionalInformation - message.length),
  };
}
