/** The office's inbox: by keyboard, bulk actions, in two windows, on a separate server. */
import { expect, type Page } from '@playwright/test';
import { onePagePdf } from '../../made-up/sample-files.ts';
import { expectAccessible } from '../accessibility.ts';
import { expectErrors, item, itemButton, openTab, toast, unique } from '../admin-area.ts';
import { ownOffice } from '../own-server.ts';

const { test, office } = ownOffice();

// When two windows change one record, the second is refused.
test.beforeEach(({ admin }) => expectErrors(admin, /Failed to load resource/));

/** Stores messages, the first one being the newest. @returns their subject */
async function storeMessages(name: string, count: number): Promise<string> {
  const subject = unique(name);
  await office.database.query(
    `insert into contact_messages (first_name, last_name, email, subject, message, created_at)
     select 'Anna', 'Muster ' || n, 'anna' || n || '@example.org', $1, 'Frage ' || n, now() - n * interval '1 minute'
     from generate_series(1, $2::int) n`,
    [subject, count],
  );
  return subject;
}

/** The runs of equal states, from the newest message on: ['25 answered', '10 spam']. */
async function statesOf(subject: string): Promise<string[]> {
  const { rows } = await office.database.query(
    `select case when deleted_at is null then state else 'deleted' end as state
     from contact_messages where subject = $1 order by created_at desc`,
    [subject],
  );
  const runs: { state: string; count: number }[] = [];
  for (const { state } of rows as { state: string }[]) {
    const last = runs.at(-1);
    if (last && last.state === state) last.count += 1;
    else runs.push({ state, count: 1 });
  }
  return runs.map(({ state, count }) => `${count} ${state}`);
}

const openInbox = async (page: Page, search: string, status = '') => {
  await openTab(page, `messages&search=${encodeURIComponent(search)}${status && `&status=${status}`}`);
  await expect(page.getByRole('tabpanel').locator('tbody tr').first()).toBeVisible();
};

test('200 messages are worked through by keyboard and several at once', async ({ admin }) => {
  const subject = await storeMessages('Zweihundert', 200);
  await openInbox(admin, subject, 'unread');
  const panel = admin.getByRole('tabpanel');
  const pages = panel.getByRole('navigation', { name: 'Pages' });
  const left = async (count: number) => {
    if (count > 25) return expect(pages).toContainText(`of ${count}`);
    await expect(pages).toHaveCount(0);
    await expect(panel.locator('tbody tr')).toHaveCount(count);
  };
  const wholePage = async (action: string, outcome: string) => {
    await panel.getByLabel('Select all on this page').check();
    await expect(panel.getByText('25 selected')).toBeVisible();
    await panel.getByRole('button', { name: action, exact: true }).click();
    await expect(toast(admin, `25 messages ${outcome}`)).toBeVisible();
  };

  for (const rest of [175, 150, 125, 100]) {
    await wholePage('Answered', 'marked as answered');
    await left(rest);
  }
  await wholePage('Spam', 'marked as spam');
  await left(75);
  await wholePage('Mark as read', 'marked as read');
  await left(50);

  // j goes to the first row, e completes it and goes to the next.
  await admin.keyboard.press('j');
  for (let rest = 49; rest >= 25; rest--) {
    await admin.keyboard.press('e');
    await left(rest);
  }
  // Three are selected, deleted and restored.
  for (const key of ['k', 'k', 'k', 'x', 'j', 'x', 'j', 'x']) await admin.keyboard.press(key);
  await expect(panel.getByText('3 selected')).toBeVisible();
  await panel.getByRole('button', { name: 'Delete selected' }).click();
  await admin.getByRole('alertdialog', { name: 'Delete messages?' }).getByRole('button', { name: 'Delete' }).click();
  await expect(toast(admin, '3 messages deleted')).toBeVisible();
  await left(22);
  await admin.getByRole('button', { name: 'Undo', exact: true }).click();
  await left(25);
  // Enter opens the row that has the focus: that message is read.
  await panel
    .getByRole('button', { name: /^Details/ })
    .first()
    .focus();
  await admin.keyboard.press('Enter');
  await expect(admin.getByRole('dialog', { name: 'Message Details' })).toBeVisible();
  await expect(toast(admin, 'Message marked as read')).toBeVisible();
  await admin.keyboard.press('Escape');
  await left(24);
  await panel.getByLabel('Select all on this page').check();
  await panel.getByRole('button', { name: 'Delete selected' }).click();
  await admin.getByRole('alertdialog', { name: 'Delete messages?' }).getByRole('button', { name: 'Delete' }).click();
  await expect(toast(admin, '24 messages deleted')).toBeVisible();
  await expect(panel.getByText('No messages match')).toBeVisible();
  expect(await statesOf(subject)).toEqual([
    '100 answered',
    '25 spam',
    '25 open',
    '25 answered',
    '1 open',
    '24 deleted',
  ]);
});

test('200 messages are answered with a text, two key presses each', async ({ admin }) => {
  const count = 200;
  const subject = await storeMessages('Beantwortet', count);
  await office.database.query(
    `insert into reply_texts (title, text) values ('Dank', 'Vielen Dank für Ihre Nachricht. Wir melden uns.')`,
  );
  await openInbox(admin, subject, 'to-do');
  const dialog = admin.getByRole('dialog', { name: 'Message Details' });
  let presses = 0;
  const press = async (key: string) => {
    presses += 1;
    await admin.keyboard.press(key);
  };
  const text = dialog.getByLabel('Reply', { exact: true });
  await press('j');
  await press('Enter');
  await expect(dialog.getByLabel('Insert reply text')).toBeVisible();
  for (let n = 1; n <= count; n++) {
    await expect(dialog.getByText(`anna${n}@example.org`, { exact: true })).toBeVisible();
    await press('1');
    await expect(text).toHaveValue(/^Vielen Dank/);
    await press('Control+Shift+Enter');
  }
  await expect(dialog).toHaveCount(0);
  await expect(admin.getByText('No messages match')).toBeVisible();
  const perMessage = presses / count;
  console.log(`${count} messages answered with ${presses} key presses, ${perMessage.toFixed(2)} per message`);
  expect(perMessage).toBeLessThanOrEqual(4);
  await expect.poll(() => statesOf(subject)).toEqual([`${count} answered`]);
  await expect
    // Quoted-printable breaks a line anywhere.
    .poll(
      () =>
        office.smtp.received.filter(({ source }) => source.replace(/=\r?\n/g, '').includes('Wir melden uns.')).length,
    )
    .toBe(count);
  await office.database.query(`delete from reply_texts`);
});

test('no message is skipped if the list is read late, without those that were answered meanwhile', async ({
  admin,
}) => {
  const subject = await storeMessages('Verspätet', 6);
  await openInbox(admin, subject, 'to-do');
  const dialog = admin.getByRole('dialog', { name: 'Message Details' });
  const isShown = (n: number) => expect(dialog.getByText(`anna${n}@example.org`, { exact: true })).toBeVisible();
  const answer = async () => {
    await dialog.getByLabel('Reply', { exact: true }).fill('Danke');
    await admin.keyboard.press('Control+Shift+Enter');
  };
  await admin.keyboard.press('j');
  await admin.keyboard.press('Enter');
  await isShown(1);
  await expect(toast(admin, 'Message marked as read')).toBeVisible();
  await expect(admin.getByRole('tabpanel').locator('tbody tr').first()).toContainText('Anna Muster 1');

  const isListRead = Promise.withResolvers<void>();
  await admin.route('**/api/contact-messages?*', async (route) => {
    await isListRead.promise;
    await route.continue();
  });
  await answer();
  await isShown(2);
  // The second reply is stored, then the list is read, then the reply is confirmed.
  await admin.route('**/api/contact-messages/*/replies', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const response = await route.fetch();
    isListRead.resolve();
    await expect(admin.getByRole('tabpanel').locator('tbody tr').first()).toContainText('Anna Muster 3');
    await route.fulfill({ response });
  });
  await answer();
  await isShown(3);
});

test('keys and buttons lead to the next and previous message, but not with unsaved text', async ({ admin }) => {
  const subject = await storeMessages('Weiter', 27);
  await openInbox(admin, subject);
  const dialog = admin.getByRole('dialog', { name: 'Message Details' });
  const isShown = (n: number) => expect(dialog.getByText(`anna${n}@example.org`, { exact: true })).toBeVisible();
  await admin.keyboard.press('j');
  await admin.keyboard.press('Enter');
  await isShown(1);
  // If it came later, it would replace the toast with the Undo.
  await expect(toast(admin, 'Message marked as read')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Previous record' })).toBeDisabled();
  await admin.keyboard.press('j');
  await isShown(2);
  await admin.keyboard.press('k');
  await isShown(1);
  await dialog.getByRole('button', { name: 'Next record' }).click();
  await isShown(2);

  // e completes the message and goes to the next; Undo restores it.
  await admin.keyboard.press('e');
  await isShown(3);
  await expect(toast(admin, '1 message marked as answered')).toBeVisible();
  // The third message is marked as read meanwhile, without a toast.
  await expect.poll(() => statesOf(subject)).toEqual(['1 open', '1 answered', '1 open', '24 new']);
  await admin.keyboard.press('Control+z');
  await expect(toast(admin, '1 message set back')).toBeVisible();

  await admin.keyboard.press('r');
  await expect(dialog.getByLabel('Reply', { exact: true })).toBeFocused();
  await admin.keyboard.type('jke');
  await expect(dialog.getByLabel('Reply', { exact: true })).toHaveValue('jke');
  await dialog.getByRole('button', { name: 'Next record' }).click();
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
  await isShown(3);
  await dialog.getByLabel('Reply', { exact: true }).focus();
  await admin.keyboard.press('Control+Enter');
  await expect(toast(admin, 'The reply is on its way to Anna Muster 3')).toBeVisible();
  // A second reply of the same user needs no confirmation, and is in the thread too.
  await dialog.getByLabel('Reply', { exact: true }).fill('Noch etwas');
  await dialog.getByRole('button', { name: 'Send reply' }).click();
  await expect(dialog.getByRole('listitem')).toHaveText([/jke/, /Noch etwas/]);

  // Continues across pages, and returns to the row of the last message shown.
  for (let n = 4; n <= 26; n++) {
    await admin.keyboard.press('j');
    await isShown(n);
  }
  await admin.keyboard.press('k');
  await isShown(25);
  await admin.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

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

test('keys have no effect while somebody types or a dialog is open; ? lists them', async ({ admin }) => {
  const subject = await storeMessages('Tasten', 2);
  await openInbox(admin, subject);
  const search = admin.getByLabel('Search messages');
  await admin.keyboard.press('/');
  await expect(search).toBeFocused();
  await admin.keyboard.type('jkxe?');
  await expect(search).toHaveValue(`${subject}jkxe?`);
  await expect(admin.getByText('No messages match')).toBeVisible();
  await search.fill(subject);
  await expect(admin.getByRole('tabpanel').locator('tbody tr')).toHaveCount(2);
  const first = itemButton(admin, 'Muster 1', 'Details');
  await admin.keyboard.press('Enter');
  await expect(first).toBeFocused();
  await admin.keyboard.press('?');
  const help = admin.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(help).toContainText('Select the row');
  await expectAccessible(admin, 'dialog[open]');
  await admin.keyboard.press('j');
  await admin.keyboard.press('Escape');
  await expect(help).toHaveCount(0);
  await expect(first).toBeFocused();
  await admin.keyboard.press('j');
  await expect(itemButton(admin, 'Muster 2', 'Details')).toBeFocused();
  expect(await statesOf(subject)).toEqual(['2 new']);
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

test('arrow keys pass states and persons; what they lead to is saved on Enter or when the field is left', async ({
  admin,
}) => {
  const subject = await storeMessages('Pfeile', 1);
  await openInbox(admin, subject);
  await itemButton(admin, 'Muster 1', 'Details').click();
  await expect(toast(admin, 'Message marked as read')).toBeVisible();
  const dialog = admin.getByRole('dialog');
  await dialog.getByLabel('State').focus();
  for (const key of ['ArrowDown', 'ArrowDown']) await admin.keyboard.press(key);
  expect(await statesOf(subject)).toEqual(['1 open']);
  await admin.keyboard.press('Enter');
  await expect.poll(() => statesOf(subject)).toEqual(['1 spam']);
  await dialog.getByLabel('Person').focus();
  await admin.keyboard.press('ArrowDown');
  await expect(toast(admin, 'Person saved')).toHaveCount(0);
  await admin.keyboard.press('Tab');
  await expect(toast(admin, 'Person saved')).toBeVisible();
});

test('a toast in a dialog moves nothing', async ({ admin }) => {
  await admin.setViewportSize({ width: 1280, height: 720 });
  const subject = await storeMessages('Ruhig', 1);
  await openInbox(admin, subject);
  await itemButton(admin, 'Muster 1', 'Details').click();
  await expect(toast(admin, 'Message marked as read')).toBeVisible();
  const reply = admin.getByRole('dialog').getByLabel('Reply', { exact: true });
  const topNow = async () => (await reply.boundingBox())?.y;
  const before = await topNow();
  await admin.getByRole('dialog').getByRole('button', { name: 'Dismiss' }).click();
  await expect(toast(admin, 'Message marked as read')).toHaveCount(0);
  expect(await topNow()).toBe(before);
});

test('an action on a message that is being marked as read waits for that, and is reported last', async ({ admin }) => {
  const subject = await storeMessages('Langsam', 4);
  await openInbox(admin, subject);
  let arrival = Promise.withResolvers<void>();
  await admin.route('**/api/contact-messages/*/read', async (route) => {
    const answer = await route.fetch();
    await arrival.promise;
    await route.fulfill({ response: answer });
  });
  const conflicts: string[] = [];
  admin.on('response', (answer) => void (answer.status() === 409 && conflicts.push(answer.url())));
  const dialog = admin.getByRole('dialog', { name: 'Message Details' });
  const doAtOnce = async (name: string, act: () => Promise<unknown>, outcome: string) => {
    arrival = Promise.withResolvers();
    const marking = admin.waitForRequest('**/api/contact-messages/*/read');
    await itemButton(admin, name, 'Details').click();
    await marking;
    await act();
    arrival.resolve();
    await expect(toast(admin, outcome)).toBeVisible();
    await expect(toast(admin, 'Message marked as read')).toHaveCount(0);
    await admin.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  };
  const reply = async () => {
    await dialog.getByLabel('Reply', { exact: true }).fill('Guten Tag, gerne.');
    await dialog.getByRole('button', { name: 'Send reply' }).click();
    await expect(dialog.getByRole('button', { name: 'Send reply' })).toBeDisabled();
  };
  await doAtOnce('Muster 1', reply, 'The reply is on its way');
  await doAtOnce('Muster 2', () => dialog.getByLabel('State').selectOption('spam'), '1 message set to spam');
  const note = async () => {
    await dialog.getByLabel('Notes').fill('Ruft zurück');
    await dialog.getByRole('button', { name: 'Save notes' }).click();
  };
  await doAtOnce('Muster 3', note, 'Notes saved');
  const noteMarkedMeanwhile = async () => {
    await dialog.getByLabel('Notes').fill('Ruft zurück');
    arrival.resolve();
    await expect(toast(admin, 'Message marked as read')).toBeVisible();
    await dialog.getByRole('button', { name: 'Save notes' }).click();
  };
  await doAtOnce('Muster 4', noteMarkedMeanwhile, 'Notes saved');
  expect(conflicts).toEqual([]);
  expect(await statesOf(subject)).toEqual(['1 answered', '1 spam', '2 open']);
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
  // The trash contains later deletions too.
  await trash.getByRole('button', { name: 'Close' }).click();
  await admin.getByRole('tab', { name: 'Messages' }).click();
  await itemButton(admin, later, 'Delete').click();
  await expect(admin.getByRole('alertdialog')).toContainText('after that it stays in the trash for 30 days');
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(item(admin, later)).toHaveCount(0);
  await admin.getByRole('tab', { name: 'Overview' }).click();
  await admin.getByRole('button', { name: 'Trash' }).click();
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
