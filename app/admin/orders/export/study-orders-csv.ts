import { orderTotal } from '#domain/orders/study-orders/order-total.ts';
import type { StudyOrder } from '#domain/orders/study-orders/study-order-answer.ts';
import { type CsvCell, csvTable } from '#platform/csv.ts';
import { zurichDay } from '#platform/dates.ts';
import { languageName } from '#platform/language-names.ts';
import { studyStatusLabels } from '../order-texts.ts';
import { businessAreaNames, companySizeNames, partnerInterestNames } from '../study-order-choice-names.ts';

const day = (timestamp: string | null) => timestamp && zurichDay(new Date(timestamp));

const itemText = ({ title, quantity, francs }: NonNullable<StudyOrder['items']>[number]) =>
  `${quantity} × ${title}, CHF ${francs}`;

const columns: [head: string, cell: (order: StudyOrder) => CsvCell][] = [
  ['Order number', ({ orderNumber }) => orderNumber],
  ['Ordered', ({ createdAt }) => day(createdAt)],
  ['Status', ({ status }) => studyStatusLabels[status]],
  ['Company', ({ organization }) => organization],
  ['First name', ({ firstName }) => firstName],
  ['Last name', ({ lastName }) => lastName],
  ['Email', ({ email }) => email],
  ['Billing address', ({ billingAddress }) => billingAddress],
  ['Business area', ({ businessArea }) => businessArea && businessAreaNames[businessArea]],
  ['Company size', ({ companySize }) => companySize && companySizeNames[companySize]],
  // An arranged order has items instead of a report.
  ['Report CHF', ({ price, items }) => (items ? null : String(price))],
  ['Presentation CHF', ({ presentationPrice, items }) => (items ? null : String(presentationPrice))],
  ['Total CHF', (order) => String(orderTotal(order))],
  ['Partner interest', ({ partnerInterest }) => partnerInterest && partnerInterestNames[partnerInterest]],
  ['Delivered', ({ deliveredAt }) => day(deliveredAt)],
  ['Notes', ({ notes }) => notes],
  ['Correspondence', ({ correspondenceLanguage }) => languageName(correspondenceLanguage, 'en')],
  ['Reference', ({ buyerReference }) => buyerReference],
  ['Items', ({ items }) => items?.map(itemText).join('; ') ?? null],
];

/** The orders as CSV for bookkeeping; amounts are whole francs. */
export const studyOrdersCsv = (orders: readonly StudyOrder[]): string => csvTable(columns, orders);
