/** News, from subscribing to unsubscribing, and sending by the office: on a separate server, whose mails contain the links. */
import { expect, type FrameLocator, type Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { apiOf, deleteItem, item, itemButton, signInOffice, toast, unique } from './admin-area.ts';
import { foreignSite } from './foreign-site.ts';
import { openHydrated } from './hydrate-islands.ts';
import { ownServer } from './own-server.ts';

const { test, server } = ownServer();

const address = () => `${unique('leserin').replaceAll(' ', '.')}@example.org`;
const { mailsTo } = server;

/** The page that the first mail to an address links to. */
async function mailedPage(email: string): Promise<string> {
  const pages = () => mailsTo(email).flatMap((mail) => /\/media\?news=[\w-]+/.exec(mail)?.[0] ?? []);
  await expect.poll(pages, { timeout: 30_000 }).toHaveLength(1);
  return pages()[0] ?? '';
}

const form = (page: Page) => page.getByRole('form', { name: 'Neue Ausgabe melden' });

test('with script: a topic is required; the linked page confirms and unsubscribes', async ({ page }) => {
  const email = address();
  await openHydrated(page, '/media');
  await form(page).getByLabel('Neue Ausgabe').uncheck();
  await form(page).getByRole('button', { name: 'Anmelden' }).click();
  await expect(form(page).getByText('Bitte wählen Sie mindestens ein Thema')).toBeVisible();
  await expect(form(page).getByText('Ungültige E-Mail-Adresse')).toBeVisible();
  await form(page).getByLabel('E-Mail').fill(email);
  await form(page).getByLabel('Presse').check();
  await form(page).getByRole('button', { name: 'Anmelden' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Bitte schauen Sie in Ihr Postfach' })).toBeFocused();

  await page.goto(await mailedPage(email));
  await expect(page.getByRole('heading', { level: 1, name: 'Anmeldung bestätigen' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Anmeldung bestätigen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Vielen Dank' })).toBeVisible();
  await expect(page.getByLabel('Presse')).toBeChecked();
  await page.getByLabel('Neue Ausgabe').check();
  await page.getByRole('button', { name: 'Themen speichern' }).click();
  await expect(page.getByText('Ihre Themen sind gespeichert.')).toBeVisible();
  await expect(page.getByLabel('Neue Ausgabe')).toBeChecked();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sie sind abgemeldet' })).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is answered by the server, and the linked page is the same', async ({ page }) => {
    const email = address();
    await page.goto('/insights');
    await form(page).getByLabel('E-Mail').fill('keine Adresse');
    await form(page).getByRole('button', { name: 'Anmelden' }).click();
    await expect(form(page).getByText('Ungültige E-Mail-Adresse')).toBeVisible();
    await expect(form(page).getByLabel('Neue Ausgabe')).toBeChecked();
    await form(page).getByLabel('E-Mail').fill(email);
    await form(page).getByRole('button', { name: 'Anmelden' }).click();
    await expect(page.getByText('Bitte schauen Sie in Ihr Postfach')).toBeVisible();
    await page.goto(await mailedPage(email));
    await page.getByRole('button', { name: 'Anmeldung bestätigen' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Vielen Dank' })).toBeVisible();
  });
});

test('the office writes a release, tests it, and sends it to subscribers of its topic', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  const email = address();
  const subject = unique('Die neue Ausgabe ist da');
  await page.request.post('/api/news-subscriptions', { data: { email, topics: ['press'] } });
  await page.request.post(await mailedPage(email), { form: { action: 'confirm' }, headers: { origin: server.url } });
  await signInOffice(page.request);
  await page.goto('/admin?tab=media&list=news');
  await page.getByRole('button', { name: 'Write Release' }).click();
  const written = page.getByRole('dialog', { name: 'Write Release' });
  await written.getByLabel('Subject').fill(subject);
  await written.getByLabel('Send to subscribers of').selectOption('press');
  await written.getByLabel('Embargo until').fill('2029-03-25T02:30');
  await written.getByLabel('Text').fill('Guten Tag\n\nAlles Weitere: https://www.example.org/');
  await written.getByText('Texts in French').click();
  await written.getByLabel('Subject (French)').fill('La nouvelle édition');
  await written.getByRole('button', { name: 'Create release' }).click();
  await expect(written.getByText('Choose another time')).toBeVisible();
  await expect(written.getByText('Write both subject and text, or neither')).toBeVisible();
  await written.getByLabel('Text (French)').fill('Bonjour');
  await written.getByLabel('Embargo until').fill('2029-03-25T08:00');
  await expectAccessible(page, 'dialog');
  await written.getByRole('button', { name: 'Create release' }).click();
  await expect(written).toBeHidden();

  await item(page, subject).getByRole('button', { name: 'Preview and send' }).click();
  const sending = page.getByRole('dialog', { name: 'Preview and send' });
  const shownSubject = sending.getByRole('heading', { level: 1, name: subject });
  await expect(shownSubject).toBeVisible();
  // The mail's own styles are applied, without one that the page's policy refuses.
  await expect(shownSubject).toHaveAttribute('style', /font/);
  expect(errors.filter((text) => text.includes('Content Security Policy'))).toEqual([]);
  await expectAccessible(page, 'dialog');
  await sending.getByRole('button', { name: 'As text' }).click();
  await expect(sending.getByText('Sperrfrist: 25. März 2029, 8:00 Uhr')).toBeVisible();
  await sending.getByLabel('Language').selectOption({ label: 'French: 0' });
  await expect(sending.locator('pre')).toContainText('Embargo jusqu’au 25 mars 2029');
  await sending.getByLabel('Language').selectOption({ label: 'Italian: 0, not written: in German' });
  await expect(sending.getByText('Questo messaggio è disponibile soltanto in tedesco.')).toBeVisible();
  await expectAccessible(page, 'dialog');
  await sending.getByRole('button', { name: 'Close' }).click();
  await itemButton(page, subject, 'Edit').click();
  const edited = page.getByRole('dialog', { name: 'Edit Release' });
  await edited.getByLabel('Text').fill('Guten Tag\n\nInzwischen berichtigt: https://www.example.org/');
  await edited.getByRole('button', { name: 'Save changes' }).click();
  await expect(edited).toBeHidden();
  await item(page, subject).getByRole('button', { name: 'Preview and send' }).click();
  await sending.getByRole('button', { name: 'As text' }).click();
  await expect(sending.getByText('Inzwischen berichtigt')).toBeVisible();
  await sending.getByRole('button', { name: 'Send a test to me' }).click();
  await expect(toast(page, 'A test is on its way to you').first()).toBeVisible();
  await expect
    .poll(() => mailsTo('admin@example.com').filter((mail) => mail.includes(subject)).length, { timeout: 30_000 })
    .toBe(1);
  await sending.getByRole('button', { name: /^Send now to/ }).click();
  await expect(sending).toBeHidden();
  await expect.poll(() => mailsTo(email).filter((mail) => mail.includes(subject)).length, { timeout: 30_000 }).toBe(1);
  await expect(item(page, subject).getByText('Sent', { exact: true })).toBeVisible({ timeout: 30_000 });
  await item(page, subject).getByRole('button', { name: 'View' }).click();
  const sent = page.getByRole('dialog', { name: 'Release' });
  await expect(sent.getByText(subject).first()).toBeVisible();
  await expect(sent.getByRole('listitem').filter({ hasText: email })).toContainText(/Sent .* Uhr/);
  await sent.getByLabel('State').selectOption({ label: 'Not sent: stopped' });
  await expect(sent.getByText('No recipients match')).toBeVisible();
  await expectAccessible(page, 'dialog');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Subscribers' }).click();
  await expect(item(page, email)).toContainText('Press');
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^news-.*\.csv$/);

  const count = page.locator('dl > div').filter({ hasText: 'Press' }).locator('dd');
  await expect(count).toHaveText(/^\d+$/);
  const before = Number(await count.textContent());
  await deleteItem(page, email);
  await expect(count).toHaveText(String(before - 1));
});

test('a release whose time is incomplete is not sent', async ({ page }) => {
  const email = address();
  await page.request.post('/api/news-subscriptions', { data: { email, topics: ['edition'] } });
  await page.request.post(await mailedPage(email), { form: { action: 'confirm' }, headers: { origin: server.url } });
  await signInOffice(page.request);
  const subject = unique('Erst im Juni');
  await apiOf(page.request, server.url)('POST', '/api/news-releases', {
    subject,
    text: 'Guten Tag',
    topics: ['edition'],
  });
  await page.goto('/admin?tab=media&list=news');
  await item(page, subject).getByRole('button', { name: 'Preview and send' }).click();
  const sending = page.getByRole('dialog', { name: 'Preview and send' });
  const time = sending.getByLabel('Send at (Zurich time)');
  await time.pressSequentially('0306');
  const send = sending.getByRole('button', { name: /^Send now to / });
  await send.click();
  await expect(time).toHaveAccessibleDescription(/Please complete or empty this field/);
  await expect(time).toBeFocused();
  await expect(send).toBeVisible();
});

test('a journalist in Geneva gets the release, and embeds a chart, in French', async ({ page }) => {
  const email = address();
  await openHydrated(page, '/fr/media');
  const subscription = page.getByRole('form', { name: 'Annonce de la prochaine édition' });
  await subscription.getByLabel('E-mail').fill(email);
  await subscription.getByLabel('Presse').check();
  await subscription.getByRole('button', { name: 'S’inscrire' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Veuillez consulter votre boîte' })).toBeFocused();
  const links = () => mailsTo(email).flatMap((mail) => /\/fr\/media\?news=[\w-]+/.exec(mail)?.[0] ?? []);
  await expect.poll(links, { timeout: 30_000 }).toHaveLength(1);
  await page.goto(links()[0] ?? '');
  await page.getByRole('button', { name: 'Confirmer l’inscription' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Merci' })).toBeVisible();

  await signInOffice(page.request);
  const subject = unique('Une autre parution');
  const french = { subject, text: 'Voir les graphiques: https://www.example.org/' };
  const release = {
    subject: 'Neue Ausgabe',
    text: 'Zu den Diagrammen',
    topics: ['press'],
    translations: { fr: french },
  };
  const api = apiOf(page.request, server.url);
  const { id } = await api('POST', '/api/news-releases', release);
  await api('POST', `/api/news-releases/${id}/send`, { at: null });
  const releases = () => mailsTo(email).filter((mail) => mail.includes('Voir les graphiques'));
  await expect.poll(() => releases().length, { timeout: 30_000 }).toBe(1);
  expect(releases()[0]).toContain(subject);
  expect(releases()[0]).toContain('lang="fr-CH"');
  expect(releases()[0]).not.toMatch(/Guten Tag|Zu den Diagrammen|Abmelden/);

  await page.goto('/fr/insights?edition=2024&card=1');
  const code = (await page.locator('#code-1').textContent()) ?? '';
  // The origin in the code isn't that of the server, which chose its port itself.
  const frameCode = code.replaceAll(/https?:\/\/[^/"]+(?=\/)/g, server.url);
  const valuesIn = (shownIn: Page | FrameLocator) => shownIn.locator('table').first().locator('td').allTextContents();
  await page.goto('/insights?embed=1&edition=2024&card=1');
  const german = await valuesIn(page);
  expect(german).toContain('5.61');
  await foreignSite(page, [frameCode], async () => {
    const frame = page.frameLocator('iframe');
    await expect(frame.locator('html')).toHaveAttribute('lang', 'fr-CH');
    await expect(frame.getByText('Évolution des primes').first()).toBeVisible();
    const values = async () => (await valuesIn(frame)).map((value) => value.replace(',', '.'));
    await expect.poll(values).toEqual(german);
  });
});
