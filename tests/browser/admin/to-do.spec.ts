/** The to-do list at the top of the overview, and the number at each tab. */
import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import {
  expectErrors,
  item,
  itemButton,
  openStudyOrders,
  openTab,
  sendOrder,
  storeReport2024,
  tabLabels,
  toast,
  unique,
} from '../admin-area.ts';
import { ownOffice } from '../own-server.ts';
import { placeInHistory } from '../place-in-history.ts';

const { test, office } = ownOffice();

test('a to-do links to its record, and tabs keep their names beside the number', async ({ admin, api }) => {
  const subject = unique('Wartet');
  const organization = unique('Muster Liefer AG');
  await office.database.query(`delete from contact_messages`);
  await api('POST', '/api/contact-messages', {
    name: 'Anna Muster',
    email: 'a@example.org',
    subject,
    message: '\nGibt es die Studie auch auf Italienisch?',
  });
  await office.database.query(`update contact_messages set created_at = now() - interval '50 hours'`);
  const { orderNumber } = await sendOrder(api, organization);

  await openTab(admin, 'overview');
  const list = admin.getByRole('region', { name: 'To do' });
  const message = list.getByRole('listitem').filter({ hasText: subject });
  await expect(message).toContainText('Waits 2 d 2 h');
  await expect(message.getByText('Gibt es die Studie auch auf Italienisch?', { exact: true })).toBeVisible();
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

test('an order by letter shows its total; without an address its invoice is printed', async ({ admin, baseURL }) => {
  const organization = unique('Muster Brief AG');
  await openTab(admin, 'orders&list=study');
  await admin.getByRole('button', { name: 'New order' }).click();
  const form = admin.getByRole('dialog', { name: 'New study order' });
  const total = form.getByRole('status', { name: 'Total' });
  await expect(total).toHaveText('The total appears once a company size is chosen.');
  await form.getByLabel('Company size').selectOption('small');
  await expect(total).toContainText('TotalCHF 695');
  await form.getByLabel('On-site presentation').check();
  await expect(total).toContainText("TotalCHF 1'195");
  await expectAccessible(admin, 'dialog[open]');
  await form.getByLabel('Received by').selectOption('letter');
  await form.getByLabel('First name').fill('Clara');
  await form.getByLabel('Last name').fill('Muster');
  await form.getByLabel('Company', { exact: false }).first().fill(organization);
  await form.getByLabel('Billing address').fill('Musterweg 1\n8000 Zürich');
  await form.getByLabel('Business area').selectOption('strategy');
  await form.getByLabel('Partnership').selectOption('no');
  await form.getByRole('button', { name: 'Create order' }).click();
  await expect(toast(admin, 'Order created successfully')).toBeVisible();

  await openTab(admin, 'overview');
  await admin.getByRole('region', { name: 'To do' }).getByRole('link', { name: '1 letter to print' }).click();
  const letters = admin.getByRole('region', { name: 'To print' });
  const letter = letters.getByRole('listitem').filter({ hasText: organization });
  const pdf = await admin.request.get(
    (await letter.getByRole('link', { name: /^PDF to print/ }).getAttribute('href')) ?? '',
  );
  expect([pdf.status(), pdf.headers()['content-type']]).toEqual([200, 'application/pdf']);
  await expectAccessible(admin);
  await letter.getByRole('button', { name: /^Mark as printed/ }).click();
  await expect(letters.getByText('Nothing to print')).toBeVisible();
  await admin.getByRole('button', { name: 'Undo' }).click();
  await expect(letter).toBeVisible();
  await letter.getByRole('link', { name: /^VM-/ }).click();
  const details = admin.getByRole('dialog', { name: /^Order VM-/ });
  await expect(details).toContainText('None: documents are printed');
  // Nothing that isn’t the report is saved.
  expectErrors(admin, /503/);
  await details.getByRole('link', { name: 'Report to hand over (PDF)' }).click();
  await expect(toast(admin, 'No report is stored for this edition')).toBeVisible();
  await expect(details.getByRole('link', { name: 'Studies (new tab)' })).toBeVisible();

  await storeReport2024(admin.request, baseURL ?? '');
  const saving = admin.waitForEvent('download');
  await details.getByRole('link', { name: 'Report to hand over (PDF)' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toMatch(/^Versicherungsmonitor-VM-.*\.pdf$/);
  expect((await readFile(await saved.path())).toString('latin1', 0, 5)).toBe('%PDF-');
});

test('an offer shows its total while it is entered, and becomes an invoice once accepted', async ({ admin }) => {
  const organization = unique('Muster Partner AG');
  await openTab(admin, 'orders&list=study');
  await admin.getByRole('button', { name: 'New offer or invoice' }).click();
  const form = admin.getByRole('dialog', { name: 'New offer or invoice' });
  await form.getByLabel('First name').fill('Clara');
  await form.getByLabel('Last name').fill('Muster');
  await form.getByLabel('Company', { exact: false }).first().fill(organization);
  await form.getByLabel('Billing address').fill('Musterweg 1\n8000 Zürich');
  await form.getByRole('button', { name: 'Create document' }).click();
  await expect(form.getByText('Item is required')).toBeVisible();
  await form.getByLabel('Item 1', { exact: false }).first().fill('Partnerschaft');
  await form.getByLabel('Quantity of item 1').fill('2');
  await form.getByLabel('Price of item 1').fill('1500');
  await form.getByLabel('Item 2', { exact: false }).first().fill('Rabatt');
  await form.getByLabel('Price of item 2').fill('-9000');
  await form.getByRole('button', { name: 'Create document' }).click();
  await expect(form.getByText('A discount can’t exceed what is charged')).toBeVisible();
  await expectAccessible(admin, 'dialog[open]');
  await form.getByLabel('Price of item 2').fill('-500');
  await expect(form.getByRole('status', { name: 'Total' })).toContainText("TotalCHF 2'500");
  await form.getByRole('button', { name: 'Create document' }).click();
  await expect(toast(admin, 'Document created successfully')).toBeVisible();

  const row = item(admin, organization);
  await expect(row).toContainText('Offer');
  await expect(row).toContainText("CHF 2'500");
  await row.getByRole('button', { name: /^Details/ }).click();
  const dialog = admin.getByRole('dialog', { name: /^Order VM-/ });
  await expect(dialog).toContainText(/Offer OF-/);
  await expectAccessible(admin, 'dialog[open]');
  const place = await placeInHistory(admin);
  await dialog.getByRole('button', { name: 'Accept offer' }).click();
  const question = admin.getByRole('alertdialog', { name: 'Accept offer?' });
  await expect(question).toContainText(`${organization}, CHF 2'500: the invoice is issued and is to be printed.`);
  await expect(question).not.toContainText('valid until');
  await question.getByRole('button', { name: 'Keep as it is' }).click();
  await expect.poll(() => placeInHistory(admin)).toBe(place);
  await admin.clock.setFixedTime(Date.now() + 365 * 24 * 3_600_000);
  await admin.reload();
  await expect(row).toContainText('Expired offer');
  await row.getByRole('button', { name: /^Details/ }).click();
  await expect(dialog).toContainText(/Offer expired after\d+\. \p{L}+ \d{4}/u);
  await dialog.getByRole('button', { name: 'Print again' }).click();
  const resendQuestion = admin.getByRole('alertdialog', { name: 'Resend expired offer?' });
  await expect(resendQuestion).toContainText(/: the offer was valid until \d+\. \p{L}+ \d{4}\./u);
  await resendQuestion.getByRole('button', { name: 'Cancel' }).click();
  await dialog.getByRole('button', { name: 'Accept offer' }).click();
  await expect(question).toContainText(/The offer was valid until \d+\. \p{L}+ \d{4}\./u);
  await question.getByRole('button', { name: 'Issue invoice' }).click();
  await expect(toast(admin, 'The invoice is to be printed')).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Invoice (PDF)' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Accept offer' })).toHaveCount(0);
  await expect(dialog).not.toContainText('Offer expired');
});

test('an empty to-do list shows a message', async ({ admin }) => {
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
        toDo: {
          due: [],
          messages: [],
          printOrders: [],
          waitingMessages: 0,
          reminders: 0,
          letters: 0,
          corrections: [],
          refunds: [],
          differingCopies: [],
          lostLanguages: [],
          drafts: [],
          privacyRequests: [],
        },
        overdueRequests: [],
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

test('no other test mail is sent while one is on its way', async ({ admin }) => {
  await admin.route('**/api/launch', async (route) => {
    const response = await route.fetch();
    const launch = await response.json();
    const test = {
      recipient: 'a@example.org',
      status: 'waiting',
      createdAt: new Date().toISOString(),
      lastError: null,
    };
    await route.fulfill({ response, json: { ...launch, sender: { ...launch.sender, isSet: true, test } } });
  });
  let sent = 0;
  await admin.route('**/api/launch/test-mail', (route) => {
    sent += 1;
    return route.fulfill({ status: 204 });
  });
  await openTab(admin, 'overview');
  const button = admin.getByRole('button', { name: 'Send a test mail' });
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await button.press('Enter');
  await expect(button).toBeFocused();
  // The list is requested until the mail is sent.
  await admin.unrouteAll({ behavior: 'wait' });
  expect(sent).toBe(0);
});

test('a request about data waits until it is answered: the ZIP is saved, the data erased', async ({ admin, api }) => {
  const email = `${unique('kim').replaceAll(' ', '-')}@example.org`;
  await api('POST', '/api/contact-messages', { name: 'Kim Muster', email, subject: 'Frage', message: 'Guten Tag' });
  await openTab(admin, 'overview');
  await admin.getByRole('link', { name: 'Privacy' }).click();
  await admin.getByRole('textbox', { name: 'E-mail address of the person' }).fill(email);
  await admin.getByRole('combobox', { name: 'Asks for' }).selectOption({ label: 'Erasure' });
  await admin.getByRole('button', { name: 'Enter request' }).click();
  const request = admin.getByRole('listitem').filter({ hasText: `Erasure, ${email}` });
  await expect(request).toContainText('Open');
  await expectAccessible(admin);

  await admin.getByRole('link', { name: 'Back to the overview' }).click();
  await admin.getByRole('link', { name: 'A person asks for an erasure of data' }).click();
  await request.getByRole('button', { name: 'View person' }).click();
  await expect(admin.getByRole('textbox', { name: 'E-mail address of the person' })).toHaveValue(email);
  await expect(admin.getByRole('textbox', { name: 'E-mail address of the person' })).toBeFocused();
  await admin.keyboard.press('Enter');
  await expect(admin.getByRole('heading', { name: `Stored about ${email}` })).toBeVisible();
  await expect(admin.getByRole('listitem').filter({ hasText: 'contact messages' })).toContainText('1');
  await expectAccessible(admin);
  const [file] = await Promise.all([
    admin.waitForEvent('download'),
    admin.getByRole('button', { name: 'Everything as ZIP' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^personendaten-.*\.zip$/);

  await admin.getByRole('button', { name: 'Erase data' }).click();
  await expect(admin.getByRole('alertdialog')).toContainText('This can’t be undone.');
  await admin.getByRole('button', { name: 'Erase for good' }).click();
  await expect(admin.getByRole('heading', { name: `Data of ${email} erased` })).toBeVisible();
  await admin.getByRole('button', { name: 'Requests' }).click();
  const erased = admin.getByRole('listitem').filter({ hasText: 'Erasure, address erased' });
  await expect(erased).toContainText('Done');
  await openTab(admin, 'overview');
  await expect(admin.getByRole('link', { name: 'A person asks for an erasure of data' })).toHaveCount(0);
});

test('a due date entered while another change is being saved is saved too', async ({ admin, api }) => {
  const organization = unique('Muster Termin AG');
  await sendOrder(api, organization);
  await openStudyOrders(admin, organization);
  await itemButton(admin, organization, 'Details').click();
  const person = Promise.withResolvers<void>();
  await admin.route('**/api/study-orders/*', async (route) => {
    if (route.request().postData()?.includes('assigneeId')) await person.promise;
    await route.continue();
  });
  const details = admin.getByRole('dialog');
  await details.getByLabel('Person').selectOption({ index: 1 });
  await details.getByLabel('Due').fill('2031-05-15');
  await details.getByLabel('Due').blur();
  await expect(details.getByLabel('Person')).not.toHaveValue('');
  person.resolve();
  await expect(toast(admin, 'Due date saved')).toBeVisible();
  await expect(item(admin, organization)).toContainText('Due 15. Mai 2031');
});
