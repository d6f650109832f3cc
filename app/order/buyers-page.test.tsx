import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { OrderPageView } from '#domain/orders/order-pages/order-page-view.ts';
import { BuyersPage } from './buyers-page.tsx';

const order: OrderPageView = {
  ...{ token: 'token', orderNumber: 'VM-2031-000001', progress: 'expired', payment: 'none', payableUntil: null },
  ...{ createdAt: '2031-05-01T08:00:00Z', dueAt: '2031-05-03T08:00:00Z', deliveredAt: null },
  ...{ name: 'Anna Muster', email: '', organization: 'Muster AG', billingAddress: 'Musterweg 1' },
  ...{ businessArea: null, companySize: null, buyerReference: null, invoiceEmail: null },
  ...{ editionYear: 2031, editionTitle: 'Versicherungsmonitor 2031', price: 100, presentationPrice: 0 },
  ...{ presentation: null, documents: [], correction: null, report: null },
  items: [{ title: 'Muster', details: null, quantity: 1, francs: 100, rate: 'report' }],
  offer: { number: 'OF-2031-000001', validUntil: '2031-05-31' },
};

test.each([
  ['de', 'Unsere Offerte ist abgelaufen.', 'Diese Offerte galt bis 31. Mai 2031. Möchten Sie sie noch annehmen'],
  ['fr', 'Notre offre est échue.', 'La présente offre était valable jusqu’au 31 mai 2031.'],
  ['it', 'La nostra offerta è scaduta.', 'La presente offerta era valida fino al 31 maggio 2031.'],
  ['en', 'Our offer has expired.', 'This offer was valid until 31 May 2031.'],
] as const)('an expired offer says so in %s, and how it can still be accepted', (language, lead, sentence) => {
  const page = renderToStaticMarkup(
    <BuyersPage
      language={language}
      order={order}
      correction={{ key: 'key', startedAt: '2031-06-01T08:00:00Z' }}
      notice={undefined}
      contactEmail="info@example.org"
      privacyNote={{ href: '/impressum' }}
      citation={null}
    />,
  );
  expect(page).toContain(lead);
  expect(page).toContain(sentence);
  expect(page).toMatch(/mailto:info@example\.org\?subject=[^"]*OF-2031-000001/);
});
