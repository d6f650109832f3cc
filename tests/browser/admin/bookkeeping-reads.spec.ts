/** What bookkeeping may read, on a separate server: its mails contain the links. */
import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { eventually } from '../../eventually.ts';
import { codeOfApp } from '../../made-up/authenticator-app.ts';
import { samplePdf } from '../../made-up/sample-files.ts';
import { digestOf } from '../../send-upload.ts';
import { expectAccessible, expectAccessibleEverywhere } from '../accessibility.ts';
import { apiOf, item, openTab, signInOffice } from '../admin-area.ts';
import { ownServer } from '../own-server.ts';

const { test, server } = ownServer();
const password = 'acht-graue-Tassen-5';

/** Accepts an invitation on another device. @returns a page of the signed-in user */
async function acceptInvitation(browser: Browser, email: string, name: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 360, height: 800 }, reducedMotion: 'reduce' });
  const token = await eventually(() => /#link=([\w.-]+)/.exec(server.mailsTo(email)[0] ?? '')?.[1]);
  await apiOf(page.request, server.url)('POST', '/api/account-links/accept', { token, name, password });
  return page;
}

async function bookkeeper(browser: Browser, desk: APIRequestContext): Promise<Page> {
  const email = 'buchhaltung@example.org';
  await apiOf(desk, server.url)('POST', '/api/invitations', { email, role: 'bookkeeping' });
  const page = await acceptInvitation(browser, email, 'Bea Muster');
  const api = apiOf(page.request, server.url);
  const { address } = await api<{ address: string }>('POST', '/api/accounts/me/authenticator');
  await api('PUT', '/api/accounts/me/authenticator', { code: await codeOfApp(address) });
  return page;
}

/** Stores a record of every kind that bookkeeping can read and others edit. */
async function fillSite(browser: Browser, desk: APIRequestContext): Promise<void> {
  const api = apiOf(desk, server.url);
  const firm = await api('POST', '/api/partners', { name: 'Muster Einblick AG', type: 'industry', isActive: true });
  await api('POST', `/api/partners/${firm.id}/invitations`, { email: 'lead@example.org', firmRole: 'lead' });
  await api('POST', `/api/partners/${firm.id}/invitations`, { email: 'offen@example.org', firmRole: 'member' });
  const lead = await acceptInvitation(browser, 'lead@example.org', 'Lea Muster');
  const proposal = { description: 'Versichert Muster seit 1900.' };
  await apiOf(lead.request, server.url)('PUT', '/api/partner-area/entry-proposal', proposal);
  await lead.close();

  const content = samplePdf();
  const about = { fileName: 'einblick.pdf', title: 'Einblick', category: 'data', year: 2024, isForAllFirms: true };
  const upload = await api('POST', '/api/partner-uploads', { ...about, bytes: content.length });
  const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer });
  const piece = await desk.put(`${server.url}/api/partner-uploads/${upload.id}/pieces/1`, {
    headers: { origin: server.url, 'piece-sha256': digestOf(content) },
    multipart: { piece: file('stueck', 'application/octet-stream', content) },
  });
  expect(piece.status()).toBe(204);
  await api('POST', `/api/partner-uploads/${upload.id}/finish`);
  const picture = sharp({ create: { width: 1600, height: 900, channels: 3, background: '#2f6f8f' } });
  const stored = await desk.post(`${server.url}/api/library`, {
    headers: { origin: server.url },
    multipart: { file: file('Gruppenbild.png', 'image/png', await picture.png().toBuffer()) },
  });
  expect(stored.status()).toBe(201);

  const release = { subject: 'Die Ausgabe ist da', text: 'Guten Tag', topics: ['edition'] };
  await api('POST', '/api/news-releases', release);
  await api('POST', '/api/news-subscriptions', { email: 'leserin@example.org', topics: ['edition'] });
  await api('POST', '/api/reply-texts', { title: 'Dank', text: 'Vielen Dank für Ihre Nachricht.' });
  const { revision, content: texts } = await api<{ revision: number; content: object }>('GET', '/api/content/about');
  await api('PUT', '/api/content/about', { revision, content: texts });
  await api('POST', '/api/content/about/publish', { revision: revision + 1, at: '2199-06-04T08:00', note: 'Muster' });
}

/** Buttons, links and fields that change something. */
const changing =
  /^(Add|Edit|Delete|Upload|Write|Send|Cancel|Publish|Restore|New edition|Start from|Move|Save|Invite|Remove|Withdraw|Accept|Refuse|Hinzufügen|Bearbeiten|Löschen|Live schalten)/;

async function expectReadOnly(page: Page, part = '[role=tabpanel]', check = expectAccessible): Promise<void> {
  const shown = page.locator(part);
  for (const role of ['button', 'link'] as const) {
    await expect(shown.getByRole(role, { name: changing })).toHaveCount(0);
  }
  await expect(shown.locator('textarea, input:not([type=search])')).toHaveCount(0);
  // A table is pale while it reloads.
  await expect(shown.locator('[aria-busy=true]')).toHaveCount(0);
  await check(page, part === 'dialog' ? part : undefined);
}

async function expectDialog(page: Page, name: string, texts: string[], check = expectAccessible): Promise<void> {
  const dialog = page.getByRole('dialog', { name });
  for (const text of texts) await expect(dialog.getByText(text).first()).toBeVisible();
  await expectReadOnly(page, 'dialog', check);
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await expect(dialog).toHaveCount(0);
}

test('bookkeeping reads what others edit, and sees no control that would change it', async ({ browser, request }) => {
  test.slow();
  await signInOffice(request);
  await fillSite(browser, request);
  const page = await bookkeeper(browser, request);
  const refused: string[] = [];
  page.on('response', (answer) => answer.status() === 403 && refused.push(answer.url()));
  const panel = page.getByRole('tabpanel');
  const press = (name: string | RegExp) => panel.getByRole('button', { name }).first().click();

  await test.step('the overview, and what firms propose', async () => {
    await openTab(page, 'overview');
    await panel.getByRole('link', { name: 'Muster Einblick AG', exact: true }).click();
    await expectDialog(page, 'Proposed changes: Muster Einblick AG', ['Versichert Muster seit 1900.']);
  });

  await test.step('partners: who gets in, and files', async () => {
    await openTab(page, 'partners');
    await expect(panel.getByText('To move one')).toHaveCount(0);
    await press('Access of Muster Einblick AG');
    await expectDialog(page, 'Access: Muster Einblick AG', ['Lea Muster', 'Lead', 'offen@example.org']);
    await expectReadOnly(page);
    await panel.getByRole('link', { name: 'Files of Muster Einblick AG' }).click();
    await press('Details of Einblick');
    await expectDialog(
      page,
      'Einblick',
      ['einblick.pdf', 'For all firms', 'Not downloaded yet.'],
      expectAccessibleEverywhere,
    );
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      panel.getByRole('link', { name: 'Download Einblick' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('einblick.pdf');
    await expectReadOnly(page);
  });

  await test.step('studies: an edition’s content, its versions and its preview', async () => {
    await openTab(page, 'studies');
    await expect(panel.getByRole('button', { name: 'Page texts' })).toBeVisible();
    await expectReadOnly(page);
    await panel.getByRole('link', { name: 'View content of 2024' }).click();
    await expect(page.getByRole('heading', { name: 'Edition 2024' })).toBeVisible();
    await expect(panel.getByText('Live since')).toBeVisible();
    await expect(panel.getByText('Versicherungsmonitor 2024').first()).toBeVisible();
    await panel.getByRole('link', { name: 'Figures', exact: true }).click();
    await expect(panel.getByText('(ai.wantInformation)')).toBeVisible();
    await panel.getByRole('link', { name: 'Cards', exact: true }).click();
    await expect(panel.getByText('Prämienentwicklung').first()).toBeVisible();
    await expectReadOnly(page, undefined, expectAccessibleEverywhere);
    await press('Versions');
    await expectDialog(page, 'Versions', ['Version 1', 'came with the site']);
    const [preview] = await Promise.all([
      page.waitForEvent('popup'),
      panel.getByRole('link', { name: 'Preview (new tab)' }).click(),
    ]);
    await expect(preview.getByRole('complementary', { name: 'Vorschau' })).toBeVisible();
    await preview.close();
    await openTab(page, 'studies&edition=2028');
    await expect(panel.getByText('There is no content of 2028 yet.')).toBeVisible();
    await expectReadOnly(page);
  });

  await test.step('the texts of a page, with what is planned', async () => {
    await openTab(page, 'studies&list=texts');
    await expect(item(page, 'About').getByText('Scheduled for 4. Juni 2199')).toBeVisible();
    await panel.getByRole('link', { name: 'About' }).click();
    await expect(panel.getByText('Scheduled for 4. Juni 2199')).toBeVisible();
    await expectReadOnly(page);
  });

  await test.step('media: the library, releases and who gets them', async () => {
    await openTab(page, 'media&list=library');
    await expect(item(page, 'Gruppenbild').getByText('not used')).toBeVisible();
    await expect(item(page, 'Gruppenbild').getByRole('link', { name: '/uploads/' })).toBeVisible();
    await expectReadOnly(page);
    await press('News');
    await expect(item(page, 'Die Ausgabe ist da').getByText('Draft')).toBeVisible();
    await expectReadOnly(page);
    await press('Preview Die Ausgabe ist da');
    await expectDialog(page, 'Preview', ['Die Ausgabe ist da', 'Nobody has confirmed an address']);
    await press('Subscribers');
    await press('Details of leserin@example.org');
    await expectDialog(page, 'Subscriber', ['Not confirmed']);
    await expect(panel.getByRole('button', { name: 'Export CSV' })).toHaveCount(0);
    await expectReadOnly(page);
  });

  await test.step('messages: reply texts', async () => {
    await openTab(page, 'messages');
    await press('Reply texts');
    await expect(item(page, 'Vielen Dank für Ihre Nachricht.')).toBeVisible();
    await expectReadOnly(page);
  });

  await test.step('media items, team and videos', async () => {
    for (const tab of ['media', 'team', 'videos']) {
      await openTab(page, tab);
      await expect(panel.getByRole('listitem').first()).toBeVisible();
      await expectReadOnly(page);
    }
  });

  expect(refused).toEqual([]);
});
