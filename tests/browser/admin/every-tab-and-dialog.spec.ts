import { expect } from '@playwright/test';
import { sampleStudyOrder } from '#domain/orders/study-orders/sample-study-order.ts';
import { sampleMessage, samplePrintOrder } from '../../made-up/sample-input.ts';
import { expectAccessibleEverywhere, expectLargeTargets, expectToFit } from '../accessibility.ts';
import { expectErrors, itemButton, openMessages, openTab, test, toast, unique } from '../admin-area.ts';
import { layoutShift } from '../layout-shift.ts';

/** Opening a message changes its state, so this file opens one of its own, not one that another test checks. */
const ownSubject = unique('Dialog');

const dialogs: [tab: string, button: RegExp][] = [
  ['overview', /^Trash/],
  ['partners', /^Add Partner/],
  ['partners', /^Delete/],
  ['partners&list=requests', /^Request files/],
  ['studies', /^Edit/],
  ['studies', /^New edition/],
  ['studies&edition=2024', /^Versions/],
  ['media', /^Edit/],
  [`messages&search=${encodeURIComponent(ownSubject)}`, /^Details/],
  ['messages&list=reply-texts', /^Add Reply Text/],
  ['orders', /^Details/],
  ['orders', /^New order/],
  ['orders&list=study', /^Details/],
  ['team', /^Bearbeiten/],
  ['videos', /^Bearbeiten/],
  ['videos', /^Löschen/],
];

const tabs = [
  'overview',
  'overview&list=privacy',
  'overview&list=privacy&part=person',
  'overview&list=privacy&part=register',
  'partners',
  'partners&list=files',
  'partners&list=requests',
  'studies',
  'media',
  'media&list=news',
  'messages',
  'messages&list=reply-texts',
  'orders',
  'orders&list=study',
  'orders&list=study&part=figures',
  'team',
  'videos',
];

/** One record of each kind that visitors send, so that each list has something to show. */
test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL });
  for (const [path, data] of Object.entries({
    'contact-messages': { ...sampleMessage, subject: ownSubject },
    'print-orders': samplePrintOrder,
    'study-orders': sampleStudyOrder,
  })) {
    expect((await request.post(`/api/${path}`, { data })).status()).toBe(201);
  }
  await request.dispose();
});

test('every tab is accessible', async ({ admin }) => {
  for (const tab of tabs) {
    await openTab(admin, tab);
    await admin.waitForLoadState('networkidle');
    await expectAccessibleEverywhere(admin);
    await expectLargeTargets(admin, tab);
  }
});

for (const [tab, content] of [
  ['overview&list=privacy', 'E-mail address of the person'],
  ['overview&list=privacy&part=register', 'Aufbewahrung'],
  [`messages&search=${encodeURIComponent(ownSubject)}`, ownSubject],
  ['orders', /^Order #/],
  ['orders&list=study&part=figures', 'Sales by business area'],
] as const) {
  test(`${tab.split('&search')[0]} fits into 320 px with larger text`, async ({ admin }) => {
    await admin.setViewportSize({ width: 320, height: 800 });
    await openTab(admin, tab);
    await expect(admin.getByText(content).first()).toBeVisible();
    await admin.evaluate(() => {
      document.documentElement.style.fontSize = '150%';
    });
    await expectToFit(admin);
  });
}

test('every dialog is accessible', async ({ admin }) => {
  for (const [tab, button] of dialogs) {
    await openTab(admin, tab);
    await admin.getByRole('tabpanel').getByRole('button', { name: button }).first().click();
    await expect(admin.locator('dialog:modal')).toBeVisible();
    await expectAccessibleEverywhere(admin, 'dialog');
  }
});

test('selected orders and the confirmation of their change are accessible', async ({ admin }) => {
  await openTab(admin, 'orders&list=study');
  await admin.getByLabel('Select all on this page').check();
  await expectAccessibleEverywhere(admin);
  await admin.setViewportSize({ width: 1280, height: 800 });
  await admin.getByRole('button', { name: 'Paid', exact: true }).click();
  await expect(admin.getByRole('alertdialog', { name: 'Set to paid?' })).toBeVisible();
  await expectAccessibleEverywhere(admin, 'dialog');
  await admin.getByRole('button', { name: 'Keep as it is' }).click();
});

test('a list that cannot be loaded and a failed action are accessible', async ({ admin, api }) => {
  expectErrors(admin, /ERR_FAILED/);
  const subject = unique('Ausfall');
  await openMessages(admin, api, subject, ['Anna Muster']);
  await admin.route('**/api/**', (route) => route.abort());
  await admin.keyboard.press('j');
  await expect(itemButton(admin, subject, 'Details')).toBeFocused();
  await admin.keyboard.press('e');
  await expect(toast(admin, 'Failed to update messages')).toBeVisible();
  await expect(admin.getByText('The messages could not be loaded.')).toBeVisible();
  await expectAccessibleEverywhere(admin);
});

test('nothing on the overview moves when its lists arrive late', async ({ admin }) => {
  const late = Promise.withResolvers<void>();
  await admin.route(/\/api\/(launch|links)$/, async (route) => {
    await late.promise;
    await route.continue();
  });
  const overview = admin.waitForResponse('**/api/admin/overview');
  await admin.goto('/admin');
  await (await overview).finished();
  await admin.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  late.resolve();
  await expect(admin.getByRole('heading', { name: 'Before the first visitor' })).toBeVisible();
  expect(await layoutShift(admin)).toBeLessThanOrEqual(0.01);
});

test('the cards of studies don’t move when the state of their content arrives late', async ({ admin }) => {
  const late = Promise.withResolvers<void>();
  await admin.route(/\/api\/content$/, async (route) => {
    await late.promise;
    await route.continue();
  });
  await openTab(admin, 'studies');
  await expect(admin.getByRole('heading', { level: 3 }).first()).toBeVisible();
  await admin.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  late.resolve();
  await expect(admin.getByText(/^Live since/).first()).toBeVisible();
  expect(await layoutShift(admin)).toBeLessThanOrEqual(0.01);
});

test('on a phone the selected tab is in view at once', async ({ admin, api }) => {
  await api('POST', '/api/contact-messages', {
    name: unique('Rita Muster'),
    email: 'rita@example.org',
    subject: 'Frage',
    message: 'Guten Tag',
  });
  await admin.setViewportSize({ width: 360, height: 740 });
  await admin.goto('/admin?tab=videos');
  await expect(admin.getByRole('tab', { name: 'Messages' })).toHaveAccessibleDescription(/to do/);
  const isInView = (name: string) =>
    admin.getByRole('tab', { name, selected: true }).evaluate((tab) => {
      const [own, around] = [tab, tab.parentElement as Element].map((element) => element.getBoundingClientRect());
      return own !== undefined && around !== undefined && own.left >= around.left && own.right <= around.right;
    });
  await expect.poll(() => isInView('Videos')).toBe(true);
  await admin.getByRole('tab', { name: 'Videos' }).press('Home');
  await admin.keyboard.press('Enter');
  await expect.poll(() => isInView('Overview')).toBe(true);
});

test('the page stays where it was scrolled to when tabs become wider', async ({ admin }) => {
  await admin.setViewportSize({ width: 1280, height: 600 });
  await admin.goto('/admin?tab=studies');
  await expect(admin.getByRole('tabpanel').getByRole('heading', { name: 'Studies' })).toBeVisible();
  await admin.evaluate(() => {
    document.body.style.minHeight = '3000px';
    scrollTo({ top: 700, behavior: 'instant' });
  });
  await admin.getByRole('tab', { name: 'Team' }).evaluate(async (tab) => {
    tab.style.minWidth = '200px';
    // Two frames later the observers of its size have run.
    for (let frame = 0; frame < 2; frame++) await new Promise((done) => requestAnimationFrame(done));
  });
  expect(await admin.evaluate(() => scrollY)).toBe(700);
});
