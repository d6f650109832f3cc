import { expect } from '@playwright/test';
import { expectAccessible, openTab, signIn, test } from './admin-area.ts';

const dialogs: [tab: string, button: RegExp][] = [
  ['partners', /^Add Partner/],
  ['partners', /^Delete/],
  ['studies', /^Edit/],
  ['media', /^Edit/],
  ['messages', /^Details/],
  ['orders', /^Details/],
  ['orders&list=study', /^Details/],
  ['team', /^Bearbeiten/],
  ['videos', /^Bearbeiten/],
  ['videos', /^Löschen/],
];

for (const { width, colorScheme } of [
  { width: 360, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
] as const) {
  test(`every tab and dialog can be used by everybody, ${width} px, ${colorScheme}`, async ({ browser, baseURL }) => {
    test.setTimeout(120_000);
    const viewport = { width, height: 740 };
    const context = await browser.newContext({ baseURL, viewport, colorScheme, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await signIn(page.request);
    const answers = await Promise.all([
      page.request.post('/api/contact-messages', {
        headers: { origin: baseURL ?? '' },
        data: { name: 'Muster', email: 'm@example.org', subject: 'Frage', message: 'Guten Tag' },
      }),
      page.request.post('/api/print-orders', {
        headers: { origin: baseURL ?? '' },
        data: {
          firstName: 'Muster',
          lastName: 'Person',
          email: 'm@example.org',
          street: 'Musterweg 1',
          zipCode: '8000',
          city: 'Zürich',
        },
      }),
      page.request.post('/api/study-orders', {
        headers: { origin: baseURL ?? '' },
        data: {
          firstName: 'Muster',
          lastName: 'Person',
          email: 'm@example.org',
          organization: 'Muster AG',
          billingAddress: 'Musterweg 1\n8000 Zürich',
          businessArea: 'strategy',
          companySize: 'small',
          partnerInterest: 'no',
        },
      }),
    ]);
    expect(answers.map((answer) => answer.status())).toEqual([201, 201, 201]);
    for (const tab of [
      'overview',
      'partners',
      'studies',
      'media',
      'messages',
      'orders',
      'orders&list=study',
      'team',
      'videos',
    ]) {
      await openTab(page, tab);
      await page.waitForLoadState('networkidle');
      await expectAccessible(page);
    }
    for (const [tab, button] of dialogs) {
      await openTab(page, tab);
      await page.getByRole('tabpanel').getByRole('button', { name: button }).first().click();
      await expect(page.locator('dialog:modal')).toBeVisible();
      await expectAccessible(page);
    }
    await context.close();
  });
}
