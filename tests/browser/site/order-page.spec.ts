/** The buyer's own page, and what the office does with it. */
import { expect } from '@playwright/test';
import { sampleStudyOrder } from '#domain/orders/study-orders/sample-study-order.ts';
import { expectAccessible } from '../accessibility.ts';
import { type Api, expectErrors, test, toast, unique } from '../admin-area.ts';

const buyer = { ...sampleStudyOrder, companySize: 'large', buyerReference: 'PO 4711' };

const arrangeOffer = (api: Api, correspondenceLanguage: string) =>
  api<{ id: string; orderNumber: string }>('POST', '/api/study-orders/arranged', {
    firstName: 'Anna',
    lastName: 'Muster',
    email: 'anna.muster@example.org',
    organization: 'Muster AG',
    billingAddress: 'Musterweg 1\n8001 Zürich',
    items: [{ title: 'Muster', quantity: 2, francs: 5000 }],
    document: 'offer',
    validUntil: '2999-12-31',
    correspondenceLanguage,
  });

test('the buyer’s page reads without script, and fits every width', async ({ admin, api, browser }) => {
  const organization = unique('Muster Versicherungsgesellschaft für Rückversicherungen AG');
  const email = `${unique('kauf').replaceAll(' ', '-')}@example.org`;
  const order = { ...buyer, organization, email };
  const { id, orderNumber } = await api<{ id: string; orderNumber: string }>('POST', '/api/study-orders', order);
  const { pageAddress } = await api<{ pageAddress: string }>('GET', `/api/study-orders/${id}/delivery`);
  const appointment = {
    startsAt: '2026-06-04T10:00',
    minutes: 90,
    place: 'Musterweg 1, Bern',
    speaker: 'Clara Muster',
  };
  await api('PUT', `/api/study-orders/${id}/presentation`, appointment);
  for (const colorScheme of ['light', 'dark'] as const) {
    await using page = await browser.newPage({ javaScriptEnabled: false, colorScheme });
    await page.goto(pageAddress);
    await expect(page.getByRole('heading', { level: 1, name: orderNumber })).toBeVisible();
    const main = page.locator('main');
    for (const text of [organization, "CHF 1'795", 'PO 4711', 'Musterweg 1']) await expect(main).toContainText(text);
    await expect(main.getByRole('link', { name: new RegExp(`Rechnung ${orderNumber}`) })).toBeVisible();
    await expect(main).not.toContainText('aufgehoben');
    const presentation = main.getByRole('region', { name: 'Termin der Präsentation' });
    for (const text of ['4. Juni 2026, 10:00 Uhr', 'Musterweg 1, Bern', 'Clara Muster']) {
      await expect(presentation).toContainText(text);
    }
    const calendar = await admin.request.get(
      (await presentation.getByRole('link', { name: /^Kalenderdatei/ }).getAttribute('href')) ?? '',
    );
    expect(calendar.headers()['content-type']).toBe('text/calendar; charset=utf-8');
    await expect(main.getByRole('link', { name: /@example.org/ })).toHaveCSS('text-decoration-line', 'underline');
    for (const width of [360, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      // Without script its width can't be read; a sideways scroll would move it.
      await page.mouse.wheel(500, 0);
      const box = await page.getByRole('heading', { level: 1 }).boundingBox();
      expect(box && box.x >= 0 && box.x + box.width <= width).toBe(true);
    }
  }
  await api('PATCH', `/api/study-orders/${id}/status`, { status: 'delivered' });
  await admin.goto(pageAddress);
  await expectAccessible(admin);
  // Of two clicks on a page with a key only one sends a link.
  const form = admin.locator('form', { has: admin.getByRole('button', { name: 'Neuen Link senden' }) });
  await expect(form.locator('[name=key]')).toHaveValue(/^[\w-]{36}$/);
});

test('after a correction the page shows which invoice is valid', async ({ admin, api }) => {
  const organization = unique('Muster AG');
  const email = `${unique('richtig').replaceAll(' ', '-')}@example.org`;
  const order = { ...buyer, organization, email };
  const { id, orderNumber } = await api<{ id: string; orderNumber: string }>('POST', '/api/study-orders', order);
  await api('POST', `/api/study-orders/${id}/correct`, { billingAddress: 'Neuweg 2\n3000 Bern' });
  const { pageAddress } = await api<{ pageAddress: string }>('GET', `/api/study-orders/${id}/delivery`);
  await admin.goto(pageAddress);
  await expect(admin.getByRole('region', { name: 'Dokumente' }).getByRole('link')).toHaveText([
    new RegExp(`Rechnung ${orderNumber}.*, aufgehoben$`),
    /Gutschrift VM-\d{4}-\d{6}.*\d{4}$/,
    /Rechnung VM-\d{4}-\d{6}.*\d{4}$/,
  ]);
});

test('the office gives the page a new address, and the old one is unknown', async ({ admin, api }) => {
  expectErrors(admin, /404/);
  const order = {
    ...buyer,
    organization: unique('Muster AG'),
    email: `${unique('neu').replaceAll(' ', '-')}@example.org`,
  };
  const { id, orderNumber } = await api<{ id: string; orderNumber: string }>('POST', '/api/study-orders', order);
  await admin.goto(`/admin?tab=orders&list=study&search=${orderNumber}&open=${id}`);
  const dialog = admin.getByRole('dialog', { name: `Order ${orderNumber}` });
  await expect(dialog.getByText('No link has been sent yet.')).toBeVisible();
  const link = dialog.getByRole('link', { name: /Buyer’s page/ });
  const old = (await link.getAttribute('href')) ?? '';
  await dialog.getByRole('button', { name: 'New page link' }).click();
  await admin.getByRole('alertdialog').getByRole('button', { name: 'New page link' }).click();
  await expect(toast(admin, 'The page has a new address')).toBeVisible();
  await expect(link).not.toHaveAttribute('href', old);
  expect((await admin.request.get(old)).status()).toBe(404);
  expect((await admin.request.get((await link.getAttribute('href')) ?? '')).status()).toBe(200);
});

for (const { language, kicker, validity, items, withdrawn, ofOrder } of [
  {
    language: 'de',
    kicker: 'Ihre Offerte',
    validity: 'Diese Offerte gilt bis 31. Dezember 2999. Möchten Sie sie annehmen, so schreiben Sie uns an ',
    items: 'Was wir Ihnen offerieren',
    withdrawn: 'Diese Offerte gilt nicht mehr.',
    ofOrder: /Rechnung(noch|storniert)|bestell/i,
  },
  {
    language: 'fr',
    kicker: 'Votre offre',
    validity: 'La présente offre est valable jusqu’au 31 décembre 2999. Pour l’accepter, écrivez-nous à ',
    items: 'Ce que nous vous proposons',
    withdrawn: 'Cette offre n’est plus valable.',
    ofOrder: /Facture(pas|annulée)|command/i,
  },
  {
    language: 'it',
    kicker: 'La Sua offerta',
    validity: 'La presente offerta è valida fino al 31 dicembre 2999. Per accettarla ci scriva a ',
    items: 'Che cosa Le offriamo',
    withdrawn: 'Questa offerta non è più valida.',
    ofOrder: /Fattura(ancora|annullata)|ordina/i,
  },
  {
    language: 'en',
    kicker: 'Your offer',
    validity: 'This offer is valid until 31 December 2999. To accept it, write to us at ',
    items: 'What we offer you',
    withdrawn: 'This offer is no longer valid.',
    ofOrder: /Invoice(no|cancelled)|order/i,
  },
]) {
  test(`the page of an offer in ${language} says until when and how to accept it, and once cancelled that it is over`, async ({
    admin,
    api,
  }) => {
    const { id, orderNumber } = await arrangeOffer(api, language);
    const offerNumber = orderNumber.replace('VM', 'OF');
    const { pageAddress } = await api<{ pageAddress: string }>('GET', `/api/study-orders/${id}/delivery`);
    await admin.goto(pageAddress);
    const main = admin.locator('main');
    const expectOffer = async () => {
      await expect(admin).toHaveTitle(new RegExp(`^${kicker} ${offerNumber}`));
      await expect(main.getByRole('heading', { level: 1, name: offerNumber })).toBeVisible();
      await expect(main).toContainText(kicker);
      await expect(main.getByRole('region', { name: items })).toContainText('Muster AG');
      await expect(main).not.toContainText(ofOrder);
    };
    await expectOffer();
    await expect(main).toContainText(validity);
    const state = main.getByRole('region').filter({ hasText: validity });
    await expect(state.getByRole('link')).toHaveAttribute('href', new RegExp(`^mailto:.*${offerNumber}$`));
    await expectAccessible(admin);
    await api('POST', `/api/study-orders/${id}/cancel`, {});
    await admin.reload();
    await expectOffer();
    await expect(main).toContainText(withdrawn);
    await expect(main).not.toContainText(validity);
  });
}

test('the page of an accepted offer is that of an order, also once it is cancelled', async ({ admin, api }) => {
  const { id, orderNumber } = await arrangeOffer(api, 'de');
  await api('POST', `/api/study-orders/${id}/accept`, {});
  const { pageAddress } = await api<{ pageAddress: string }>('GET', `/api/study-orders/${id}/delivery`);
  await admin.goto(pageAddress);
  const main = admin.locator('main');
  await expect(admin).toHaveTitle(new RegExp(`^Ihre Bestellung ${orderNumber}`));
  await expect(main.getByRole('heading', { level: 1, name: orderNumber })).toBeVisible();
  await expect(main.getByRole('region', { name: 'Was Sie bestellt haben' })).toBeVisible();
  const state = main.getByRole('region', { name: 'Stand' });
  await expect(state).toContainText('Rechnungoffen, zahlbar bis');
  await expect(state).not.toContainText('Offerte');
  await api('POST', `/api/study-orders/${id}/cancel`, {});
  await admin.reload();
  await expect(main).toContainText('Diese Bestellung wurde storniert.');
  await expect(main).not.toContainText('so stellen wir Ihnen eine neue Rechnung aus');
  await expect(state).toContainText('Rechnungstorniert');
});
