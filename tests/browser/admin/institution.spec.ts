/** Page texts as they are at first, on a separate server: other tests change them. */
import { expect, type Page } from '@playwright/test';
import { sampleStudyOrder } from '#domain/orders/study-orders/sample-study-order.ts';
import { textOf } from '../../pdf-reader.ts';
import { type Api, toast } from '../admin-area.ts';
import { ownServer } from '../own-server.ts';

const { test } = ownServer(() => ({ INVOICE_IBAN: 'CH4431999123000889012' }));

/** Orders on the site. @returns the invoice's text */
async function invoiceText(admin: Page, api: Api, email: string): Promise<string> {
  const { id } = await api('POST', '/api/study-orders', { ...sampleStudyOrder, email });
  const pdf = await admin.request.get(`/api/study-orders/${id}/invoice`);
  return textOf(await pdf.body());
}

test('every page’s texts have an editor that reaches each field, and there are no findings', async ({ admin }) => {
  const editors = {
    institution: ['Institution', 'Seller', 'Legal notices', 'Press contact'],
    frame: ['Texts'],
    home: ['Texts'],
    insights: ['Texts'],
    partners: ['Texts'],
    order: ['Texts'],
    studies: ['Head', 'Archive', 'Materials', 'Testimonials'],
    media: ['Head', 'Media kit', 'Gallery'],
    legal: ['Impressum', 'Imprint'],
    'partner-area': ['Sign-in', 'Terms', 'Demonstration'],
  };
  for (const [name, sections] of Object.entries(editors)) {
    await admin.goto(`/admin?tab=studies&texts=${name}`);
    const links = admin.getByRole('navigation', { name: 'Sections' }).getByRole('link');
    await expect(links).toHaveText(sections);
    for (const section of sections) {
      await links.filter({ hasText: section }).click();
      await expect(admin.getByRole('tabpanel').locator('[data-field]').first()).toBeVisible();
    }
    await expect(admin.getByText(/to fix/)).toHaveCount(0);
  }
});

test('invoices are marked as samples until the office publishes the real seller', async ({ admin, api }) => {
  expect(await invoiceText(admin, api, 'eins@example.org')).toContain('Muster: kein gültiges Dokument');
  await admin.goto('/admin');
  const note = admin.getByRole('listitem').filter({ hasText: 'every document is marked as “Muster”' });
  await note.getByRole('link', { name: 'Institution' }).click();
  const form = admin.getByRole('tabpanel');
  await form.getByLabel('E-mail for visitors').fill('monitor@hochschule-seefeld.ch');
  await admin.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Seller' }).click();
  await expect(form.getByText('Replace this sample').first()).toBeVisible();
  for (const [label, text] of [
    ['Name', 'Hochschule Seefeld'],
    ['Street', 'Seestrasse'],
    ['Number', '12a'],
    ['Postal code', '8008'],
    ['Town', 'Zürich'],
  ] as const) {
    await form.getByLabel(label, { exact: true }).fill(text);
  }
  await expect(form.getByText('Replace this sample')).toHaveCount(0);
  await admin.getByRole('button', { name: 'Publish…' }).click();
  await admin.getByRole('button', { name: 'Publish now' }).click();
  await expect(toast(admin, 'Published')).toBeVisible();

  const real = await invoiceText(admin, api, 'zwei@example.org');
  expect(real).toMatch(
    /Hochschule Seefeld[\s\S]*Seestrasse 12a[\s\S]*8008 Zürich[\s\S]*monitor@hochschule-seefeld\.ch/,
  );
  expect(real).not.toContain('kein gültiges Dokument');
  await admin.goto('/admin');
  await expect(admin.getByText('The seller is still a sample')).toHaveCount(0);
});
