/** The library: uploading, describing, cropping, and choosing in forms. */
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible, expectAccessibleEverywhere } from '../accessibility.ts';
import { deleteItem, expectErrors, item, itemButton, openTab, test, toast, unique } from '../admin-area.ts';

/** A picture in a unique colour, so that no other test has uploaded it. */
const picture = (width = 900, height = 600) => {
  const shade = () => Math.floor(Math.random() * 256);
  return sharp({ create: { width, height, channels: 3, background: { r: shade(), g: shade(), b: shade() } } })
    .composite([
      {
        input: Buffer.from([shade(), shade(), shade()]),
        raw: { width: 1, height: 1, channels: 3 },
        left: shade(),
        top: shade(),
      },
    ])
    .png()
    .toBuffer();
};
const file = (name: string, buffer: Buffer) => ({ name: `${name}.png`, mimeType: 'image/png', buffer });

async function openLibrary(page: Page): Promise<void> {
  await openTab(page, 'media');
  await page.getByRole('button', { name: 'Library', exact: true }).click();
  await expect(page.getByLabel('Upload files')).toBeAttached();
}

test('a picture is uploaded, described, and its focal point moved by figures, keys and a click', async ({ admin }) => {
  expectErrors(admin, /400/);
  const name = unique('Saal');
  await openLibrary(admin);
  await admin.getByLabel('Upload files').setInputFiles(file(name, await picture()));
  const dialog = admin.getByRole('dialog', { name: 'Edit file' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(dialog.getByText('Alt text is required for pictures')).toBeVisible();

  await dialog.getByLabel('Alt text').fill('Ein leerer Saal');
  await dialog.getByLabel('Credit').fill('Foto: Muster');
  await dialog.getByLabel('From the left (%)').fill('20');
  const point = dialog.getByRole('button', { name: /^Focal point/ });
  await expect(point).toHaveAccessibleName(/^Focal point: 20 % from the left, 50 % from the top/);
  await point.press('ArrowRight');
  await point.press('Shift+ArrowDown');
  await expect(dialog.getByLabel('From the left (%)')).toHaveValue('21');
  await expect(dialog.getByLabel('From the top (%)')).toHaveValue('60');
  const before = await dialog.getByRole('img', { name: 'Preview: Portrait' }).getAttribute('viewBox');
  await dialog.getByRole('button', { name: /^Focal point/ }).click({ position: { x: 300, y: 20 } });
  await expect(dialog.getByLabel('From the left (%)')).not.toHaveValue('21');
  await expect(dialog.getByRole('img', { name: 'Preview: Portrait' })).not.toHaveAttribute('viewBox', before ?? '');
  await expectAccessible(admin, 'dialog');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(dialog).toBeHidden();
  await expect(toast(admin, 'Library item updated successfully')).toBeVisible();
  await expect(item(admin, name)).toContainText('Ein leerer Saal');
  await expect(item(admin, name)).toContainText('not used');
});

test('several files are uploaded; a refused one stays in the list with name and reason', async ({ admin }) => {
  expectErrors(admin, /415/);
  const [good, bad] = [unique('Gut'), unique('Schlecht')];
  await openLibrary(admin);
  await admin
    .getByLabel('Upload files')
    .setInputFiles([file(bad, Buffer.from('kein Bild')), file(good, await picture())]);
  await admin.getByRole('dialog', { name: 'Edit file' }).getByRole('button', { name: 'Cancel' }).click();
  const refused = admin.getByRole('listitem').filter({ hasText: `${bad}.png` });
  await expect(refused).toContainText('Please choose a PNG, JPEG, WebP, GIF, AVIF or SVG picture');
  await expect(item(admin, good)).toContainText('Alt text missing');
  await expect(refused.getByRole('button')).toHaveText([/^Dismiss/]);
  await refused.getByRole('button', { name: 'Dismiss' }).click();
  await expect(refused).toBeHidden();
});

test('of two pictures uploaded together, the dialog shows the first until it is closed', async ({ admin }) => {
  const [first, second] = [unique('Eins'), unique('Zwei')];
  await openLibrary(admin);
  const files = [file(first, await picture()), file(second, await picture())];
  await admin.getByLabel('Upload files').setInputFiles(files);
  await expect(toast(admin, `${second} is in the library`)).toBeVisible();
  const dialog = admin.getByRole('dialog', { name: 'Edit file' });
  await expect(dialog.getByLabel('Title')).toHaveValue(first);
  const shown = await dialog.locator('image').first().getAttribute('href');
  await expect(dialog.getByRole('link', { name: '/uploads/' })).toHaveAttribute('href', String(shown));
});

test('a file that the library has already is named by its title, and its record stays closed', async ({ admin }) => {
  const [first, second] = [unique('Erste'), unique('Zweite')];
  const bytes = await picture();
  await openLibrary(admin);
  await admin.getByLabel('Upload files').setInputFiles(file(first, bytes));
  await admin.getByRole('dialog', { name: 'Edit file' }).getByRole('button', { name: 'Cancel' }).click();
  await admin.getByLabel('Upload files').setInputFiles(file(second, bytes));
  const known = admin.getByRole('listitem').filter({ hasText: `${second}.png` });
  await expect(known).toContainText(`The library has this file already, as “${first}”.`);
  await expect(admin.getByRole('dialog')).toHaveCount(0);
  await expectAccessible(admin);
  await known.getByRole('button', { name: 'Dismiss' }).click();
  await expect(known).toBeHidden();
});

test('files can be dropped; search and filter find them', async ({ admin }) => {
  const name = unique('Gezogen');
  await openLibrary(admin);
  const bytes = [...(await picture())];
  const data = await admin.evaluateHandle(
    ([content, fileName]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([new Uint8Array(content as number[])], `${fileName}.png`, { type: 'image/png' }));
      return transfer;
    },
    [bytes, name] as const,
  );
  await admin.locator('label', { hasText: 'Upload files' }).dispatchEvent('drop', { dataTransfer: data });
  await admin.getByRole('dialog', { name: 'Edit file' }).getByRole('button', { name: 'Cancel' }).click();
  await admin.getByLabel('Search the library').fill(name);
  await expect(item(admin, name)).toBeVisible();
  await admin.getByLabel('Filter').selectOption('Films');
  await expect(item(admin, name)).toBeHidden();
});

test('a portrait is uploaded in the German form; the library keeps what is used', async ({ admin, api, page }) => {
  expectErrors(admin, /409/);
  const [name, person] = [unique('Porträt'), unique('Anna Muster')];
  await openTab(admin, 'team');
  await admin.getByRole('button', { name: 'Team-Mitglied hinzufügen' }).click();
  const form = admin.getByRole('dialog', { name: 'Team-Mitglied hinzufügen' });
  await form.getByLabel('Name').fill(person);
  await form.getByLabel('Rolle').selectOption('Senior Researcher');
  await form.getByLabel('Organisation').fill('Musterhochschule');
  await form.getByLabel('Profilbild').fill('https://bilder.example.org/anna.jpg');
  await expect(form.getByText('gehen an bilder.example.org: Laden Sie die Datei stattdessen hoch.')).toBeVisible();
  await form.getByRole('button', { name: 'Bild wählen oder hochladen' }).click();
  const picker = admin.getByRole('dialog', { name: 'Mediathek' });
  await picker.getByLabel('Dateien hochladen').setInputFiles(file(name, await picture(800, 1000)));
  await picker.getByRole('button', { name: 'Bild verwenden' }).click();
  await expect(picker.getByLabel(/Alternativtext/)).toBeVisible();
  await picker.getByRole('button', { name: 'Bild verwenden' }).click();
  await expect(picker.getByText('Bitte sagen Sie, was auf dem Bild zu sehen ist')).toBeVisible();
  await picker.getByLabel(/Alternativtext/).fill('Porträt einer Frau');
  await expectAccessible(admin, 'dialog[aria-labelledby]:last-of-type');
  await picker.getByRole('button', { name: 'Bild verwenden' }).click();
  await expect(picker).toBeHidden();
  await expect(form.getByLabel('Profilbild')).toHaveValue(/^\/uploads\/[0-9a-f]{32}\.webp$/);
  await expect(form.getByLabel('Name')).toHaveValue(person);
  await form.getByRole('button', { name: 'Erstellen' }).click();
  await expect(form).toBeHidden();

  await openLibrary(admin);
  await expect(item(admin, name)).toContainText('used in 1 place');
  await deleteItem(admin, name);
  await expect(toast(admin, `It is used by ${person}. Remove it there first.`)).toBeVisible();
  await itemButton(admin, name, 'Edit').click();
  await expect(admin.getByRole('dialog', { name: 'Edit file' })).toContainText(`Team member: ${person}`);

  await page.goto('/about');
  await expect(page.getByAltText(`Porträt von ${person}`)).toHaveAttribute('src', /^\/uploads\/[0-9a-f]{32}\.webp$/);
  const members = await api<{ id: string; name: string }[]>('GET', '/api/team-members');
  await api('DELETE', `/api/team-members/${members.find((member) => member.name === person)?.id}`);
});

test('a picture of the gallery is uploaded in the texts of the media page', async ({ admin }) => {
  const name = unique('Galerie');
  await admin.goto('/admin?tab=studies&texts=media&section=gallery');
  await admin.getByRole('button', { name: 'Add picture' }).click();
  const added = admin.locator('[data-field="gallery.3"]');
  await added.getByLabel('Picture', { exact: true }).fill('https://bilder.example.org/saal.jpg');
  await expect(added.getByText('Visitors’ addresses go to bilder.example.org: upload it instead.')).toBeVisible();
  await expect(added.getByText('Choose a file from the library')).toBeVisible();
  await added.getByRole('button', { name: 'Choose or upload a picture' }).click();
  const picker = admin.getByRole('dialog', { name: 'Library' });
  await picker.getByLabel('Upload files').setInputFiles(file(unique('Brücke'), await picture()));
  await picker.getByLabel(/Alt text: Brücke/).fill('Eine Brücke');
  await picker.getByLabel('Upload files').setInputFiles(file(name, await picture(1000, 800)));
  await expect(picker.getByLabel(/Alt text: Galerie/)).toHaveValue('');
  await picker.getByLabel(/Alt text/).fill('Ein voller Saal');
  await picker.getByRole('button', { name: 'Use picture' }).click();
  await expect(added.getByLabel('Picture', { exact: true })).toHaveValue(/^\/uploads\/[0-9a-f]{32}\.webp$/);
  await expect(added.getByLabel('Alternative text')).toHaveValue('Ein voller Saal');
  await added.getByLabel('Caption').fill('Vernissage');
  await expectAccessible(admin);
  await expect(admin.locator('[data-saving="saved"]')).toBeVisible();
  await openLibrary(admin);
  await itemButton(admin, name, 'Edit').click();
  await expect(admin.getByRole('dialog', { name: 'Edit file' })).toContainText('Media, kit, gallery');

  await admin.goto('/admin?tab=studies&texts=media&section=gallery');
  await admin.getByRole('button', { name: 'Remove Picture 4' }).click();
  await expect(admin.locator('[data-saving="saved"]')).toBeVisible();
});

test('the library is accessible', async ({ admin }) => {
  await openLibrary(admin);
  await admin.getByLabel('Upload files').setInputFiles(file(unique('Schmal'), await picture()));
  const dialog = admin.getByRole('dialog', { name: 'Edit file' });
  await expect(dialog).toBeVisible();
  await expectAccessibleEverywhere(admin);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expectAccessibleEverywhere(admin);
});
