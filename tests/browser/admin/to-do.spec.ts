/** What waits for the office: one list at the top of the overview, and a number at each tab. */
import { expect } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { openTab, tabLabels, unique } from '../admin-area.ts';
import { ownOffice } from '../own-server.ts';

const { test, office } = ownOffice();

test.describe.configure({ mode: 'default' });

const study = {
  firstName: 'Nora',
  lastName: 'Muster',
  email: 'n@example.org',
  billingAddress: 'Musterweg 1\n8000 Zürich',
  businessArea: 'strategy',
  companySize: 'small',
  partnerInterest: 'no',
};

test('what waits leads to its record, and tabs keep their names beside the number', async ({ admin, api }) => {
  const subject = unique('Wartet');
  const organization = unique('Muster Liefer AG');
  await office.database.query(`delete from contact_messages`);
  await api('POST', '/api/contact-messages', {
    name: 'Anna Muster',
    email: 'a@example.org',
    subject,
    message: 'Frage',
  });
  await office.database.query(`update contact_messages set created_at = now() - interval '50 hours'`);
  const { orderNumber } = await api<{ orderNumber: string }>('POST', '/api/study-orders', { ...study, organization });

  await openTab(admin, 'overview');
  const list = admin.getByRole('region', { name: 'To do' });
  const message = list.getByRole('listitem').filter({ hasText: subject });
  await expect(message).toContainText('Waits 2 d 2 h');
  await expect(list.getByRole('listitem').filter({ hasText: orderNumber })).toContainText(/Due in 23 h/);
  await expect(admin.getByRole('tabpanel').getByRole('heading', { level: 3 }).first()).toHaveText('To do');
  await expectAccessible(admin);

  for (const name of tabLabels) {
    await expect(admin.getByRole('tab', { name, exact: true })).toHaveText(name, { useInnerText: false });
  }
  const tab = admin.getByRole('tab', { name: 'Messages', exact: true });
  await expect(tab).toHaveAccessibleDescription('1 to do');

  await message.getByRole('link').click();
  const dialog = admin.getByRole('dialog', { name: 'Message Details' });
  await expect(dialog).toContainText(subject);
  await dialog.getByLabel('State').selectOption('answered');
  await admin.keyboard.press('Escape');
  await expect(tab).toHaveAccessibleDescription('');
});

test('all done is said when nothing waits', async ({ admin }) => {
  await admin.route('**/api/admin/overview', async (route) => {
    const response = await route.fetch();
    const overview = await response.json();
    const { counts } = overview;
    const printOrders = { ...counts.printOrders, pending: 0 };
    const studyOrders = { ...counts.studyOrders, waiting: 0 };
    await route.fulfill({
      response,
      json: {
        ...overview,
        counts: { ...counts, printOrders, studyOrders },
        waitingStudyOrders: [],
        toDo: { messages: [], waitingMessages: 0, reminders: 0, corrections: [], drafts: [] },
        mails: { ...overview.mails, failed: 0, held: 0 },
      },
    });
  });
  await admin.route('**/api/launch', async (route) => {
    const response = await route.fetch();
    const launch = await response.json();
    await route.fulfill({ response, json: { ...launch, samples: { ...launch.samples, records: [] } } });
  });
  await openTab(admin, 'overview');
  const list = admin.getByRole('region', { name: 'To do' });
  await expect(list.getByText('All done')).toBeVisible();
  await expect(list.getByText('Nothing waits for the office.')).toBeVisible();
  for (const [width, scheme] of [
    [360, 'dark'],
    [1280, 'light'],
  ] as const) {
    await admin.setViewportSize({ width, height: 800 });
    await admin.emulateMedia({ colorScheme: scheme });
    await expectAccessible(admin);
  }
});
