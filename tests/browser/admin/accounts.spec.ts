/** A user's account from invitation to deactivation, on a separate server: its mails contain the link. */
import { expect, type Page } from '@playwright/test';
import { codeOfApp } from '../../made-up/authenticator-app.ts';
import { expectAccessible } from '../accessibility.ts';
import { signInOffice, tabLabels } from '../admin-area.ts';
import { ownServer } from '../own-server.ts';
import { placeInHistory } from '../place-in-history.ts';

const { test, server } = ownServer();
const person = { name: 'Maria Muster', email: 'maria@example.org', password: 'vier-blaue-Becher-3' };

/** The path of the link in the mail to an address. Its origin is wrong, because the server did not know its port. */
async function mailedLink(email: string): Promise<string> {
  const links = () => server.mailsTo(email).flatMap((mail) => /\/admin#link=[\w.-]+/.exec(mail)?.[0] ?? []);
  await expect.poll(links).toHaveLength(1);
  return links()[0] ?? '';
}

async function typePassword(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'E-Mail' }).fill(person.email);
  await page.getByRole('textbox', { name: 'Passwort' }).fill(person.password);
  await page.getByRole('button', { name: 'Anmelden' }).click();
}

const tabs = (page: Page) => page.getByRole('tab');
const menu = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** A button of the header, which is unfolded first on phones. */
async function inHeader(page: Page, name: string) {
  await expect(tabs(page).first()).toBeVisible();
  const fold = menu(page, 'Menu');
  if ((await fold.isVisible()) && (await fold.getAttribute('aria-expanded')) === 'false') {
    const before = await fold.boundingBox();
    await fold.click();
    await expect(fold).toHaveAttribute('aria-expanded', 'true');
    // A second tap at the same place folds it again.
    expect((await fold.boundingBox())?.x).toBe(before?.x);
  }
  return menu(page, name);
}

test('a user is invited, adds a second factor, signs in, changes role and is deactivated', async ({ browser }) => {
  test.slow();
  const open = (width: number, colorScheme: 'light' | 'dark') =>
    browser.newPage({ viewport: { width, height: 800 }, colorScheme, reducedMotion: 'reduce' });
  const admin = await open(1280, 'light');
  const maria = await open(360, 'dark');
  const elsewhere = await open(360, 'light');

  await test.step('an administrator invites', async () => {
    await signInOffice(admin.request);
    await admin.goto('/admin');
    await (await inHeader(admin, 'Accounts')).click();
    const dialog = admin.getByRole('dialog', { name: 'Accounts' });
    await dialog.getByRole('textbox', { name: 'E-mail address' }).fill(person.email);
    await dialog.getByRole('button', { name: 'Invite' }).click();
    await expect(dialog.getByRole('button', { name: `Withdraw ${person.email}` })).toBeVisible();
    await expectAccessible(admin, 'dialog');
    await admin.setViewportSize({ width: 360, height: 800 });
    await expectAccessible(admin, 'dialog');
  });

  let secret = '';
  await test.step('the invited user accepts; a common password is rejected at its field', async () => {
    await maria.goto(await mailedLink(person.email));
    await expect(maria.getByRole('heading', { name: 'Einladung annehmen' })).toBeVisible();
    await maria.getByRole('textbox', { name: 'Name' }).fill(person.name);
    await maria.getByRole('textbox', { name: 'Passwort' }).fill('passwortpasswort');
    await maria.getByRole('button', { name: 'Konto erstellen' }).click();
    await expect(maria.getByRole('textbox', { name: 'Passwort' })).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(maria);
    await maria.getByRole('textbox', { name: 'Passwort' }).fill(person.password);
    await maria.getByRole('button', { name: 'Konto erstellen' }).click();
    await expect(maria.getByRole('heading', { name: 'Zweiter Faktor' })).toBeVisible();
    await expect(maria.getByRole('list', { name: 'Möglichkeiten' })).toBeFocused();
    await expectAccessible(maria);
  });

  let recoveryCode = '';
  await test.step('the app is added with its first code, and recovery codes are shown', async () => {
    await maria.getByRole('button', { name: 'App mit Codes einrichten' }).click();
    secret = ((await maria.locator('code').textContent()) ?? '').replaceAll(' ', '');
    await maria.getByRole('textbox', { name: 'Code der App' }).fill('000000');
    await maria.getByRole('button', { name: 'Bestätigen' }).click();
    await expect(maria.getByText('Dieser Code stimmt nicht oder ist abgelaufen')).toBeVisible();
    await expectAccessible(maria);
    const code = await codeOfApp(`otpauth://totp/muster?secret=${secret}`);
    await maria.getByRole('textbox', { name: 'Code der App' }).fill(code);
    await maria.getByRole('button', { name: 'Bestätigen' }).click();
    const shown = maria.getByRole('region', { name: 'Wiederherstellungscodes' });
    await expect(shown).toBeFocused();
    const codes = shown.getByRole('listitem');
    await expect(codes).toHaveCount(10);
    // The session is read again when somebody comes back from another window, where the codes are kept.
    const session = maria.waitForResponse('**/api/admin/session');
    await maria.evaluate(() => dispatchEvent(new Event('visibilitychange')));
    await (await session).finished();
    recoveryCode = (await codes.first().textContent()) ?? '';
    await expectAccessible(maria);
    const heading = maria.getByRole('heading', { name: 'Zweiter Faktor' });
    await expect(heading).toBeVisible();
    await maria.emulateMedia({ media: 'print' });
    await expect(codes.first()).toBeVisible();
    await expect(heading).toBeHidden();
    await maria.emulateMedia({ media: null });
    await maria.getByRole('button', { name: 'Ich habe sie aufbewahrt' }).click();
  });

  await test.step('an editor sees neither orders nor accounts', async () => {
    await expect(tabs(maria)).toHaveText(tabLabels.filter((label) => label !== 'Orders'));
    await expect(maria.getByRole('main')).toBeFocused();
    await expect(await inHeader(maria, 'Accounts')).toHaveCount(0);
    await maria.getByRole('tab', { name: 'Partners' }).click();
    await expect(maria.getByRole('button', { name: 'Add Partner' })).toBeVisible();
  });

  await test.step('signing in takes password and code', async () => {
    await (await inHeader(maria, 'Abmelden')).click();
    await expect(maria).toHaveURL('/');
    await maria.goto('/admin');
    await typePassword(maria);
    await expect(maria.getByRole('textbox', { name: 'Code' })).toBeFocused();
    await expectAccessible(maria);
    // The code of the previous half minute was already used.
    const code = await codeOfApp(`otpauth://totp/muster?secret=${secret}`, 1);
    await maria.getByRole('textbox', { name: 'Code' }).fill(code);
    await maria.getByRole('button', { name: 'Bestätigen' }).click();
    await expect(await inHeader(maria, 'My account')).toBeVisible();
  });

  await test.step('a recovery code replaces a lost phone', async () => {
    await elsewhere.goto('/admin');
    await typePassword(elsewhere);
    await elsewhere.getByRole('button', { name: 'Telefon verloren?' }).click();
    await elsewhere.getByRole('textbox', { name: 'Wiederherstellungscode' }).fill(recoveryCode);
    await expectAccessible(elsewhere);
    await elsewhere.getByRole('button', { name: 'Bestätigen' }).click();
    await expect(await inHeader(elsewhere, 'My account')).toBeVisible();
  });

  await test.step('all other sessions are ended from the first', async () => {
    await (await inHeader(maria, 'My account')).click();
    const own = maria.getByRole('dialog', { name: 'My account' });
    await expect(own.getByText('Recovery codes: 9 left')).toBeVisible();
    const sessions = own.getByRole('region', { name: 'Sessions' }).getByRole('listitem');
    // This session and the one elsewhere; the one of the invitation was signed out.
    await expect(sessions).toHaveCount(2);
    await expectAccessible(maria, 'dialog');
    await own.getByRole('button', { name: 'End all others' }).click();
    await expect(sessions).toHaveCount(1);
    await elsewhere.reload();
    await expect(elsewhere.getByRole('heading', { name: 'Admin-Anmeldung' })).toBeVisible();
  });

  await test.step('with another role she sees orders, and changes no content', async () => {
    const role = admin.getByRole('combobox', { name: `Role of ${person.name}` });
    await admin.goto('/admin');
    await (await inHeader(admin, 'Accounts')).click();
    // By keyboard, no role is given on the way to another.
    await role.focus();
    await admin.keyboard.press('Home');
    await expect(role).toHaveValue('administrator');
    await admin.keyboard.press('Escape');
    await expect(role).toHaveValue('editor');
    await admin.keyboard.press('End');
    await expect(role).toHaveValue('bookkeeping');
    await admin.keyboard.press('Enter');
    await expect(admin.getByText('Role changed')).toBeVisible();
    await maria.goto('/admin?tab=partners');
    await expect(tabs(maria).filter({ hasText: 'Orders' })).toBeVisible();
    await expect(maria.getByRole('heading', { name: 'Partners' })).toBeVisible();
    await expect(maria.getByRole('button', { name: 'Add Partner' })).toHaveCount(0);
    await expect(await inHeader(maria, 'Accounts')).toHaveCount(0);
  });

  await test.step('the log names her', async () => {
    await admin.goto('/admin?tab=overview&list=changes');
    await expect(admin.getByText(`Account "${person.name}" given a new role`)).toBeVisible();
    await admin.getByRole('combobox', { name: 'Person' }).selectOption({ label: `${person.name}, ${person.email}` });
    await expect(admin.getByText(`Account "${person.name}" created by an invitation`)).toBeVisible();
    await expect(admin.getByText(`Account "${person.name}" given a new role`)).toHaveCount(0);
    await expectAccessible(admin);
  });

  await test.step('once deactivated, she is signed out with the next click and cannot sign in again', async () => {
    await (await inHeader(admin, 'Accounts')).click();
    await admin.getByRole('button', { name: `Deactivate ${person.name}` }).click();
    await admin.getByRole('button', { name: 'Deactivate', exact: true }).click();
    await expect(menu(admin, `Activate ${person.name}`)).toBeVisible();
    await maria.goto('/admin');
    await expect(maria.getByRole('heading', { name: 'Admin-Anmeldung' })).toBeVisible();
    await typePassword(maria);
    await expect(maria.getByText('Ungültige E-Mail oder Passwort')).toBeVisible();
  });
});

test('an administrator gives a program access, sees its token once, and revokes it', async ({ page }) => {
  await signInOffice(page.request);
  await page.goto('/admin');
  await (await inHeader(page, 'Accounts')).click();
  // The header, whose button opened the dialog, folds now.
  await page.setViewportSize({ width: 360, height: 800 });
  const programs = page.getByRole('dialog', { name: 'Accounts' }).getByRole('region', { name: 'Access for programs' });
  await expect(programs).toContainText('No program has access yet.');
  await programs.getByRole('textbox', { name: 'Name of the program' }).fill('Muster Buch');
  await programs.getByRole('button', { name: 'Create token' }).press('Enter');
  await expect(programs.getByText('Please choose at least one scope')).toBeVisible();
  await programs.getByRole('checkbox', { name: 'Usage figures' }).press('Space');
  await programs.getByRole('button', { name: 'Create token' }).press('Enter');
  const made = programs.getByRole('region', { name: 'New token' });
  await expect(made).toBeFocused();
  await expectAccessible(page, 'dialog');
  const token = /vm_read_[\w-]{43}/.exec((await made.textContent()) ?? '')?.[0] ?? '';
  const read = async () => {
    const headers = { authorization: `Bearer ${token}` };
    return (await fetch(`${server.url}/api/usage?period=month`, { headers })).status;
  };
  expect(await read()).toBe(200);
  const accounts = page.getByRole('dialog', { name: 'Accounts' });
  const question = page.getByRole('alertdialog', { name: 'Have you entered the new token?' });
  const place = await placeInHistory(page);
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(2, 2),
    () => page.goBack(),
    () => accounts.getByRole('button', { name: 'Close' }).click(),
  ]) {
    await close();
    await expect(question).toContainText('“Muster Buch”');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(made).toContainText(token);
    await expect.poll(() => placeInHistory(page)).toBe(place);
  }
  await made.getByRole('button', { name: 'I have entered it' }).click();
  await expect(programs.getByText(token)).toBeHidden();
  await programs.getByRole('button', { name: 'Revoke Muster Buch' }).click();
  await expectAccessible(page, 'dialog');
  await page.getByRole('button', { name: 'Revoke', exact: true }).last().click();
  await expect(programs).toContainText(/revoked on .*, last used/);
  expect(await read()).toBe(401);
});

test('a renewed invitation keeps the focus and says so, but not of the next link', async ({ page }) => {
  await page.route('**/api/account-links/look', (route) => {
    const email = `${route.request().postDataJSON().token}@example.org`;
    return route.fulfill({ json: { purpose: 'invitation', state: 'expired', email } });
  });
  let renewals = 0;
  const { promise: isAnswered, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/account-links/renew', async (route) => {
    renewals += 1;
    await isAnswered;
    return route.fulfill({ status: 204 });
  });
  await page.goto('/admin#link=erste');
  const button = page.getByRole('button', { name: 'Neue Einladung senden' });
  await button.dblclick();
  await button.press('Enter');
  answer();
  await expect(page.getByText('Eine neue Einladung ist an erste@example.org unterwegs.')).toBeFocused();
  expect(renewals).toBe(1);
  await page.goto('/admin#link=zweite');
  await expect(page.getByText('Wir senden Ihnen gerne eine neue an zweite@example.org.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Diese Einladung ist abgelaufen' })).toBeVisible();
});
