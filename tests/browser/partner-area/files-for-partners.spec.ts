/** Files that the office shares: incomplete dates, other users, the focus. */
import { expect, type Page } from '@playwright/test';
import { type Api, expectErrors, test, toast, unique } from '../admin-area.ts';

/** Opens the files and chooses one to share with a new firm. */
async function chooseFile(page: Page, api: Api) {
  const firm = unique('Muster Teilen AG');
  const { id } = await api('POST', '/api/partners', { name: firm, type: 'industry' });
  await page.goto(`/admin?tab=partners&list=files&firm=${id}`);
  const title = unique('Teilen');
  const buffer = Buffer.from(`%PDF-1.7\n${title}\n%%EOF\n`);
  await page.getByLabel('Choose files').setInputFiles({ name: `${title}.pdf`, mimeType: 'application/pdf', buffer });
  const dialog = page.getByRole('dialog', { name: /^Share / });
  await expect(dialog.getByRole('checkbox', { name: firm })).toBeChecked();
  return { title, dialog, row: page.getByRole('row').filter({ hasText: title }) };
}

test('a file is shared once its dates are complete; a download keeps the focus', async ({ admin, api }) => {
  const { title, dialog, row } = await chooseFile(admin, api);
  const from = dialog.getByLabel('Visible from');
  await from.pressSequentially('0306');
  await dialog.getByRole('button', { name: 'Upload and share' }).click();
  await expect(dialog.getByText('Please complete or empty this field')).toBeVisible();
  await expect(from).toBeFocused();
  await from.fill('2099-06-03');
  await dialog.getByRole('button', { name: 'Upload and share' }).click();
  await expect(toast(admin, `${title}.pdf is available`)).toBeVisible();
  await expect(row).toContainText('Visible from 3. Juni 2099');
  const download = row.getByRole('link', { name: 'Download' });
  await download.focus();
  const refreshed = admin.waitForResponse(/\/api\/partner-files\?/);
  await admin.keyboard.press('Enter');
  await refreshed;
  await expect(download).toBeFocused();
});

test('what was entered for files is discarded only after a question', async ({ admin, api }) => {
  const { dialog } = await chooseFile(admin, api);
  await dialog.getByLabel('Message').fill('Bitte bis Freitag lesen.');
  await admin.keyboard.press('Escape');
  const question = admin.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(dialog.getByLabel('Message')).toHaveValue('Bitte bis Freitag lesen.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect(dialog).toHaveCount(0);
});

test('a file that somebody else has changed since its details were opened is not overwritten', async ({
  admin,
  api,
}) => {
  expectErrors(admin, /409/);
  await admin.clock.install();
  const { title, dialog, row } = await chooseFile(admin, api);
  await dialog.getByRole('button', { name: 'Upload and share' }).click();
  await expect(row).toBeVisible();
  await row.getByRole('button', { name: 'Details' }).click();
  const details = admin.getByRole('dialog', { name: title });
  await details.getByLabel('Title').fill('Meiner');
  const files = await api<{ id: string; title: string }[]>('GET', '/api/partner-files');
  const theirs = unique('Anderer');
  await api('PATCH', `/api/partner-files/${files.find((file) => file.title === title)?.id}`, { title: theirs });
  // The list is requested again when the window gets the focus after some minutes.
  const refreshed = admin.waitForResponse(/\/api\/partner-files\?/);
  await admin.clock.fastForward('06:00');
  await admin.evaluate(() => dispatchEvent(new Event('visibilitychange')));
  await refreshed;
  await expect(admin.getByRole('dialog', { name: theirs })).toBeVisible();
  await admin.getByRole('button', { name: 'Save changes' }).click();
  await expect(admin.getByRole('dialog').getByText(/^Somebody else changed this file/)).toBeVisible();
  const after = await api<{ title: string }[]>('GET', '/api/partner-files');
  expect(after.map((file) => file.title)).toContain(theirs);
});

test('an incomplete request keeps the focus, at its first error', async ({ admin }) => {
  expectErrors(admin, /400/);
  await admin.goto('/admin?tab=partners&list=requests');
  await admin.getByRole('button', { name: 'Request files' }).click();
  const requestDialog = admin.getByRole('dialog', { name: 'Request files' });
  await requestDialog.getByRole('button', { name: 'Send request' }).click();
  await expect(requestDialog.getByLabel('What you ask for')).toHaveAttribute('aria-invalid', 'true');
  await expect(requestDialog.getByLabel('What you ask for')).toBeFocused();
});
