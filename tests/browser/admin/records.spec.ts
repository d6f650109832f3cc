import { expect, type Locator, type Page } from '@playwright/test';
import { starterTeamMembers } from '#content/starter/team.ts';
import { deleteItem, expectErrors, item, openTab, test, toast, unique } from '../admin-area.ts';

const logo = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="128" height="64"><rect width="128" height="64" fill="#0b5563"/></svg>',
);

/** Drags in several moves, because the browser begins a drag only after a few. */
async function drag(page: Page, from: Locator, to: Locator) {
  await from.scrollIntoViewIfNeeded();
  const start = await from.boundingBox();
  const end = await to.boundingBox();
  if (!start || !end) throw new Error('not on the page');
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(start.x + 30, start.y - 10, { steps: 4 });
  await page.mouse.move(end.x + end.width / 2, end.y + end.height - 40, { steps: 6 });
  await page.mouse.up();
}

/** Other tests delete cards while these are moved. */
const deletedMeanwhile = /404/;

test('a partner: created with a logo, visible at once, changed, deleted, restored', async ({ admin, browser }) => {
  await using visitor = await browser.newPage();
  await visitor.goto('/partners');
  await openTab(admin, 'partners');
  const name = unique('Muster Partner');
  await admin.getByRole('button', { name: 'Add Partner' }).click();
  const dialog = admin.getByRole('dialog', { name: 'Add Partner' });
  await expect(dialog.getByLabel('Name', { exact: true })).toBeFocused();
  await expect(dialog.getByLabel('Type')).toHaveValue('academic');
  await expect(dialog.getByLabel('Type').locator('option')).toHaveText([
    'Academic',
    'Industry',
    'Research',
    'Association',
  ]);
  await expect(dialog.getByLabel('Active')).toBeChecked();

  await dialog.getByLabel('Website URL').fill('javascript:alert(1)');
  await dialog.getByLabel('Contact Email').fill('keine');
  await dialog.getByRole('button', { name: 'Create partner' }).click();
  await expect(dialog.getByText('Name is required')).toBeVisible();
  await expect(dialog.getByText('Invalid URL')).toBeVisible();
  await expect(dialog.getByText('Invalid email address')).toBeVisible();

  await dialog.getByLabel('Logo').setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: logo });
  await expect(toast(admin, 'Logo erfolgreich hochgeladen')).toBeVisible();
  await expect(dialog.getByAltText('Logo preview')).toHaveAttribute('src', /^blob:/);

  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Website URL').fill('https://example.org/muster');
  await dialog.getByLabel('Contact Email').fill('');
  const listAgain = admin.waitForResponse(
    (answer) => answer.url().endsWith('/api/partners') && answer.request().method() === 'GET',
  );
  await dialog.getByRole('button', { name: 'Create partner' }).click();
  await expect(toast(admin, 'Partner created successfully')).toBeVisible();
  await listAgain;
  await expect(dialog).toHaveCount(0);
  await expect(item(admin, name).getByRole('img')).toHaveCount(0);
  await expect(item(admin, name).locator('img')).toHaveAttribute('src', /^\/uploads\//);
  await visitor.reload();
  await expect(visitor.getByRole('heading', { name })).toBeVisible();

  await item(admin, name).getByRole('button', { name: 'Edit' }).click();
  const edit = admin.getByRole('dialog', { name: 'Edit Partner' });
  await edit.getByRole('button', { name: 'Remove logo' }).click();
  await expect(edit.getByAltText('Logo preview')).toHaveCount(0);
  await edit.getByText('Texts in French').click();
  await edit.getByLabel('Description (French)').fill('x'.repeat(5001));
  await edit.getByText('Texts in French').click();
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await expect(edit.getByLabel('Description (French)')).toBeFocused();
  await expect(edit.getByText('At most 5000 characters')).toBeVisible();
  await edit.getByLabel('Description (French)').fill('Deuxième version');
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await expect(toast(admin, 'Partner updated successfully')).toBeVisible();
  await visitor.goto('/fr/partners');
  await expect(visitor.getByText('Deuxième version')).toBeVisible();
  await visitor.goto('/partners');

  await item(admin, name).getByRole('button', { name: 'Edit' }).click();
  await expect(edit.getByText('Texts in French 1/1')).toBeVisible();
  await edit.getByLabel('Description').fill('Zweite Fassung');
  await edit.getByLabel('Active').uncheck();
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await expect(toast(admin, 'Partner updated successfully')).toBeVisible();
  await expect(item(admin, name)).toContainText('Zweite Fassung');
  await expect(item(admin, name)).toContainText('Inactive');
  await visitor.reload();
  await expect(visitor.getByRole('heading', { name })).toHaveCount(0);

  await item(admin, name).getByRole('button', { name: 'Delete' }).click();
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(item(admin, name)).toBeVisible();
  await deleteItem(admin, name);
  await expect(toast(admin, 'Partner deleted successfully')).toBeVisible();
  await expect(item(admin, name)).toHaveCount(0);
  await admin.getByRole('button', { name: 'Undo' }).click();
  await expect(toast(admin, 'Partner restored successfully')).toBeVisible();
  await expect(item(admin, name)).toBeVisible();
});

test('a file that is no logo: a message is shown, and the field is empty again', async ({ admin }) => {
  expectErrors(admin, /41[35]|400/);
  await openTab(admin, 'partners');
  await admin.getByRole('button', { name: 'Add Partner' }).click();
  const field = admin.getByLabel('Logo');
  await field.setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<script>alert(1)</script>'),
  });
  await expect(toast(admin, 'Fehler beim Hochladen des Logos')).toBeVisible();
  await expect(admin.getByAltText('Logo preview')).toHaveCount(0);
  await expect(field).toHaveValue('');
});

test('a study: rules, current edition, emptied fields', async ({ admin, api }) => {
  const before = await api<{ id: string; isCurrentEdition: boolean }[]>('GET', '/api/studies');
  const current = before.find(({ isCurrentEdition }) => isCurrentEdition);
  await openTab(admin, 'studies');
  const title = unique('Muster Studie');
  await admin.getByRole('button', { name: 'Add Study' }).click();
  const dialog = admin.getByRole('dialog');
  await expect(dialog.getByLabel('Year')).toHaveValue(String(await admin.evaluate(() => new Date().getFullYear())));
  await expect(dialog.getByLabel('Language')).toHaveValue('de');
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByLabel('Year').fill('1999');
  await dialog.getByLabel('Pages').fill('-1');
  await dialog.getByLabel('PDF URL').fill('kein Link');
  await dialog.getByRole('button', { name: 'Create study' }).click();
  await expect(dialog.locator('[aria-invalid=true]')).toHaveCount(3);
  await dialog.getByLabel('Year').fill('2001');
  await dialog.getByLabel('Pages').fill('12');
  await dialog.getByLabel('PDF URL').fill('https://example.org/studie.pdf');
  await dialog.getByLabel('Published At').fill('2001-06-03');
  await dialog.getByRole('button', { name: 'Create study' }).click();
  await expect(toast(admin, 'Study created successfully')).toBeVisible();
  await expect(item(admin, title)).toContainText('12 pages, German');
  await expect(item(admin, title)).toContainText('3. Juni 2001');

  await item(admin, title).getByRole('button', { name: 'Edit' }).click();
  await dialog.getByLabel('Pages').fill('');
  await dialog.getByLabel('PDF URL').fill('');
  await dialog.getByLabel('Published At').fill('');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(toast(admin, 'Study updated successfully')).toBeVisible();
  const [stored] = (
    await api<{ title: string; pages: number | null; pdfUrl: string | null; publishedAt: string | null; id: string }[]>(
      'GET',
      '/api/studies',
    )
  ).filter((study) => study.title === title);
  expect(stored).toMatchObject({ pages: null, pdfUrl: null, publishedAt: null });
  await expect(item(admin, title)).toContainText('Unknown');

  await deleteItem(admin, title);
  await expect(toast(admin, 'Study deleted successfully')).toBeVisible();
  await expect(item(admin, title)).toHaveCount(0);
  const after = await api<{ id: string; isCurrentEdition: boolean }[]>('GET', '/api/studies');
  expect(after.find(({ isCurrentEdition }) => isCurrentEdition)?.id).toBe(current?.id);
});

test('media items: filtered by type, created, changed, deleted', async ({ admin, browser }) => {
  await openTab(admin, 'media');
  const title = unique('Muster Bericht');
  await admin.getByRole('button', { name: 'Add Media Item' }).click();
  const dialog = admin.getByRole('dialog');
  await expect(dialog.getByLabel('Type')).toHaveValue('article');
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByLabel('Type').selectOption('quote');
  await dialog.getByLabel('Outlet').fill('Muster Zeitung');
  await dialog.getByLabel('Published At').fill('2024-07-01');
  await dialog.getByRole('button', { name: 'Create media item' }).click();
  await expect(toast(admin, 'Media item created successfully')).toBeVisible();
  await admin.getByLabel('Filter').selectOption('video');
  await expect(item(admin, title)).toHaveCount(0);
  await admin.getByLabel('Filter').selectOption('quote');
  await expect(item(admin, title)).toBeVisible();
  await admin.getByLabel('Filter').selectOption('all');

  await item(admin, title).getByRole('button', { name: 'Edit' }).click();
  await dialog.getByLabel('Title').fill(`${title} neu`);
  await admin.keyboard.press('Control+s');
  await expect(toast(admin, 'Media item updated successfully')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  const visitor = await browser.newPage();
  await visitor.goto('/media');
  await expect(visitor.getByText(`${title} neu`)).toBeVisible();
  await visitor.close();

  await deleteItem(admin, title);
  await expect(toast(admin, 'Media item deleted successfully')).toBeVisible();
});

test('team: rules, tags, order by keyboard and mouse, browser confirm, undo', async ({ admin, api }) => {
  expectErrors(admin, deletedMeanwhile);
  await openTab(admin, 'team');
  const name = unique('Zora Muster');
  await admin.getByRole('button', { name: 'Team-Mitglied hinzufügen' }).click();
  const dialog = admin.getByRole('dialog');
  await expect(dialog.getByLabel('Rolle')).toHaveValue('');
  await expect(dialog.getByLabel('Rolle').locator('option')).toHaveText([
    'Bitte wählen',
    'Projektleiter',
    'Co-Projektleiter',
    'Senior Researcher',
  ]);
  await dialog.getByLabel('E-Mail').fill('keine');
  await dialog.getByLabel('Profilbild').fill('bild.png');
  await dialog.getByLabel('LinkedIn').fill('/in/muster');
  await dialog.getByRole('button', { name: 'Erstellen' }).click();
  for (const message of [
    'Name ist erforderlich',
    'Rolle ist erforderlich',
    'Organisation ist erforderlich',
    'Ungültige E-Mail-Adresse',
    'Ungültige URL oder Pfad',
    'Ungültige LinkedIn URL',
  ]) {
    await expect(dialog.getByText(message)).toBeVisible();
  }
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Rolle').selectOption('Senior Researcher');
  await dialog.getByLabel('Organisation').fill('Musterhochschule');
  await dialog.getByLabel('E-Mail').fill('');
  await dialog.getByLabel('Profilbild').fill('');
  await dialog.getByLabel('LinkedIn').fill('');
  await dialog.getByLabel('Fachgebiete').fill('KI, Daten,, Statistik , Umfragen, Recht');
  await dialog.getByLabel('Reihenfolge').fill('900');
  const sent = admin.waitForRequest((request) => request.method() === 'POST');
  await dialog.getByRole('button', { name: 'Erstellen' }).click();
  expect((await sent).postDataJSON()).toEqual({
    name,
    title: '',
    role: 'Senior Researcher',
    organization: 'Musterhochschule',
    department: null,
    email: null,
    profileImageUrl: null,
    bio: null,
    expertise: ['KI', 'Daten', 'Statistik', 'Umfragen', 'Recht'],
    linkedinUrl: null,
    isActive: true,
    sortOrder: 900,
  });
  await expect(toast(admin, 'Team-Mitglied erstellt')).toBeVisible();
  await expect(item(admin, name)).toContainText('+2');

  // Other tests add and remove members in the meantime.
  const known = [...starterTeamMembers.map((member) => member.name), name];
  const last = known.length - 1;
  const names = async () => {
    const headings = await admin.getByRole('tabpanel').getByRole('heading', { level: 3 }).allTextContents();
    return headings.filter((text) => known.includes(text));
  };
  const place = async () => {
    const members = await api<{ name: string }[]>('GET', '/api/team-members');
    return members.filter((member) => known.includes(member.name)).findIndex((member) => member.name === name);
  };
  await expect.poll(names).toEqual(known);
  const forward = admin.getByRole('button', { name: `${name} nach vorne` });
  await forward.focus();
  await admin.keyboard.press('Enter');
  await expect(toast(admin, 'Reihenfolge gespeichert')).toBeVisible();
  await expect(forward).toBeFocused();
  await expect.poll(async () => (await names()).indexOf(name)).toBe(last - 1);
  await expect.poll(place).toBe(last - 1);

  const neighbour = (await names())[last - 2] ?? '';
  await drag(admin, item(admin, name).locator('[data-drag-handle]'), item(admin, neighbour).first());
  await expect.poll(async () => (await names()).indexOf(name)).toBe(last - 2);
  await expect.poll(place).toBe(last - 2);

  const remove = item(admin, name).getByRole('button', { name: 'Löschen' });
  admin.once('dialog', (question) => question.dismiss());
  await remove.click();
  await expect(item(admin, name)).toBeVisible();
  admin.once('dialog', (question) => question.accept());
  await remove.click();
  await expect(toast(admin, 'Team-Mitglied gelöscht')).toBeVisible();
  await expect(item(admin, name)).toHaveCount(0);
  await admin.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(item(admin, name)).toBeVisible();
  admin.once('dialog', (question) => question.accept());
  await item(admin, name).getByRole('button', { name: 'Löschen' }).click();
  await expect(item(admin, name)).toHaveCount(0);
});

test('a record that is created while its list loads is in the list', async ({ admin }) => {
  const name = unique('Zora Muster');
  const created = Promise.withResolvers<void>();
  await admin.route(
    '**/api/team-members',
    async (route) => {
      const response = await route.fetch();
      await created.promise;
      // The page may have given up the request.
      await route.fulfill({ response }).catch(() => undefined);
    },
    { times: 1 },
  );
  await openTab(admin, 'team');
  await admin.getByRole('button', { name: 'Team-Mitglied hinzufügen' }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Rolle').selectOption('Senior Researcher');
  await dialog.getByLabel('Organisation').fill('Musterhochschule');
  await dialog.getByRole('button', { name: 'Erstellen' }).click();
  await expect(toast(admin, 'Team-Mitglied erstellt')).toBeVisible();
  created.resolve();
  await expect(item(admin, name)).toBeVisible();
  admin.once('dialog', (question) => question.accept());
  await item(admin, name).getByRole('button', { name: 'Löschen' }).click();
  await expect(item(admin, name)).toHaveCount(0);
});

test('partners: moved by keyboard and mouse within their type, as on the public page', async ({ admin, api, page }) => {
  expectErrors(admin, deletedMeanwhile);
  const names = ['Verein A', 'Verein B', 'Verein C'].map(unique) as [string, string, string];
  const ids: string[] = [];
  for (const [index, name] of names.entries()) {
    const { id } = await api('POST', '/api/partners', { name, type: 'research', sortOrder: 900 + index });
    ids.push(id);
  }
  const [first, second, third] = names;
  const shown = async (part: Page) =>
    (await part.getByRole('heading', { level: 3 }).allTextContents()).filter((text) => names.includes(text));
  await openTab(admin, 'partners');
  await admin.getByLabel('Filter').selectOption('research');
  await expect.poll(() => shown(admin)).toEqual([first, second, third]);

  const forward = admin.getByRole('button', { name: `Move ${third} forward` });
  await forward.focus();
  await admin.keyboard.press('Enter');
  await expect(toast(admin, 'Partners reordered successfully')).toBeVisible();
  await expect(forward).toBeFocused();
  await expect.poll(() => shown(admin)).toEqual([first, third, second]);
  await drag(admin, item(admin, second).locator('[data-drag-handle]'), item(admin, first));
  await expect.poll(() => shown(admin)).toEqual([second, first, third]);
  const visitor = await page.context().newPage();
  await expect(async () => {
    await visitor.goto('/partners');
    expect(await shown(visitor)).toEqual([second, first, third]);
  }).toPass();
  const listed = (await api<{ name: string }[]>('GET', '/api/partners')).map(({ name }) => name);
  expect(listed.filter((name) => names.includes(name))).toEqual([first, second, third]);

  await admin.getByLabel('Filter').selectOption('all');
  const academic = admin.locator('li').filter({ hasText: 'Academic' }).first();
  await drag(admin, item(admin, second).locator('[data-drag-handle]'), academic);
  await expect.poll(() => shown(admin)).toEqual([second, first, third]);
  for (const id of ids) await api('DELETE', `/api/partners/${id}`);
});

test('videos: hint, created, made live and inactive again, deleted', async ({ admin, api }) => {
  const active = await api<{ id: string; title: string; description: string | null; videoUrl: string } | null>(
    'GET',
    '/api/hero-videos/active',
  );
  await openTab(admin, 'videos');
  const title = unique('Muster Video');
  await admin.getByRole('button', { name: 'Hero Video hinzufügen' }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Erstellen' }).click();
  await expect(dialog.getByText('Titel ist erforderlich')).toBeVisible();
  await expect(dialog.getByText('Ungültige URL')).toBeVisible();
  await dialog.getByLabel('Titel').fill(title);
  await dialog.getByLabel('Video-URL').fill('https://example.org/film.avi');
  await expect(dialog.getByText('Hinweis:')).toBeVisible();
  // Tests of the home page see the live film: it is the same file as before.
  await dialog.getByLabel('Video-URL').fill('/assets/hero-2024.mp4');
  await expect(dialog.getByText('Hinweis:')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Erstellen' }).click();
  await expect(toast(admin, 'Hero Video erstellt')).toBeVisible();
  await expect(item(admin, title).getByText('Live', { exact: true })).toHaveCount(0);
  const address = item(admin, title).getByRole('link', { name: 'hero-2024.mp4 (neuer Tab)' });
  expect((await address.boundingBox())?.height).toBeGreaterThanOrEqual(24);

  await item(admin, title).getByRole('button', { name: 'Live schalten' }).click();
  await expect(toast(admin, 'Hero Video aktualisiert')).toBeVisible();
  await expect(item(admin, title).getByText('Live', { exact: true })).toBeVisible();
  await expect(admin.getByRole('tabpanel').getByText('Live', { exact: true })).toHaveCount(1);
  if (active) {
    const { id, title: activeTitle, description, videoUrl } = active;
    await api('PUT', `/api/hero-videos/${id}`, { title: activeTitle, description, videoUrl, isActive: true });
  }
  await item(admin, title).getByRole('button', { name: 'Löschen' }).click();
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click();
  await expect(toast(admin, 'Hero Video gelöscht')).toBeVisible();
  await expect(item(admin, title)).toHaveCount(0);
});
