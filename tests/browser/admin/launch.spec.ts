/** From a fresh start to the first real invoice, by the list 'Before the first visitor'. */
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import {
  type BuiltServer,
  builtAdministrator,
  freshDirectory,
  runCli,
  startBuiltServer,
} from '../../built-server/built-server.ts';
import { codeOfApp } from '../../made-up/authenticator-app.ts';
import { sampleIban } from '../../made-up/made-up-bank-file.ts';
import { startSmtpServer, type TestSmtpServer } from '../../made-up/smtp-server.ts';
import { withoutSamples } from '../../made-up/without-samples.ts';
import { textOf } from '../../pdf-reader.ts';
import { expectAccessible, expectAccessibleEverywhere } from '../accessibility.ts';
import { type Api, apiOf, changeDraft, openAddress, sendOrder, storeReport2024, toast } from '../admin-area.ts';

const dataDir = freshDirectory();
let server: BuiltServer;
let smtp: TestSmtpServer;

test.beforeAll(async () => {
  smtp = await startSmtpServer();
});
test.afterAll(async () => {
  await server?.end();
  await smtp?.stop();
});

const signedInPage = { ADMIN_PASSWORD: builtAdministrator.password };

async function open(page: Page): Promise<void> {
  const headers = { origin: server.url };
  const answer = await page.request.post(`${server.url}/api/admin/login`, { headers, data: builtAdministrator });
  expect(answer.status()).toBe(200);
  await page.goto(`${server.url}/admin?tab=overview`);
  await expect(page.getByText(/to be done$|points are done$/)).toBeVisible();
}

/** The row of a point. */
const point = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 4, name: title, exact: true }) });
const expectDone = (page: Page, title: string) =>
  expect(point(page, title).getByText('Done', { exact: true })).toBeVisible();

/** Publishes a document without its samples. */
const rewrite = (api: Api, document: string, change: (content: Rewritten) => object = (content) => content) =>
  changeDraft<Rewritten>(api, document, (content) => change(withoutSamples(content)), {
    isPublished: true,
    ...(document.startsWith('edition') && { note: 'Herausgeberin berichtigt' }),
  });

/** Publishes every translation in the list of samples without them. */
async function rewriteTranslations(api: Api): Promise<void> {
  const { samples } = await api<{ samples: { documents: { document: string }[] } }>('GET', '/api/launch');
  for (const { document } of samples.documents) await rewrite(api, document.replace('.', '/translations/'));
}

interface Rewritten {
  impressum?: { sections: { id: string }[] };
}

test('an institute goes live by the list, from a fresh start to the first invoice', async ({ page }) => {
  test.slow();
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.emulateMedia({ reducedMotion: 'reduce' });

  await test.step('a fresh site lists what is to be done and who has to do it', async () => {
    server = await startBuiltServer(dataDir, signedInPage);
    await expect.poll(server.output).toMatch(/"missing":\["seller","account","vat",.*not ready for visitors/);
    await open(page);
    await expect(page.getByText('13 of 13 to be done')).toBeVisible();
    await expectAccessibleEverywhere(page);
    const links = await page.locator('li:has(> div > h4) > div:last-child a').all();
    expect(links.length).toBeGreaterThan(5);
    // WCAG 2.2, 2.5.8: targets have at least 24 pixels.
    for (const link of links) expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(24);
    const summary = page.locator('summary', { hasText: 'Before the first visitor' });
    await summary.focus();
    await page.keyboard.press('Enter');
    await expect(point(page, 'Seller')).toBeHidden();
    await page.keyboard.press('Enter');
    await point(page, 'Account').getByRole('link', { name: 'Missing settings' }).press('Enter');
    await expect(page.getByRole('region', { name: 'For the person who runs the server' })).toBeFocused();
    await expect(page.getByText('INVOICE_IBAN=CH…')).toBeInViewport();
    // The page loads code of other tabs in the background, which the stopped server can't send.
    await page.goto('about:blank');
    await server.end();
  });

  await test.step('the agency sets account, VAT and mail server', async () => {
    server = await startBuiltServer(dataDir, {
      ...signedInPage,
      INVOICE_IBAN: sampleIban,
      INVOICE_VAT: 'none',
      SMTP_URL: smtp.url,
      MAIL_FROM: 'monitor@hochschule-seefeld.ch',
      STAFF_EMAIL: 'team@hochschule-seefeld.ch',
    });
    await page.setViewportSize({ width: 1280, height: 900 });
    await open(page);
    for (const title of ['Account', 'VAT', 'Sender of mails']) await expectDone(page, title);
  });

  await test.step('the test mail is done when the mail server has accepted it', async () => {
    await point(page, 'Test mail').getByRole('button', { name: 'Send a test mail' }).click();
    await expectDone(page, 'Test mail');
    await expect(point(page, 'Test mail')).toContainText(`to ${builtAdministrator.email}: accepted.`);
    expect(smtp.received).toHaveLength(1);
  });

  await test.step('the seller is published in the editor of the institution', async () => {
    await expect(point(page, 'Prices').getByRole('link', { name: 'Edit the prices' })).toBeVisible();
    await point(page, 'Seller').getByRole('link', { name: 'Edit the institution' }).click();
    const main = page.getByRole('tabpanel');
    await main.getByLabel('Name', { exact: true }).fill('Hochschule Seefeld');
    await main.getByLabel('Street').fill('Seestrasse');
    await main.getByLabel('Number', { exact: true }).fill('12a');
    await main.getByLabel('Postal code').fill('8008');
    await main.getByLabel('Town').fill('Zürich');
    await main.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Institution' }).click();
    await main.getByLabel('E-mail for visitors').fill('kontakt@hochschule-seefeld.ch');
    await expect(main.locator('[data-saving="saved"]')).toBeVisible();
    await main.getByRole('button', { name: 'Publish…' }).click();
    await page.getByRole('button', { name: 'Publish now' }).click();
    await expect(toast(page, 'Published')).toBeVisible();
    await page.getByRole('tab', { name: 'Overview' }).click();
    await expectDone(page, 'Seller');
  });

  await test.step('samples are removed, restored by one Undo, and removed again', async () => {
    const samples = point(page, 'Samples');
    await samples.getByRole('button', { name: 'Remove the samples…' }).click();
    const question = page.getByRole('alertdialog', { name: 'Remove 24 samples?' });
    await expect(question).toContainText('Team members (6): Chiara Muster');
    await expectAccessible(page, 'dialog');
    await question.getByRole('button', { name: 'Cancel' }).press('Enter');
    await samples.getByRole('button', { name: 'Remove the samples…' }).click();
    await question.getByRole('button', { name: 'Remove 24 samples' }).click();
    await expect(page.getByText('24 samples were removed on')).toBeVisible();
    await expect(samples.getByRole('heading', { name: 'Sample records' })).toBeHidden();
    await page.getByRole('button', { name: 'Undo the removal of the samples' }).press('Enter');
    await expect(samples.getByRole('link', { name: 'Partners: 10' })).toBeVisible();
    await samples.getByRole('button', { name: 'Remove the samples…' }).click();
    await question.getByRole('button', { name: 'Remove 24 samples' }).click();
    await expect(samples.getByRole('heading', { name: 'Sample records' })).toBeHidden();
    await expectAccessible(page);
  });

  await test.step('texts that name samples are found by their links, and rewritten', async () => {
    await point(page, 'Samples').getByRole('link', { name: 'Legal notices' }).click();
    await expect(page.getByRole('heading', { name: 'Legal notices' })).toBeVisible();
    const api = apiOf(page.request, server.url);
    for (const document of ['institution', 'frame', 'studies', 'edition-2024']) await rewrite(api, document);
    await rewrite(api, 'legal', (legal) => {
      const { impressum } = legal;
      const sections = (impressum?.sections ?? []).filter(({ id }) => id !== 'musterangaben');
      return { ...legal, impressum: { ...impressum, sections } };
    });
    await page.getByRole('tab', { name: 'Overview' }).click();
    const footer = point(page, 'Samples').getByRole('listitem').filter({ hasText: 'Every page' });
    await expect(footer).toContainText('in French: «Site web\u202f: Musteragentur»');
    await footer.getByRole('link', { name: 'French' }).click();
    await expect(page.getByRole('heading', { name: 'Every page: navigation, footer, news in French' })).toBeVisible();
    await rewriteTranslations(api);
    await page.getByRole('tab', { name: 'Overview' }).click();
    await expectDone(page, 'Samples');
    await expectDone(page, 'Contact');
  });

  await test.step('the report is uploaded', () => storeReport2024(page.request, server.url));

  await test.step('prices and notices are read and confirmed, with the keyboard alone', async () => {
    await expect(point(page, 'Legal notices').getByRole('link', { name: 'Impressum (new tab)' })).toHaveAttribute(
      'href',
      '/impressum',
    );
    const confirmations = {
      Prices: 'Confirm prices',
      'Legal notices': 'Confirm legal notices',
      'Privacy note': 'Confirm privacy note',
    };
    for (const [title, label] of Object.entries(confirmations)) {
      await point(page, title).getByRole('button', { name: label }).press('Enter');
      await expectDone(page, title);
    }
    await expectDone(page, 'Report');
  });

  await test.step('the account of the settings gets a second factor', async () => {
    await point(page, 'Second factor').getByRole('link', { name: 'Add a second factor' }).click();
    const account = page.getByRole('dialog', { name: 'My account' });
    await expect(account.getByRole('region', { name: 'Second factor' })).toBeFocused();
    await account.getByRole('button', { name: 'Set up a second factor' }).click();
    await account.getByRole('button', { name: 'Set up an authenticator app' }).click();
    const secret = ((await account.locator('code').textContent()) ?? '').replaceAll(' ', '');
    const code = await codeOfApp(`otpauth://totp/muster?secret=${secret}`);
    await account.getByRole('textbox', { name: 'Code from the app' }).fill(code);
    await account.getByRole('button', { name: 'Confirm' }).click();
    await account.getByRole('button', { name: 'I have saved them' }).click();
    await account.getByRole('button', { name: 'Close' }).click();
    await expect(account).toBeHidden();
    await openAddress(page, `${server.url}/admin?tab=overview`);
    await expectDone(page, 'Second factor');
    await expect(page.getByText('1 of 13 to be done')).toBeVisible();
  });

  await test.step('after the first backup the list folds away, and is found again', async () => {
    const file = path.join(freshDirectory(), 'backup.tar');
    expect((await runCli('backup', [file], { DATA_DIR: dataDir })).errorOutput).toBe('');
    await page.reload();
    await expect(page.getByText('All 13 points are done')).toBeVisible();
    await expect(point(page, 'Backup')).toBeHidden();
    await expectAccessibleEverywhere(page);
    await page.locator('summary', { hasText: 'Before the first visitor' }).press('Enter');
    await expectDone(page, 'Backup');
    await expectAccessibleEverywhere(page);
  });

  await test.step('the first invoice comes from the institute', async () => {
    const { id } = await sendOrder(apiOf(page.request, server.url), 'Seehandel AG');
    const invoice = () => page.request.get(`${server.url}/api/study-orders/${id}/invoice`);
    await expect.poll(async () => (await invoice()).status()).toBe(200);
    const text = await textOf(await (await invoice()).body());
    expect(text).toContain('Hochschule Seefeld');
    expect(text).toContain('Seestrasse 12a');
    expect(text).not.toMatch(/Musterhochschule|\b9999\b|MUSTER/);
  });
  expect(errors).toEqual([]);
});
