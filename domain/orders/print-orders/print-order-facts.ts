import { formatLongDateTime } from '#platform/dates.ts';
import type { Language } from '#platform/languages.ts';
import { joinPersonName } from '../../core/person-name.ts';
import { studyLanguageWords } from '../../studies/study-language-words.ts';
import { orderLabelWords } from '../study-orders/order-label-words.ts';
import { printOrderMailWords } from './print-order-mail-words.ts';
import { printOrderNumber } from './print-order-number.ts';
import type { StoredPrintOrder } from './print-order-queries.server.ts';

/** The fields of a print order that its mails need. */
export type MailedPrintOrder = Pick<StoredPrintOrder, 'id' | 'createdAt' | 'quantity' | 'language' | 'suspectedSpam'> &
  Pick<StoredPrintOrder, 'firstName' | 'lastName' | 'email' | 'organization' | 'street' | 'zipCode' | 'city'>;

/** The order as labels and values, for both mails. Printed copies have no price. */
export function printOrderFacts(order: MailedPrintOrder, language: Language): [label: string, value: string | null][] {
  const words = printOrderMailWords(language);
  const { orderNumber, orderedAt } = orderLabelWords(language);
  return [
    [orderNumber, `#${printOrderNumber(order.id)}`],
    [orderedAt, formatLongDateTime(order.createdAt, language)],
    [words.quantity, words.copies(order.quantity)],
    [words.language, studyLanguageWords(language)[order.language]],
    [words.name, joinPersonName(order)],
    [words.organization, order.organization],
    [words.address, `${order.street}\n${order.zipCode} ${order.city}`],
    [words.email, order.email],
  ];
}
