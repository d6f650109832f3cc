/** Texts pasted beyond their limit: nothing is cut off without a word, and the error is at the field. */
import { expect, type Locator } from '@playwright/test';
import { expectErrors, itemButton, openMessages, test, toast, unique } from '../admin-area.ts';

/** Pastes; `fill` would ignore a limit of the field. */
async function paste(field: Locator, text: string) {
  await field.fill('');
  await field.focus();
  await field.page().keyboard.insertText(text);
}

async function expectKept(field: Locator, text: string, error: string | RegExp) {
  await expect(field).toHaveValue(text);
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(error);
}

test('a reply and notes that are too long are not sent, and stay whole', async ({ admin, api }) => {
  expectErrors(admin, /400/);
  const name = unique('Lara Muster');
  await openMessages(admin, api, unique('Lang'), [name]);
  await itemButton(admin, name, 'Details').click();
  const dialog = admin.getByRole('dialog', { name: 'Message Details' });
  const reply = dialog.getByLabel('Reply', { exact: true });
  const text = 'Sehr lang. '.repeat(1000);
  await paste(reply, text);
  await dialog.getByRole('button', { name: 'Send reply' }).click();
  await expectKept(reply, text, /The reply was not sent\. At most 10000 characters/);

  const notes = dialog.getByLabel('Notes');
  await paste(notes, text);
  await dialog.getByRole('button', { name: 'Save notes' }).click();
  await expect(toast(admin, 'Failed to save notes. At most 5000 characters')).toBeVisible();
  await expect(notes).toHaveValue(text);
});

test('a message that is too long is not sent with a file, and a title not stored', async ({ admin, api }) => {
  expectErrors(admin, /400/);
  const firm = unique('Muster Lang AG');
  const { id } = await api('POST', '/api/partners', { name: firm, type: 'industry' });
  await admin.goto(`/admin?tab=partners&list=files&firm=${id}`);
  const name = `${unique('Lang')}.pdf`;
  const buffer = Buffer.from(`%PDF-1.7\n${name}\n%%EOF\n`);
  await admin.getByLabel('Choose files').setInputFiles({ name, mimeType: 'application/pdf', buffer });
  const sharing = admin.getByRole('dialog', { name: /^Share / });
  const message = sharing.getByLabel('Message');
  const text = 'Lang. '.repeat(200);
  await paste(message, text);
  await sharing.getByRole('button', { name: 'Upload and share' }).click();
  await expectKept(message, text, 'The message may have at most 1000 characters');
  await message.fill('Kurz.');
  await expect(message).not.toHaveAttribute('aria-invalid', 'true');
  await sharing.getByRole('button', { name: 'Upload and share' }).click();

  await admin.getByRole('row').filter({ hasText: firm }).getByRole('button', { name: 'Details' }).click();
  const details = admin.getByRole('dialog');
  await paste(details.getByLabel('Title'), text);
  await details.getByRole('button', { name: 'Save changes' }).click();
  await expectKept(details.getByLabel('Title'), text, 'At most 200 characters');
});
