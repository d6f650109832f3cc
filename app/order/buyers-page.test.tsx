import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { OrderPageView } from '#domain/orders/order-pages/order-page-view.ts';
import type { Language } from '#platform/languages.ts';
import { BuyersPage } from './buyers-page.tsx';

const order: OrderPageView = {
  ...{ token: 'token', orderNumber: 'VM-2031-000001', progress: 'expired', payment: 'none', payableUntil: null },
  ...{ paidRappen: 0, openRappen: 0 },
  ...{ createdAt: '2031-05-01T08:00:00Z', dueAt: '2031-05-03T08:00:00Z', deliveredAt: null },
  ...{ name: 'Anna Muster', email: '', organization: 'Muster AG', billingAddress: 'Musterweg 1' },
  ...{ businessArea: null, companySize: null, buyerReference: null, invoiceEmail: null },
  ...{ editionYear: 2031, editionTitle: 'Versicherungsmonitor 2031', price: 100, presentationPrice: 0 },
  ...{ presentation: null, documents: [], correction: null, report: null },
  items: [{ title: 'Muster', details: null, quantity: 1, francs: 100, rate: 'report' }],
  offer: { number: 'OF-2031-000001', validUntil: '2031-05-31' },
};

function render(order: OrderPageView, language: Language): string {
  return renderToStaticMarkup(
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
}

test.each([
  ['de', 'Unsere Offerte ist abgelaufen.', 'Diese Offerte galt bis 31. Mai 2031. Möchten Sie sie noch annehmen'],
  ['fr', 'Notre offre est échue.', 'La présente offre était valable jusqu’au 31 mai 2031.'],
  ['it', 'La nostra offerta è scaduta.', 'La presente offerta era valida fino al 31 maggio 2031.'],
  ['en', 'Our offer has expired.', 'This offer was valid until 31 May 2031.'],
] as const)('an expired offer says so in %s, and how it can still be accepted', (language, lead, sentence) => {
  const page = render(order, language);
  expect(page).toContain(lead);
  expect(page).toContain(sentence);
  expect(page).toMatch(/mailto:info@example\.org\?subject=[^"]*OF-2031-000001/);
});

test.each([
  ['de', 'Bereits bezahlt CHF 300.00', 'Offener Betrag CHF 895.00', 'Rückerstattung CHF 300.00, folgt'],
  ['fr', 'Déjà payé CHF 300.00', 'Montant dû CHF 895.00', 'Remboursement CHF 300.00, suivra'],
  ['it', 'Già pagato CHF 300.00', 'Importo dovuto CHF 895.00', 'Rimborso CHF 300.00, seguirà'],
  ['en', 'Already paid CHF 300.00', 'Outstanding amount CHF 895.00', 'Refund CHF 300.00, to follow'],
] as const)('amounts after a payment in part, and a refund, are shown in %s', (language, paid, open, refund) => {
  const invoiced: OrderPageView = { ...order, items: null, offer: null, progress: 'waiting', payment: 'open' };
  const rows = (overrides: Partial<OrderPageView>) =>
    render({ ...invoiced, ...overrides }, language).replaceAll(/(<[^>]*>|\s)+/g, ' ');
  expect(rows({ paidRappen: 30_000, openRappen: 89_500 })).toContain(`${paid} ${open}`);
  expect(rows({ paidRappen: 30_000, openRappen: -30_000, payment: 'cancelled' })).toContain(refund);
  expect(rows({ openRappen: 119_500 })).not.toContain(open.slice(0, -10));
});
