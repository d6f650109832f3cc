/** The office’s inbox by keyboard, from message to message, on a separate server. */
import { expect } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { expectErrors, itemButton, toast } from '../admin-area.ts';
import { messagesOf, openInbox } from '../inbox-page.ts';
import { ownOffice } from '../own-server.ts';

const { test, office } = ownOffice();
const { storeMessages, statesOf } = messagesOf(office);

// When two windows change one record, the second is refused.
test.beforeEach(({ admin }) => expectErrors(admin, /Failed to load resource/));

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
  const calls: string[] = [];
  admin.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(request.url());
  });
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
  const callsPerMessage = calls.length / count;
  console.log(`${perMessage.toFixed(2)} key presses and ${callsPerMessage.toFixed(2)} calls per message answered`);
  expect(perMessage).toBeLessThanOrEqual(4);
  // Nine: the mark and the reply, the thread (two), the message after its reply, and list and overview after each change.
  expect(callsPerMessage).toBeLessThanOrEqual(9.5);
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
