import type { StudyOrder } from '#domain/study-orders/study-order-answer.ts';
import {
  businessAreaLabels,
  companySizeLabels,
  partnerInterestLabels,
} from '#domain/study-orders/study-order-labels.ts';
import { type CsvCell, csvFile } from '#platform/csv.ts';
import { zurichTime } from '#platform/dates.ts';
import { studyStatusLabels } from './order-texts.ts';

/** '2024-06-03', the day in Zurich. */
function day(timestamp: string | null): string | null {
  if (!timestamp) return null;
  const { year, month, day: date } = zurichTime(new Date(timestamp));
  return [year, String(month).padStart(2, '0'), String(date).padStart(2, '0')].join('-');
}

const columns: [head: string, cell: (order: StudyOrder) => CsvCell][] = [
  ['Order number', ({ orderNumber }) => orderNumber],
  ['Ordered', ({ createdAt }) => day(createdAt)],
  ['Status', ({ status }) => studyStatusLabels[status]],
  ['Company', ({ organization }) => organization],
  ['First name', ({ firstName }) => firstName],
  ['Last name', ({ lastName }) => lastName],
  ['Email', ({ email }) => email],
  ['Billing address', ({ billingAddress }) => billingAddress],
  ['Business area', ({ businessArea }) => businessAreaLabels[businessArea]],
  ['Company size', ({ companySize }) => companySizeLabels[companySize]],
  ['Report CHF', ({ price }) => String(price)],
  ['Presentation CHF', ({ presentationPrice }) => String(presentationPrice)],
  ['Total CHF', ({ price, presentationPrice }) => String(price + presentationPrice)],
  ['Partner interest', ({ partnerInterest }) => partnerInterestLabels[partnerInterest]],
  ['Delivered', ({ deliveredAt }) => day(deliveredAt)],
  ['Notes', ({ notes }) => notes],
];

/** The orders as accounting opens them in a spreadsheet; amounts are whole francs. */
export function studyOrdersCsv(orders: readonly StudyOrder[]): string {
  return csvFile([columns.map(([head]) => head), ...orders.map((order) => columns.map(([, cell]) => cell(order)))]);
}
