/** Malicious input, or malicious content of the database, is shown as text. */
import { expect } from '@playwright/test';
import { expectAccessible, expectToFit } from '../accessibility.ts';
import { item, openTab, studyOrder, test, unique } from '../admin-area.ts';

test('hostile records are text everywhere', async ({ admin, api }) => {
  let hasRun = false;
  await admin.exposeFunction('hostileCodeRan', () => {
    hasRun = true;
  });
  const mark = unique('Feind');
  const markup = `"><img src=x onerror=hostileCodeRan()><script>hostileCodeRan()</script>\u202e${mark}`;
  const long = 'W'.repeat(4000);
  const email = 'a@example.org';
  await api('POST', '/api/partners', { name: markup.slice(0, 100), description: markup + long, isActive: false });
  await api('POST', '/api/media', { title: markup, description: long, outlet: markup, publishedAt: '2099-01-01' });
  await api('POST', '/api/team-members', {
    name: markup.slice(0, 100),
    role: '<b>Rolle</b>',
    organization: markup,
    bio: long,
    expertise: ['<script>', 'X'.repeat(60)],
    isActive: false,
  });
  await api('POST', '/api/hero-videos', {
    title: markup,
    description: long,
    videoUrl: `https://example.org/${'x'.repeat(1500)}`,
  });
  await api('POST', '/api/contact-messages', {
    name: markup.slice(0, 100),
    email,
    subject: `Betreff&bcc=b@example.org${markup}`.slice(0, 200),
    message: markup + 'W'.repeat(9000),
  });
  await api('POST', '/api/print-orders', {
    firstName: markup.slice(0, 100),
    lastName: 'M'.repeat(100),
    email,
    organization: markup,
    street: long.slice(0, 1000),
    zipCode: '<b>8000</b>',
    city: 'Z'.repeat(100),
  });
  await api('POST', '/api/study-orders', {
    ...studyOrder,
    firstName: markup.slice(0, 100),
    lastName: 'M'.repeat(100),
    email,
    organization: markup,
    billingAddress: `${markup}\n8000 Zürich`,
  });
  for (const width of [360, 1280]) {
    await admin.setViewportSize({ width, height: 740 });
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
      await openTab(admin, tab);
      await admin.waitForLoadState('networkidle');
      await expectToFit(admin, `${tab} at ${width}`);
    }
  }
  for (const tab of ['messages', 'orders', 'orders&list=study']) {
    await openTab(admin, tab);
    await item(admin, '<img src=x')
      .first()
      .getByRole('button', { name: /^Details/ })
      .click();
    await expect(admin.getByRole('dialog')).toContainText('onerror=hostileCodeRan()');
    if (tab === 'messages') {
      const href = (await admin.getByRole('link', { name: 'Reply via Email' }).getAttribute('href')) ?? '';
      expect([...new URL(href).searchParams.keys()]).toEqual(['subject']);
    }
    await expectAccessible(admin, 'dialog');
    await admin.keyboard.press('Escape');
  }
  expect(hasRun).toBe(false);
});

test('links that became dangerous in the database stay text', async ({ admin }) => {
  const evil = 'javascript:alert(1)';
  await admin.route('**/api/partners', (route) =>
    route.fulfill({
      json: [
        {
          id: '00000000-0000-4000-8000-000000000001',
          createdAt: '2024-06-03T10:00:00.000Z',
          updatedAt: '2024-06-03T10:00:00.000Z',
          name: 'Muster',
          description: null,
          type: 'unknown',
          logoUrl: evil,
          websiteUrl: evil,
          contactEmail: null,
          isActive: true,
        },
      ],
    }),
  );
  await openTab(admin, 'partners');
  await expect(admin.getByText(evil)).toBeVisible();
  await expect(admin.locator(`[href^="javascript:"], [src^="javascript:"]`)).toHaveCount(0);
});
