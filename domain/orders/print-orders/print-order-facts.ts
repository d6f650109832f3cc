import { formatLongDateTime } from '#platform/dates.ts';
import { joinPersonName } from '../../core/person-name.ts';
import type { StudyLanguage } from '../../studies/study-language.ts';
import { studyLanguageWords } from '../../studies/study-language-words.ts';
import { printOrderNumber } from './print-order-number.ts';

/** Data for the mails about a print order. */
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

/** The order as labels and values, for both mails. Printed copies have no price. */
export function printOrderFacts(order: MailedPrintOrder): [label: string, value: string | null][] {
  return [
    ['Bestellnummer', `#${printOrderNumber(order.id)}`],
    ['Bestellt am', formatLongDateTime(order.createdAt)],
    ['Anzahl', `${order.quantity} ${order.quantity === 1 ? 'Exemplar' : 'Exemplare'}`],
    ['Sprache', studyLanguageWords('de')[order.language]],
    ['Name', joinPersonName(order)],
    ['Organisation', order.organization],
    ['Lieferadresse', `${order.street}\n${order.zipCode} ${order.city}`],
    ['E-Mail', order.email],
  ];
}
