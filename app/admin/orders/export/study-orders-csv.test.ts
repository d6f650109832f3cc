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
  buyerReference: null,
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
      `"Muster AG\n8000 Zürich";Strategie;mehr als 500 Mitarbeitende;1295;500;1795;Nein;;;French`,
  );
});
