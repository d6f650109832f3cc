import { expect, test as plainTest } from '@playwright/test';
import { builtAdministrator } from '../../built-server/built-server.ts';
import { sampleMessage } from '../../made-up/sample-input.ts';
import { expectAccessible } from '../accessibility.ts';
import { expectErrors, openTab, signInOffice, tabLabels, test, toast, unique } from '../admin-area.ts';
import { openHydrated } from '../hydrate-islands.ts';

plainTest('the page says without script that the session is checked, and checks it once', async ({ page }) => {
  const html = await (await page.request.get('/admin')).text();
  expect(html).toContain('Überprüfe Anmeldestatus...');
  let checks = 0;
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/admin/session', async (route) => {
    checks += 1;
    await answer.promise;
    await route.fulfill({ status: 500, body: '' });
  });
  await page.goto('/admin');
  await expect(page.getByText('Überprüfe Anmeldestatus...')).toBeVisible();
  answer.resolve();
  await expect(page.getByLabel('E-Mail')).toBeVisible();
  // A second request would be made when the form appears, or when the browser is idle.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(checks).toBe(1);
});

plainTest('without a connection the sign-in form is shown', async ({ page }) => {
  await page.route('**/api/admin/session', (route) => route.abort());
  await page.goto('/admin');
  await expect(page.getByLabel('Passwort')).toBeVisible();
});

plainTest('the sign-in form checks its input, shows the password, and rejects or accepts it', async ({ page }) => {
  await page.goto('/admin');
  const email = page.getByLabel('E-Mail');
  const password = page.getByLabel('Passwort');
  const submit = page.getByRole('button', { name: 'Anmelden' });
  await email.waitFor();
  await expectAccessible(page);
  await submit.click();
  await expect(page.getByText('Bitte geben Sie eine gültige E-Mail-Adresse ein')).toBeVisible();
  await expect(page.getByText('Passwort ist erforderlich')).toBeVisible();
  await expect(email).toBeFocused();
  await expect(email).toHaveAttribute('aria-invalid', 'true');

  await email.fill('admin@');
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await email.fill('admin@example.org');
  await expect(page.getByText('Bitte geben Sie eine gültige E-Mail-Adresse ein')).toHaveCount(0);
  await expect(page.getByText('Passwort ist erforderlich')).toBeVisible();
  await password.fill('falsch');
  await expect(page.getByText('Passwort ist erforderlich')).toHaveCount(0);
  await expect(password).not.toHaveAttribute('aria-invalid', 'true');
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Passwort anzeigen' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Passwort verbergen' }).click();
  await expect(password).toHaveAttribute('type', 'password');

  await email.fill(builtAdministrator.email);
  await submit.click();
  await expect(toast(page, 'Anmeldung fehlgeschlagen')).toBeVisible();
  await expect(toast(page, 'Ungültige E-Mail oder Passwort')).toBeVisible();
  await expect(password).toHaveValue('falsch');

  await page.route('**/api/admin/login', (route) => route.fulfill({ status: 500, body: '' }));
  const failed = page.waitForResponse('**/api/admin/login');
  await submit.click();
  await failed;
  await expect(toast(page, 'Ungültige E-Mail oder Passwort')).toBeVisible();
  await page.unroute('**/api/admin/login');

  await password.fill(builtAdministrator.password);
  await submit.click();
  await expect(toast(page, 'Anmeldung erfolgreich')).toBeVisible();
  await expect(page.getByRole('tab')).toHaveText(tabLabels);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL(/\/admin$/);
  // The overview may show the same address, because the office gets mails too.
  await expect(page.locator('header').getByText(builtAdministrator.email)).toBeVisible();
  const website = page.getByRole('link', { name: 'View Website' });
  await expect(website).toHaveAttribute('href', '/');
  await expect(website).toHaveAttribute('target', '_blank');
  await expect(page.getByLabel('Vorname')).toHaveCount(0);
});

test('the tab is in the address and survives reload and Back', async ({ admin }) => {
  await openTab(admin, 'orders');
  await expect(admin.getByRole('tab', { name: 'Orders' })).toHaveAttribute('aria-selected', 'true');
  await admin.getByRole('tab', { name: 'Team' }).click();
  await expect(admin).toHaveURL(/\?tab=team$/);
  await expect(admin.getByRole('heading', { name: 'Team', exact: true })).toBeVisible();
  await admin.reload();
  await expect(admin.getByRole('heading', { name: 'Team', exact: true })).toBeVisible();
  await admin.goBack();
  await expect(admin.getByRole('heading', { name: 'Orders' })).toBeVisible();
  await admin.goto('/admin?tab=unknown');
  await expect(admin.getByRole('heading', { name: 'Overview' })).toBeVisible();
});

test('the button signs out, or a toast shows that it failed', async ({ admin, api }) => {
  expectErrors(admin, /500/);
  const name = unique('Verborgener Partner');
  const { id } = await api('POST', '/api/partners', { name, isActive: false });
  await openTab(admin, 'partners');
  await admin.route('**/api/admin/logout', (route) => route.fulfill({ status: 500, body: '' }));
  await admin.getByRole('button', { name: 'Abmelden' }).click();
  await expect(toast(admin, 'Beim Abmelden ist ein Fehler aufgetreten')).toBeVisible();
  await expect(admin.getByRole('heading', { name: name })).toBeVisible();
  await admin.unroute('**/api/admin/logout');

  const check = admin.waitForRequest('**/api/admin/session');
  await admin.getByRole('button', { name: 'Abmelden' }).click();
  await check;
  await expect(toast(admin, 'Abgemeldet')).toBeVisible();
  await expect(admin).toHaveURL(/\/$/);
  await expect(admin.getByRole('dialog')).toHaveCount(0);
  await admin.goto('/admin');
  await expect(admin.getByLabel('Passwort')).toBeVisible();
  await signInOffice(admin.request);
  await api('DELETE', `/api/partners/${id}`);
});

test('the page requests the session and the first list while its code loads, each once', async ({ admin, api }) => {
  // Without an open message the tab also requests whether there are any.
  await api('POST', '/api/contact-messages', sampleMessage);
  const asked: string[] = [];
  admin.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    // Failed mails and the names of assigned persons are requested if there are any; other tests cause some.
    const isOfOthers = pathname === '/api/mails' || pathname === '/api/assignees';
    if (pathname.startsWith('/api/') && !isOfOthers) asked.push(pathname + search);
  });
  // Requests after the list, in any order, because nothing waits for them.
  const later = new Map([
    ['overview', ['/api/launch', '/api/links', '/api/usage?period=month']],
    ['partners', ['/api/admin/overview', '/api/entry-proposals', '/api/links']],
    ['orders', ['/api/admin/overview']],
    ['team', ['/api/admin/overview', '/api/links']],
    ['orders&list=study', ['/api/admin/overview']],
  ]);
  for (const [tab, lists] of [
    ['overview', ['/api/admin/overview']],
    ['partners', ['/api/partners']],
    ['messages', ['/api/contact-messages?status=to-do&sort=-createdAt&page=1&pageSize=25', '/api/admin/overview']],
    ['orders', ['/api/print-orders?sort=-createdAt&page=1&pageSize=25']],
    ['orders&list=study', ['/api/study-orders?sort=-createdAt&page=1&pageSize=25']],
    ['team', ['/api/team-members']],
  ] as const) {
    await openTab(admin, tab);
    const others = later.get(tab) ?? [];
    await expect.poll(() => asked.length).toBeGreaterThanOrEqual(1 + lists.length + others.length);
    await admin.waitForLoadState('networkidle');
    expect(asked.splice(0, 1 + lists.length)).toEqual(['/api/admin/session', ...lists]);
    expect(asked.splice(0).sort()).toEqual(others);
  }
});

plainTest('/admin is neither indexed nor cached, and public pages load none of its code', async ({ page, request }) => {
  const answer = await request.get('/admin');
  expect(answer.headers()['cache-control']).toBe('no-store');
  expect(answer.headers()['referrer-policy']).toBe('no-referrer');
  const html = await answer.text();
  expect(html).toContain('<meta name="robots" content="noindex"');
  const adminScripts = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, file]) => file);
  const scripts = new Set<string>();
  page.on('request', (loaded) => scripts.add(new URL(loaded.url()).pathname));
  for (const path of ['/', '/about', '/partners', '/studies', '/media', '/order', '/insights']) {
    await openHydrated(page, path);
  }
  const own = adminScripts.filter((file) => file?.includes('admin'));
  expect(own.length).toBeGreaterThan(0);
  expect([...scripts].filter((file) => own.includes(file) || /-tab-/.test(file))).toEqual([]);
});

test('signing out, going back and signing in again asks only once', async ({ admin }) => {
  await openTab(admin, 'messages');
  await admin.getByRole('button', { name: 'Abmelden' }).click();
  await expect(toast(admin, 'Abgemeldet')).toBeVisible();
  await expect(admin.getByRole('heading', { name: 'Zielsetzung' })).toBeVisible();
  await admin.goBack();
  await admin.getByLabel('E-Mail').fill(builtAdministrator.email);
  await admin.getByLabel('Passwort').fill(builtAdministrator.password);
  const messages = admin.waitForResponse((answer) => answer.url().includes('/api/contact-messages'));
  await admin.getByRole('button', { name: 'Anmelden' }).click();
  expect((await messages).status()).toBe(200);
  await expect(admin.getByRole('heading', { name: 'Messages' })).toBeVisible();
  await expect(admin.getByRole('dialog')).toHaveCount(0);
});

test('signing out leaves no dialog or request behind, however long the home page takes', async ({ admin }) => {
  const refused: string[] = [];
  admin.on('response', (answer) => answer.status() === 401 && refused.push(answer.url()));
  await openTab(admin, 'messages');
  const homePage = Promise.withResolvers<void>();
  await admin.route(/\/assets\/home.*\.js$/, async (route) => {
    await homePage.promise;
    await route.continue();
  });
  await admin.getByRole('button', { name: 'Abmelden' }).click();
  await expect(admin.getByRole('tab')).toHaveCount(0);
  homePage.resolve();
  await expect(toast(admin, 'Abgemeldet')).toBeVisible();
  await expect(admin.getByRole('heading', { name: 'Zielsetzung' })).toBeVisible();
  await expect(admin.getByRole('dialog')).toHaveCount(0);
  expect(refused).toEqual([]);
});

test('signing out closes the other tabs too, but none with unsaved input, and signing in again is for all tabs', async ({
  admin,
  context,
}) => {
  await openTab(admin, 'partners');
  const idle = await context.newPage();
  await openTab(idle, 'messages');
  const writing = await context.newPage();
  await openTab(writing, 'team');
  await writing.getByRole('button', { name: 'Team-Mitglied hinzufügen' }).click();
  const name = writing.getByRole('dialog').getByLabel('Name', { exact: false }).first();
  await name.fill('Petra Muster');

  await admin.getByRole('button', { name: 'Abmelden' }).click();
  await expect(idle.getByRole('heading', { name: 'Admin-Anmeldung' })).toBeVisible();
  await expect(idle.getByRole('tab')).toHaveCount(0);
  const question = writing.getByRole('dialog', { name: 'Sitzung abgelaufen' });
  await expect(question).toBeVisible();
  await expect(name).toHaveValue('Petra Muster');

  await idle.getByLabel('E-Mail').fill(builtAdministrator.email);
  await idle.getByLabel('Passwort').fill(builtAdministrator.password);
  await idle.getByRole('button', { name: 'Anmelden' }).click();
  await expect(idle.getByRole('tab', { name: 'Messages' })).toBeVisible();
  await expect(question).toHaveCount(0);
  await expect(name).toHaveValue('Petra Muster');
});

test('setting up a second factor can be cancelled, and the dialog closed', async ({ admin }) => {
  await openTab(admin, 'team');
  await admin.getByRole('button', { name: 'My account' }).click();
  const account = admin.getByRole('dialog', { name: 'My account' });
  const begin = account.getByRole('button', { name: 'Set up a second factor' });
  await begin.click();
  await account.getByRole('button', { name: 'Cancel' }).click();
  await begin.click();
  await expect(begin).toHaveCount(0);
  await admin.keyboard.press('Escape');
  await expect(account).toHaveCount(0);
});
