/** The office’s inbox: replies, due dates, the trash, and in two windows, on a separate server. */
import { expect } from '@playwright/test';
import { onePagePdf } from '../../made-up/sample-files.ts';
import { expectAccessible } from '../accessibility.ts';
import { expectErrors, item, itemButton, openTab, toast, unique } from '../admin-area.ts';
import { messagesOf, openInbox } from '../inbox-page.ts';
import { ownOffice } from '../own-server.ts';

const { test, office } = ownOffice();
const { storeMessages, statesOf } = messagesOf(office);

// When two windows change one record, the second is refused.
test.beforeEach(({ admin }) => expectErrors(admin, /Failed to load resource/));

test('a message gets a due date, an assignee and a reply with attachments', async ({ admin }) => {
  const subject = await storeMessages('Mit Beilage', 1);
  await openInbox(admin, subject);
  await itemButton(admin, subject, 'Details').click();
  const dialog = admin.getByRole('dialog', { name: 'Message Details' });
  await dialog.getByLabel('Due').fill('2026-02-28');
  await admin.keyboard.press('Escape');
  await expect(toast(admin, 'Due date saved')).toBeVisible();
  await expect(item(admin, subject)).toContainText('Due 28. Februar 2026');
  await itemButton(admin, subject, 'Details').click();
  await dialog.getByLabel('Due').fill('2026-01-31');
  await dialog.getByLabel('Person').selectOption({ index: 1 });
  await expect(toast(admin, 'Person saved')).toBeVisible();
  await dialog.getByLabel('Attach files').setInputFiles({
    name: 'muster.pdf',
    mimeType: 'application/pdf',
    buffer: await onePagePdf(),
  });
  await expect(dialog.getByRole('button', { name: 'Remove muster.pdf' })).toBeVisible();
  await dialog.getByLabel('Attach files').setInputFiles({
    name: 'falsch.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('kein PDF'),
  });
  await expect(dialog.getByRole('alert').getByText(/«falsch.pdf» was not attached/)).toBeVisible();
  await dialog.getByLabel('Reply', { exact: true }).fill('Siehe Beilage');
  await expectAccessible(admin, 'dialog[open]');
  await dialog.getByRole('button', { name: 'Send reply' }).click();
  const thread = dialog.getByRole('region', { name: 'Replies' });
  await expect(thread.getByRole('link', { name: 'muster.pdf' })).toBeVisible();
  await admin.keyboard.press('Escape');
  await expect(item(admin, subject)).toContainText('Due 31. Januar 2026');
  await itemButton(admin, subject, 'Details').click();
  await dialog.getByLabel('State').selectOption('open');
  await expect(toast(admin, '1 message set to open')).toBeVisible();
  await openTab(admin, 'overview');
  const row = admin
    .getByRole('region', { name: 'To do' })
    .getByRole('listitem')
    .filter({ hasText: 'Due 31. Januar 2026' });
  await expect(row).toContainText('Anna Muster 1');
  await office.database.query(`delete from contact_messages where subject = $1`, [subject]);
});

test('files that are still being uploaded count for the limit of a reply', async ({ admin }) => {
  const subject = await storeMessages('Viele Beilagen', 1);
  await openInbox(admin, subject);
  await itemButton(admin, subject, 'Details').click();
  const dialog = admin.getByRole('dialog', { name: 'Message Details' });
  await admin.route('**/attachments', () => {});
  const nineFiles = (name: string) =>
    Array.from({ length: 9 }, (_, index) => ({
      name: `${name}-${index}.pdf`,
      mimeType: 'application/pdf',
      buffer: Buffer.from('PDF'),
    }));
  await dialog.getByLabel('Attach files').setInputFiles(nineFiles('erste'));
  await expect(dialog.getByText('Uploading erste-0.pdf', { exact: false })).toBeVisible();
  await dialog.getByLabel('Attach files').setInputFiles(nineFiles('zweite'));
  await expect(dialog.getByRole('alert').getByText('At most 10 files', { exact: false })).toBeVisible();
  await office.database.query(`delete from contact_messages where subject = $1`, [subject]);
});

test('two windows lose nothing: changes of the other are kept and shown', async ({ admin }) => {
  const subject = await storeMessages('Zwei Fenster', 3);
  await openInbox(admin, subject);
  const other = await admin.context().newPage();
  await openInbox(other, subject);
  await itemButton(other, 'Muster 2', 'Details').click();
  const theirs = other.getByRole('dialog', { name: 'Message Details' });
  await theirs.getByLabel('Reply', { exact: true }).fill('Guten Tag, gerne.');
  await theirs.getByRole('button', { name: 'Send reply' }).click();
  await expect(toast(other, 'The reply is on its way')).toBeVisible();

  await admin.getByLabel('Select all on this page').check();
  await admin.getByRole('button', { name: 'Spam', exact: true }).click();
  await expect(toast(admin, '2 messages marked as spam. 1 message changed meanwhile and was left alone')).toBeVisible();
  expect(await statesOf(subject)).toEqual(['1 spam', '1 answered', '1 spam']);

  // Both reply to the same message: the second sees the other's reply before sending.
  await itemButton(admin, 'Muster 3', 'Details').click();
  const mine = admin.getByRole('dialog', { name: 'Message Details' });
  await mine.getByLabel('Reply', { exact: true }).fill('Meine Antwort');
  await other.keyboard.press('Escape');
  await openInbox(other, subject);
  await itemButton(other, 'Muster 3', 'Details').click();
  await theirs.getByLabel('Reply', { exact: true }).fill('Ihre Antwort');
  await theirs.getByRole('button', { name: 'Send reply' }).click();
  await expect(toast(other, 'The reply is on its way')).toBeVisible();
  await mine.getByRole('button', { name: 'Send reply' }).click();
  await expect(mine.getByText(/^Somebody else has answered meanwhile/)).toBeVisible();
  await expect(mine.getByLabel('Reply', { exact: true })).toBeFocused();
  await expect(mine.getByRole('listitem').filter({ hasText: 'Ihre Antwort' })).toBeVisible();
  await expect(mine.getByLabel('Reply', { exact: true })).toHaveValue('Meine Antwort');
  await mine.getByRole('button', { name: 'Send reply' }).click();
  await expect(mine.getByRole('listitem')).toHaveCount(2);
  await expect(mine.getByLabel('Reply', { exact: true })).toHaveValue('');
});

test('a state can be set right after a reply, while the list is still being read', async ({ admin }) => {
  const subject = await storeMessages('Gleich danach', 1);
  await openInbox(admin, subject);
  await itemButton(admin, subject, 'Details').click();
  const dialog = admin.getByRole('dialog', { name: 'Message Details' });
  await expect(toast(admin, 'Message marked as read')).toBeVisible();
  const late = Promise.withResolvers<void>();
  await admin.route(/\/api\/contact-messages\?.*Gleich/, async (route) => {
    await late.promise;
    await route.continue();
  });
  await dialog.getByLabel('Reply', { exact: true }).fill('Guten Tag, gerne.');
  await dialog.getByRole('button', { name: 'Send reply' }).click();
  await expect(dialog.getByRole('listitem')).toContainText('Guten Tag, gerne.');
  await dialog.getByLabel('State').selectOption('spam');
  await expect(toast(admin, '1 message set to spam')).toBeVisible();
  late.resolve();
  await expect.poll(() => statesOf(subject)).toEqual(['1 spam']);
});

test('text typed while a reply is being sent stays', async ({ admin }) => {
  const subject = await storeMessages('Während des Sendens', 2);
  const arrival = Promise.withResolvers<void>();
  await admin.route('**/api/contact-messages/*/replies', async (route) => {
    if (route.request().method() === 'POST') await arrival.promise;
    await route.continue();
  });
  await openInbox(admin, subject);
  await itemButton(admin, 'Muster 1', 'Details').click();
  const dialog = admin.getByRole('dialog', { name: 'Message Details' });
  const reply = dialog.getByLabel('Reply', { exact: true });
  await reply.fill('Guten Tag, gerne.');
  await reply.press('Control+Shift+Enter');
  await expect(dialog.getByRole('button', { name: 'Answer and next' })).toBeDisabled();
  await reply.pressSequentially(' Noch etwas');
  arrival.resolve();
  await expect(dialog.getByRole('listitem')).toContainText('Guten Tag, gerne.');
  const question = admin.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(reply).toHaveValue('Guten Tag, gerne. Noch etwas');
});

test('a reply begins with a text of the office, arrives by mail and stays in the thread', async ({ admin }) => {
  const subject = await storeMessages('Antwort mit Vorlage', 1);
  const title = unique('Dank');
  await openTab(admin, 'messages');
  await admin.getByRole('button', { name: 'Reply texts' }).click();
  await admin.getByRole('button', { name: 'Add Reply Text' }).click();
  const form = admin.getByRole('dialog', { name: 'Add Reply Text' });
  await form.getByLabel('Title').fill(title);
  await form.getByRole('textbox', { name: 'Text' }).fill('Vielen Dank für Ihre Nachricht.');
  await form.getByRole('button', { name: 'Create reply text' }).click();
  await expect(toast(admin, 'Reply text created successfully')).toBeVisible();

  await openInbox(admin, subject);
  await itemButton(admin, subject, 'Details').click();
  const dialog = admin.getByRole('dialog', { name: 'Message Details' });
  await dialog.getByLabel('Insert reply text').selectOption(title);
  await expect(dialog.getByLabel('Reply', { exact: true })).toHaveValue('Vielen Dank für Ihre Nachricht.');
  await expectAccessible(admin, 'dialog[open]');
  await dialog.getByRole('button', { name: 'Send reply' }).click();
  await expect(dialog.getByRole('listitem')).toContainText('Vielen Dank für Ihre Nachricht.');
  await expect(dialog.getByLabel('State')).toHaveValue('answered');
  await expect
    .poll(() =>
      office.smtp.received.some(({ source }) => source.replace(/\r\n[ \t]/g, ' ').includes(`Subject: Re: ${subject}`)),
    )
    .toBe(true);

  await dialog.getByLabel('Notes').fill('Ruft zurück');
  await dialog.getByRole('button', { name: 'Save notes' }).click();
  await expect(toast(admin, 'Notes saved')).toBeVisible();
  await admin.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(item(admin, subject).getByText('Answered', { exact: true })).toBeVisible();
});

test('deleted messages are in the trash: restored, or purged after a confirmation', async ({ admin }) => {
  await office.database.query('update contact_messages set deleted_at = null');
  const [back, gone] = [unique('Kommt zurück'), unique('Geht ganz')];
  const later = await storeMessages('Geht später', 1);
  await office.database.query(
    `insert into partners (name, type, deleted_at) select name, 'academic', now() from unnest($1::text[]) name`,
    [[back, gone]],
  );
  await openTab(admin, 'overview');
  await admin.getByRole('button', { name: 'Trash' }).click();
  const trash = admin.getByRole('dialog', { name: 'Trash' });
  const kind = trash.getByLabel('Kind');
  await expect(kind).toHaveValue('');
  const entry = (name: string) => trash.getByRole('listitem').filter({ hasText: name });
  await expect(entry(back)).toContainText(/Partner.*Deleted .*, will be deleted for good on /s);
  await trash.getByLabel('Search the trash').fill(back);
  await expect(entry(gone)).toHaveCount(0);
  await trash.getByLabel('Search the trash').fill('');
  await kind.selectOption('partners');
  await expectAccessible(admin, 'dialog[open]');
  await entry(back).getByRole('button', { name: 'Restore' }).click();
  await expect(toast(admin, `${back} restored`)).toBeVisible();
  await expect(entry(back)).toHaveCount(0);
  await expect(trash.getByRole('heading', { name: 'Trash' })).toBeFocused();
  await entry(gone).getByRole('button', { name: 'Delete now' }).click();
  const question = admin.getByRole('alertdialog', { name: 'Delete for good?' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await question.getByRole('button', { name: 'Delete now' }).click();
  await expect(entry(gone)).toHaveCount(0);
  await expect(kind).toHaveValue('partners');
  const stored = async () => {
    const sql = 'select name, deleted_at from partners where name = any($1)';
    return (await office.database.query(sql, [[back, gone]])).rows;
  };
  await expect.poll(stored).toEqual([{ name: back, deleted_at: null }]);
  // The trash contains later deletions too, also one that is stored after it was opened.
  const opened = Promise.withResolvers<void>();
  await admin.route('**/api/contact-messages/*', async (route) => {
    await opened.promise;
    await route.continue();
  });
  await trash.getByRole('button', { name: 'Close' }).click();
  await admin.getByRole('tab', { name: 'Messages' }).click();
  await itemButton(admin, later, 'Delete').click();
  await expect(admin.getByRole('alertdialog')).toContainText('after that it stays in the trash for 30 days');
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(item(admin, later)).toHaveCount(0);
  await admin.getByRole('tab', { name: 'Overview' }).click();
  const listed = admin.waitForResponse(/\/api\/trash\?/);
  await admin.getByRole('button', { name: 'Trash' }).click();
  await listed;
  opened.resolve();
  await expect(entry('Message').first()).toContainText(/Deleted by .*, will be deleted for good on /);
});

test('the link of a mail opens its record, on whatever page of the list it is', async ({ admin }) => {
  const subject = await storeMessages('Verlinkt', 40);
  const { rows } = await office.database.query(
    'select id from contact_messages where subject = $1 order by created_at limit 1',
    [subject],
  );
  await admin.goto(`/admin?tab=messages&open=${rows[0].id}`);
  const dialog = admin.getByRole('dialog', { name: 'Message Details' });
  await expect(dialog).toContainText('Frage 40');
  await expect(toast(admin, 'Message marked as read')).toBeVisible();
  await expect(dialog.getByLabel('State')).toHaveValue('open');
  await admin.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await openTab(admin, 'messages&open=11111111-1111-4111-8111-111111111111');
  await expect(toast(admin, 'This message is no longer there.')).toBeVisible();
});

test('an order by phone is entered: errors are at fields, confirmation and invoice as usual', async ({ admin }) => {
  const organization = unique('Muster Telefon AG');
  const email = `telefon-${Date.now().toString(36)}@example.org`;
  await openTab(admin, 'orders&list=study');
  await admin.getByRole('button', { name: 'New order' }).click();
  const form = admin.getByRole('dialog', { name: 'New study order' });
  await form.getByRole('button', { name: 'Create order' }).click();
  await expect(form.getByText('Please choose how the order came')).toBeVisible();
  await expect(form.getByText('Billing address is required')).toBeVisible();
  await expectAccessible(admin, 'dialog[open]');
  await form.getByLabel('Received by').selectOption('phone');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('First name').fill('Carla');
  await form.getByLabel('Last name').fill('Muster');
  await form.getByLabel('Company', { exact: false }).first().fill(organization);
  await form.getByLabel('Billing address').fill('Musterweg 1\n8000 Zürich');
  await form.getByLabel('Business area').selectOption('strategy');
  await form.getByLabel('Company size').selectOption('large');
  await form.getByLabel('Partnership').selectOption('no');
  await form.getByRole('button', { name: 'Create order' }).click();
  await expect(toast(admin, 'Order created successfully')).toBeVisible();
  await expect(item(admin, organization)).toContainText("CHF 1'295");
  await itemButton(admin, organization, 'Details').click();
  await expect(admin.getByRole('dialog', { name: /^Order VM-/ })).toContainText('Phone');
  await expect.poll(() => office.smtp.received.filter(({ to }) => to.includes(email)).length).toBe(1);
  const { rows } = await office.database.query(
    `select channel, suspected_spam, (select count(*)::int from invoice_documents where study_order_id = o.id) as invoices
     from study_orders o where organization = $1`,
    [organization],
  );
  expect(rows).toEqual([{ channel: 'phone', suspected_spam: false, invoices: 1 }]);
});
