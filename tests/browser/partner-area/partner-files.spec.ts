/** On a separate server: the demo of the partner area ends with the first invitation. */
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { eventually } from '../../eventually.ts';
import { expectAccessible, expectAccessibleEverywhere } from '../accessibility.ts';
import { apiOf, signInOffice } from '../admin-area.ts';
import { ownServer } from '../own-server.ts';
import { reloadAndStay } from '../reload-and-stay.ts';

const person = { email: 'dateien@example.org', password: 'sieben-gelbe-Tassen-4' };
const pieceBytes = 1024 ** 2;

const { test, server } = ownServer();

const pdf = (name: string, bytes: number) => {
  const [head, tail] = [Buffer.from('%PDF-1.7\n'), Buffer.from('\n%%EOF\n')];
  const buffer = Buffer.concat([head, randomBytes(bytes - head.length - tail.length), tail]);
  return { name, mimeType: 'application/pdf', buffer };
};

/** Signs the office in and invites a user of a new firm, who accepts on another device. */
async function inviteToFirm(desk: APIRequestContext, device: APIRequestContext, name: string): Promise<void> {
  await signInOffice(desk);
  const office = apiOf(desk, server.url);
  const firm = await office('POST', '/api/partners', { name, type: 'industry' });
  await office('POST', `/api/partners/${firm.id}/invitations`, { email: person.email, firmRole: 'lead' });
  const token = await eventually(() => {
    const [mail = ''] = server.mailsTo(person.email);
    return /#link=([\w.-]+)/.exec(mail)?.[1];
  });
  const accepted = { token, name: 'Kim Muster', password: person.password };
  await apiOf(device, server.url)('POST', '/api/account-links/accept', accepted);
}

async function signInAtFirm(page: Page): Promise<void> {
  await page.goto('/partner-area');
  await expect(page.locator('[data-island=firm-area][data-hydrated]')).toBeVisible();
  const main = page.getByRole('main');
  await main.getByLabel('E-Mail').fill(person.email);
  await main.getByLabel('Passwort', { exact: true }).fill(person.password);
  await main.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page.getByRole('tab', { name: 'Upload' })).toBeVisible();
}

/** Drops a file on the page, away from the field for it. */
async function drop(page: Page, { name, buffer }: ReturnType<typeof pdf>): Promise<void> {
  const file = { name, content: buffer.toString('base64') };
  const transfer = await page.evaluateHandle(({ name, content }) => {
    const made = new DataTransfer();
    const bytes = Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0));
    made.items.add(new File([bytes], name, { lastModified: Date.now() }));
    return made;
  }, file);
  await page.getByRole('heading', { level: 1 }).dispatchEvent('drop', { dataTransfer: transfer });
}

/** The content of a file downloaded by a click. */
async function savedBy(page: Page, link: Locator): Promise<Buffer> {
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  return readFile(await download.path());
}

test('a firm and the office send each other files over an unreliable connection', async ({ browser }) => {
  test.slow();
  const desk = await browser.newPage();
  const narrow = { viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' } as const;
  const firm = await browser.newPage(narrow);
  const device = await browser.newContext();
  await inviteToFirm(desk.request, device.request, 'Muster Dateien AG');
  await device.close();
  await signInAtFirm(firm);

  // No files yet; then one is accepted and one rejected.
  await firm.getByRole('tab', { name: 'Dateien' }).click();
  await expect(firm.getByText('Noch keine Dateien.')).toBeVisible();
  await expectAccessible(firm);
  await firm.getByRole('tab', { name: 'Upload' }).click();
  const panel = firm.getByRole('tabpanel', { name: 'Upload' });
  const chooser = panel.getByLabel('Datei hierher ziehen oder auswählen');
  const list = panel.getByRole('list', { name: 'Uploads' });
  const row = (name: string) => list.getByRole('listitem').filter({ hasText: name });
  const report = pdf('Auswertung_2024.pdf', 2 * pieceBytes + 10);
  const program = { ...pdf('programm.pdf', 100), buffer: Buffer.from('MZ kein PDF') };
  await panel.getByLabel('Kategorie').selectOption({ label: 'Daten' });
  await panel.getByLabel('Jahr').fill('2024');
  await panel.getByLabel('Nachricht zur Datei').fill('Zahlen ohne Leben');
  expect(await reloadAndStay(firm)).toBe('beforeunload');
  await panel.getByText('Datei hierher ziehen').scrollIntoViewIfNeeded();
  await chooser.setInputFiles([report, program]);
  await expect(list.getByRole('listitem').first()).toBeInViewport();
  await expect(row('Auswertung_2024.pdf').getByText('verfügbar')).toBeVisible();
  await expect(row('programm.pdf').getByText('Der Inhalt passt nicht zur Endung')).toBeVisible();
  await expectAccessible(firm);
  await expect(list.getByRole('listitem').first()).toContainText('programm.pdf');
  const top = async (part: Locator) => (await part.boundingBox())?.y ?? 0;
  expect(await top(list)).toBeLessThan(await top(panel.getByText('Datei hierher ziehen')));
  await panel.getByRole('button', { name: 'Abgelehnte aus der Liste nehmen' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(1);

  // After a broken connection, a killed server and a closed window the upload resumes when the same file is dropped
  // anywhere.
  const large = pdf('gross.pdf', 4 * pieceBytes);
  await firm.route('**/pieces/3', (route) => route.abort());
  await chooser.setInputFiles(large);
  await expect(row('gross.pdf').getByText('keine Verbindung')).toBeVisible();
  await row('gross.pdf').getByRole('button', { name: 'Anhalten' }).click();
  await expect(row('gross.pdf').getByText('angehalten')).toBeVisible();
  await expect(row('gross.pdf').getByRole('button', { name: 'Fortsetzen' })).toBeFocused();
  await server.killAndRestart();
  await firm.reload();
  await expect(row('gross.pdf').getByText('2.0 MB von 4.0 MB, früher angefangen')).toBeVisible();
  await expectAccessible(firm);
  await firm.unroute('**/pieces/3');
  const fileChoice = row('gross.pdf').getByLabel('Zum Fortsetzen dieselbe Datei wieder auswählen');
  await fileChoice.setInputFiles(pdf('gross.pdf', 4 * pieceBytes));
  await expect(row('gross.pdf').getByText('Ihr Inhalt weicht von dem ab')).toBeVisible();
  const sent: string[] = [];
  firm.on('request', (request) => request.method() === 'PUT' && sent.push(request.url().split('/').at(-1) ?? ''));
  await firm.getByRole('tab', { name: 'Dateien' }).click();
  await firm.context().setOffline(true);
  await drop(firm, large);
  await expect(firm.getByRole('tab', { name: 'Upload' })).toHaveAttribute('aria-selected', 'true');
  await expect(row('gross.pdf').getByText('keine Verbindung')).toBeVisible();
  await firm.context().setOffline(false);
  await expect(row('gross.pdf').getByText('verfügbar')).toBeVisible();
  expect(sent).toEqual(['3', '4']);
  await drop(firm, large);
  await expect(row('gross.pdf').getByText('schon da als Fassung 1')).toBeVisible();

  // The office sees and downloads the received files, and shares one itself.
  await desk.goto('/admin');
  await desk.getByRole('link', { name: 'View new files' }).click();
  const line = (name: string) => desk.getByRole('row').filter({ hasText: name });
  await expect(line('Auswertung 2024').getByText('New')).toBeVisible();
  await expect(line('Auswertung 2024').getByText('Zahlen ohne Leben')).toBeVisible();
  await expect(line('gross')).not.toContainText('version');
  await expectAccessible(desk);
  // On a slow line the first answer after the click still has it.
  const newFiles = await (await desk.request.get('/api/partner-files?status=new')).json();
  await desk.route(/\/api\/partner-files\?/, (route) => route.fulfill({ json: newFiles }), { times: 1 });
  const saved = await savedBy(desk, line('Auswertung 2024').getByRole('link', { name: 'Download' }));
  expect(saved.equals(report.buffer)).toBe(true);
  await expect(line('Auswertung 2024')).toHaveCount(0);
  const results = pdf('Resultate.pdf', 5_000);
  await desk.getByLabel('Choose files').setInputFiles(results);
  const dialog = desk.getByRole('dialog', { name: 'Share Resultate.pdf' });
  await dialog.getByRole('checkbox', { name: 'Muster Dateien AG' }).check();
  await expectAccessible(desk, 'dialog');
  await dialog.getByRole('button', { name: 'Upload and share' }).click();
  await expect(desk.getByRole('list', { name: 'Uploads' }).getByText('available')).toBeVisible();

  // The office requests files; the firm sees the request after sign-in and answers it; the office sees that it
  // delivered.
  await desk.goto('/admin?tab=partners&list=requests');
  await expect(desk.getByText('No requests yet')).toBeVisible();
  await desk.getByRole('button', { name: 'Request files' }).click();
  const requestDialog = desk.getByRole('dialog', { name: 'Request files' });
  await requestDialog.getByRole('button', { name: 'Send request' }).click();
  await expect(requestDialog.getByLabel('What you ask for')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(desk, 'dialog');
  await requestDialog.getByLabel('What you ask for').fill('Kennzahlen');
  await requestDialog.getByLabel('Last day').fill('2099-05-15');
  await requestDialog.getByLabel('Message').fill('Bitte als PDF.');
  await requestDialog.getByRole('button', { name: 'Send request' }).click();
  await expect(requestDialog.getByRole('group', { name: /^Firms/ })).toHaveAccessibleDescription(/choose/);
  await requestDialog.getByRole('checkbox', { name: 'Muster Dateien AG' }).check();
  await requestDialog.getByRole('button', { name: 'Send request' }).click();
  const requests = desk.getByRole('list', { name: 'Requests' }).getByRole('listitem');
  const request = requests.filter({ has: desk.getByRole('heading', { name: 'Kennzahlen' }) });
  await expect(request).toContainText('Until 15. Mai 2099, one firm, 0 of 1 delivered');
  await expectAccessibleEverywhere(desk);
  await desk.setViewportSize({ width: 1280, height: 800 });
  await desk.emulateMedia({ colorScheme: 'light' });
  await firm.goto('/partner-area');
  const news = firm.getByRole('region', { name: 'Neu für Sie' });
  const requested = news.getByRole('list', { name: 'Anfragen der Studienleitung' });
  await expect(requested).toContainText('Kennzahlen bis 15. Mai 2099');
  await requested.getByRole('link', { name: 'Hochladen für Kennzahlen' }).click();
  await expect(firm.getByRole('tab', { name: 'Upload' })).toHaveAttribute('aria-selected', 'true');
  const choice = firm.getByLabel('Antwort auf eine Anfrage');
  await expect(choice.locator('option:checked')).toHaveText('Kennzahlen, bis 15. Mai 2099');
  await expect(choice).toHaveAccessibleDescription('Bitte als PDF.');
  await firm.getByRole('tab', { name: 'Dateien' }).click();
  await firm.getByRole('tab', { name: 'Upload' }).click();
  await expect(choice.locator('option:checked')).toHaveText('Kennzahlen, bis 15. Mai 2099');
  await firm.getByLabel('Datei hierher ziehen').setInputFiles(pdf('Kennzahlen.pdf', 5_000));
  await expect(choice.locator('option:checked')).toContainText('geliefert am');
  await firm.getByRole('tab', { name: 'Studien-Navigator' }).click();
  await expect(requested).toContainText('geliefert am');
  await desk.reload();
  await expect(request).toContainText('1 of 1 delivered');
  await expect(request).toContainText('Delivered on');
  await request.getByRole('button', { name: 'Close Kennzahlen' }).click();
  const question = desk.getByRole('alertdialog', { name: 'Close request?' });
  await expect(question).toContainText('Kennzahlen: Every firm has delivered.');
  await expectAccessible(desk, '[role=alertdialog]');
  await question.getByRole('button', { name: 'Close request' }).click();
  await expect(request).toContainText('Closed');
  await desk.getByRole('button', { name: 'Undo' }).click();
  await expect(request).not.toContainText('Closed');
  await desk.goto('/admin?tab=partners&list=files');
  await expect(line('Kennzahlen')).toContainText('Answers “Kennzahlen”');

  // The firm downloads it and withdraws its own file; the office sees who downloaded it.
  await firm.goto('/partner-area');
  await expect(news.getByRole('list', { name: 'Dateien der Studienleitung' })).toContainText('Resultate');
  const own = news.getByRole('list', { name: 'Ihre Uploads' }).getByRole('listitem');
  await expect(own.filter({ hasText: 'gross' })).toContainText('noch nicht abgeholt');
  await expect(own.filter({ hasText: 'Auswertung 2024' })).toContainText('von der Studienleitung abgeholt am');
  await expectAccessible(firm);
  await news.getByRole('link', { name: 'Alle Dateien' }).click();
  await expect(firm.getByRole('tab', { name: 'Dateien' })).toHaveAttribute('aria-selected', 'true');
  const file = (name: string) => firm.getByRole('row').filter({ hasText: name });
  await expect(file('Resultate').getByText('Neu')).toBeVisible();
  await expect(file('Resultate').getByText('Nicht auf Viren geprüft')).toBeVisible();
  await expectAccessible(firm);
  const fetched = await savedBy(firm, firm.getByRole('link', { name: 'Resultate herunterladen' }));
  expect(fetched.equals(results.buffer)).toBe(true);
  await firm.getByRole('button', { name: 'Zurücknehmen gross' }).click();
  await firm.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click();
  await expect(file('gross')).toHaveCount(0);
  await expect(firm.getByRole('tabpanel', { name: 'Dateien' })).toBeFocused();
  await firm.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(file('gross')).toHaveCount(1);

  // Shown again by Back without a connection, the area stays open.
  await firm.context().setOffline(true);
  const failed = firm.waitForEvent('requestfailed');
  await firm.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await failed;
  await expect(firm.getByRole('tab', { name: 'Upload' })).toBeVisible();
  await firm.context().setOffline(false);

  // Every tab on a desk and a phone, light and dark; the working part is in the first view. Paper has no buttons.
  for (const tab of ['Studien-Navigator', 'Dateien', 'Upload', 'Profil']) {
    await firm.setViewportSize({ width: 1280, height: 800 });
    await firm.getByRole('tab', { name: tab }).click();
    await firm.evaluate(() => scrollTo(0, 0));
    const panelOfTab = firm.getByRole('tabpanel', { name: tab });
    await expect(panelOfTab).toBeVisible();
    await expect.poll(() => top(panelOfTab)).toBeLessThan(300);
    await expectAccessibleEverywhere(firm);
    await firm.emulateMedia({ media: 'print' });
    await expect(firm.locator('main button:visible')).toHaveCount(0);
    await expect(firm.getByText('Datei hierher ziehen')).toBeHidden();
    await firm.emulateMedia({ media: 'screen' });
  }

  await desk.goto('/admin?tab=partners&list=files&status=sent');
  await line('Resultate').getByRole('button', { name: 'Details' }).click();
  const details = desk.getByRole('dialog', { name: 'Resultate' });
  await expect(details.getByText('Not scanned for viruses')).toBeVisible();
  await details.getByText('Downloaded once').click();
  await expect(details.getByText('Kim Muster, Muster Dateien AG')).toBeVisible();
  await expectAccessible(desk, 'dialog');
  await details.getByLabel('Title').fill('Anders');
  await desk.keyboard.press('Escape');
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Discard changes' }).click();
  await expect(details).toHaveCount(0);

  // Leaving stops the uploads after a question: started ones can be resumed, waiting ones are discarded.
  const pieces = '**/pieces/1';
  await desk.route(pieces, () => {});
  await desk.getByLabel('Choose files').setInputFiles([pdf('laeuft.pdf', 5_000), pdf('wartet.pdf', 5_000)]);
  const several = desk.getByRole('dialog', { name: 'Share 2 files' });
  await several.getByRole('checkbox', { name: 'Muster Dateien AG' }).check();
  await several.getByRole('button', { name: 'Upload and share' }).click();
  const uploads = desk.getByRole('list', { name: 'Uploads' });
  await expect(uploads.getByText('is being sent')).toBeVisible();
  await expect(uploads.getByText('waiting')).toBeVisible();
  await desk.getByRole('tab', { name: 'Media' }).click();
  const stopping = desk.getByRole('alertdialog', { name: 'Stop uploading?' });
  await stopping.getByRole('button', { name: 'Keep uploading' }).click();
  await expect(uploads.getByText('is being sent')).toBeVisible();
  await desk.getByRole('tab', { name: 'Media' }).click();
  await expectAccessible(desk, '[role=alertdialog]');
  await stopping.getByRole('button', { name: 'Stop uploading' }).click();
  await expect(desk.getByRole('tabpanel', { name: 'Media' })).toBeVisible();
  await desk.unroute(pieces);
  await desk.goBack();
  await expect(uploads.getByText('begun earlier')).toBeVisible();
  await expect(uploads).not.toContainText('wartet.pdf');
});
