import { formatLongDateTime } from '#platform/dates.ts';
import { joinPersonName } from '../contact-messages/person-name.ts';
import type { StudyLanguage } from '../studies/study-language.ts';
import { studyLanguageLabels } from '../studies/study-language-labels.ts';
import { printOrderNumber } from './print-order-number.ts';

/** What the mails about a print order need to know of it. */
export interface MailedPrintOrder {
  id: string;
  createdAt: Date;
  firstName: string;
  lastName: string;
  email: string;
  organization: string | null;
  street: string;
  zipCode: string;
  city: string;
  quantity: number;
  language: StudyLanguage;
  suspectedSpam: boolean;
}

/** The order as label and value, for both of its mails. No price: none is shown for printed copies. */
export function printOrderFacts(order: MailedPrintOrder): [label: string, value: string | null][] {
  return [
    ['Bestellnummer', `#${printOrderNumber(order.id)}`],
    ['Bestellt am', formatLongDateTime(order.createdAt)],
    ['Anzahl', `${order.quantity} ${order.quantity === 1 ? 'Exemplar' : 'Exemplare'}`],
    ['Sprache', studyLanguageLabels[order.language]],
    ['Name', joinPersonName(order)],
    ['Organisation', order.organization],
    ['Lieferadresse', `${order.street}\n${order.zipCode} ${order.city}`],
    ['E-Mail', order.email],
  ];
}
