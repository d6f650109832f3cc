import { expect, test } from 'vitest';
import type { StudyOrder } from '#domain/orders/study-orders/study-order-answer.ts';
import { studyOrdersCsv } from './study-orders-csv.ts';

const order: StudyOrder = {
  id: '00000000-0000-4000-8000-000000000001',
  createdAt: '2024-06-03T22:30:00.000Z',
  updatedAt: '2024-06-03T22:30:00.000Z',
  dueOn: null,
  assigneeId: null,
  correspondenceLanguage: 'fr',
  orderNumber: 'VM-2024-000001',
  firstName: '=1+1',
  lastName: 'Muster; Beispiel',
  email: 'carla@example.org',
  organization: '@Muster "AG"',
  billingAddress: 'Muster AG\n8000 Zürich',
  businessArea: 'strategy',
  companySize: 'large',
  price: 1295,
  wantsPresentation: true,
  presentation: null,
  items: null,
  offerValidUntil: null,
  presentationPrice: 500,
  partnerInterest: 'no',
  status: 'paid',
  buyerReference: '4500012',
  invoiceEmail: null,
  notes: null,
  dueAt: '2024-06-04T22:30:00.000Z',
  isOverdue: true,
  deliveredAt: null,
  channel: 'web',
  suspectedSpam: false,
  waitsForSeller: false,
  releasedAt: null,
};

test('each order has a row with its day in Zurich and plain amounts, and formulas are escaped', () => {
  const [head, row] = studyOrdersCsv([order]).split('\r\n');
  expect(head).toMatch(/^\uFEFFOrder number;Ordered;Status;Company;/);
  expect(row).toBe(
    `VM-2024-000001;2024-06-04;Paid;"'@Muster ""AG""";'=1+1;"Muster; Beispiel";carla@example.org;` +
      `"Muster AG\n8000 Zürich";Strategy;More than 500 employees;1295;500;1795;No;;;French;4500012;`,
  );
});

test('an arranged order has a total, and no amount of a report, which was not sold', () => {
  const items = [{ title: 'Workshop', details: null, quantity: 1, francs: 900, rate: 'presentation' as const }];
  const arranged = { ...order, items, companySize: null, businessArea: null, partnerInterest: null };
  const [, row] = studyOrdersCsv([{ ...arranged, price: 900, presentationPrice: 0 }]).split('\r\n');
  expect(row).toContain('8000 Zürich";;;;;900;;;;French;4500012;1 × Workshop, CHF 900');
});
