import { expect, type Locator, type Page } from '@playwright/test';
import { builtAdministrator } from '../../built-server/built-server.ts';
import { samplePrintOrder } from '../../made-up/sample-input.ts';
import { expectErrors, item, itemButton, openTab, test, toast, unique } from '../admin-area.ts';
import { placeInHistory } from '../place-in-history.ts';
import { refuseCall } from '../refuse-call.ts';
import { reloadAndStay } from '../reload-and-stay.ts';

async function openNewPartner(page: Page, name: string) {
  await openTab(page, 'partners');
  await page.getByRole('button', { name: 'Add Partner' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Partner' });
  await dialog.getByLabel('Name').fill(name);
  return dialog;
}

test('an unchanged dialog closes without a question: Esc, beside it, Back', async ({ admin }) => {
  await openTab(admin, 'partners');
  const place = await placeInHistory(admin);
  await admin.getByRole('button', { name: 'Add Partner' }).click();
  const dialog = admin.getByRole('dialog', { name: 'Add Partner' });
  await expect(dialog).toBeVisible();
  await admin.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(admin.getByRole('button', { name: 'Add Partner' })).toBeFocused();
  await expect.poll(() => placeInHistory(admin)).toBe(place);
  await admin.getByRole('button', { name: 'Add Partner' }).click();
  await expect(dialog).toBeVisible();
  await admin.mouse.click(8, 400);
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => placeInHistory(admin)).toBe(place);
  await admin.getByRole('button', { name: 'Add Partner' }).click();
  await expect(dialog).toBeVisible();
  await admin.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(admin).toHaveURL(/tab=partners/);
});

test('a changed dialog asks first: Esc, beside it, Back, reload', async ({ admin }) => {
  const dialog = await openNewPartner(admin, 'Noch nicht gespeichert');
  const place = await placeInHistory(admin);
  const question = admin.getByRole('alertdialog', { name: 'Discard changes?' });
  const keep = question.getByRole('button', { name: 'Keep editing' });

  await admin.keyboard.press('Escape');
  await expect(keep).toBeFocused();
  await admin.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(dialog).toBeVisible();

  await admin.mouse.click(8, 400);
  await keep.click();

  for (let times = 0; times < 2; times++) {
    await expect.poll(() => placeInHistory(admin)).toBe(place);
    await admin.goBack();
    await expect(question).toBeVisible();
    await keep.click();
    await expect(dialog.getByLabel('Name')).toHaveValue('Noch nicht gespeichert');
  }

  await expect.poll(() => placeInHistory(admin)).toBe(place);
  expect(await reloadAndStay(admin)).toBe('beforeunload');
  await expect(dialog.getByLabel('Name')).toHaveValue('Noch nicht gespeichert');

  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect(dialog).toHaveCount(0);
  await admin.getByRole('button', { name: 'Add Partner' }).click();
  await expect(dialog.getByLabel('Name')).toHaveValue('');
});

test('a dialog of several forms asks before it is closed with input in one of them', async ({ admin, api }) => {
  const partner = unique('Muster Zugang AG');
  await api('POST', '/api/partners', { name: partner });
  const question = admin.getByRole('alertdialog', { name: 'Discard changes?' });
  const keep = question.getByRole('button', { name: 'Keep editing' });
  const button = (name: string) => admin.getByRole('button', { name, exact: true });
  await openTab(admin, 'partners');
  for (const [opener, title, label, typed] of [
    ['My account', 'My account', 'Name', 'Muster'],
    ['My account', 'My account', 'Current password', 'geheim'],
    ['Accounts', 'Accounts', 'E-mail address', 'neu@example.org'],
    ['Accounts', 'Accounts', 'Name of the program', 'Muster Buch'],
    [`Access of ${partner}`, `Access: ${partner}`, 'Domains of addresses that may be invited', 'example.org'],
  ] as const) {
    await button(opener).click();
    const dialog = admin.getByRole('dialog', { name: title, exact: true });
    const field = dialog.getByRole('textbox', { name: label, exact: true });
    const before = await field.inputValue();
    await field.fill(typed);
    await admin.keyboard.press('Escape');
    await keep.click();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await keep.click();
    await expect(field).toHaveValue(typed);
    await field.fill(before);
    await admin.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await button(opener).click();
    await field.fill(typed);
    await admin.keyboard.press('Escape');
    await question.getByRole('button', { name: 'Discard changes' }).click();
    await expect(dialog).toHaveCount(0);
  }
});

test('a form stays open until the server has answered, and after a refusal too', async ({ admin, api }) => {
  expectErrors(admin, /500/);
  const name = unique('Muster Eins');
  const { id } = await api('POST', '/api/partners', { name, type: 'association' });
  await openTab(admin, 'partners');
  const answers = Promise.withResolvers<void>();
  await admin.route('**/api/partners/*', async (route) => {
    await answers.promise;
    await route.fulfill({ status: 500, body: 'defekt' });
  });
  await admin.getByRole('button', { name: `Edit ${name}` }).click();
  const dialog = admin.getByRole('dialog', { name: 'Edit Partner' });
  const save = dialog.getByRole('button', { name: 'Save changes' });
  await dialog.getByLabel('Description').fill('Kommt es an?');
  await save.click();
  await expect(save).toBeDisabled();
  await expect(save).toHaveAttribute('aria-busy', 'true');
  await admin.keyboard.press('Escape');
  await admin.goBack();
  await expect(dialog).toBeVisible();
  await expect(admin.getByRole('alertdialog')).toHaveCount(0);
  await expect(item(admin, name)).not.toContainText('Kommt es an?');

  answers.resolve();
  await expect(toast(admin, 'Failed to update partner')).toBeVisible();
  await expect(dialog.getByLabel('Description')).toHaveValue('Kommt es an?');
  await expect(save).toBeEnabled();
  await admin.unroute('**/api/partners/*');
  await save.click();
  await expect(toast(admin, 'Partner updated successfully')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(item(admin, name)).toContainText('Kommt es an?');
  await api('DELETE', `/api/partners/${id}`);
});

test('a failed save keeps the input: server error, no connection, refused fields', async ({ admin, context }) => {
  expectErrors(admin, /500|400|ERR_INTERNET_DISCONNECTED/);
  const name = unique('Muster Verein');
  const dialog = await openNewPartner(admin, name);
  const save = dialog.getByRole('button', { name: 'Create partner' });
  const isPost = (method: string) => method === 'POST';
  await admin.route('**/api/partners', (route) =>
    isPost(route.request().method()) ? route.fulfill({ status: 500, body: 'defekt' }) : route.fallback(),
  );
  await save.click();
  await expect(toast(admin, 'Failed to create partner')).toBeVisible();
  await expect(dialog.getByLabel('Name')).toHaveValue(name);
  await admin.unroute('**/api/partners');

  await context.setOffline(true);
  await save.click();
  await expect(dialog.getByText('The server could not be reached.')).toBeVisible();
  await expect(dialog.getByLabel('Name')).toHaveValue(name);
  await context.setOffline(false);

  await admin.route('**/api/partners', (route) =>
    isPost(route.request().method())
      ? refuseCall(route, 400, { errors: [{ path: 'contactEmail', message: 'Invalid email address' }] })
      : route.fallback(),
  );
  await save.click();
  await expect(dialog.getByText('Invalid email address')).toBeVisible();
  await expect(dialog.getByLabel('Contact Email')).toBeFocused();
  await admin.unroute('**/api/partners');
  await expect(item(admin, name)).toHaveCount(0);

  await save.click();
  await expect(toast(admin, 'Partner created successfully')).toBeVisible();
  await expect(item(admin, name)).toBeVisible();
});

test('lists that fail to load offer a retry, in the language of the tab', async ({ admin }) => {
  expectErrors(admin, /500/);
  for (const [tab, path, retry] of [
    ['media', '**/api/media', 'Retry'],
    ['team', '**/api/team-members', 'Erneut versuchen'],
    ['messages', '**/api/contact-messages?*', 'Retry'],
  ] as const) {
    await admin.route(path, (route) => route.fulfill({ status: 500, body: '' }));
    await openTab(admin, tab);
    const button = admin.getByRole('button', { name: retry });
    await expect(button).toBeVisible();
    await admin.unroute(path);
    await button.click();
    await expect(button).toHaveCount(0);
  }
});

test('an expired session asks to sign in over the open form, then the save continues', async ({ admin, context }) => {
  expectErrors(admin, /401/);
  const name = unique('Muster Stiftung');
  const dialog = await openNewPartner(admin, name);
  await context.clearCookies();
  await dialog.getByRole('button', { name: 'Create partner' }).click();
  const expired = admin.getByRole('dialog', { name: 'Sitzung abgelaufen' });
  await expect(expired.getByLabel('E-Mail')).toHaveValue(builtAdministrator.email);
  await expect(expired.getByLabel('Passwort')).toBeFocused();
  await expect(dialog.getByLabel('Name')).toHaveValue(name);
  await expired.getByLabel('Passwort').fill('falsch');
  await expired.getByRole('button', { name: 'Anmelden' }).click();
  await expect(toast(admin, 'Anmeldung fehlgeschlagen')).toBeVisible();
  await expired.getByLabel('Passwort').fill(builtAdministrator.password);
  await admin.keyboard.press('Enter');
  await expect(expired).toHaveCount(0);
  await expect(dialog).toHaveCount(0);
  await expect(item(admin, name)).toBeVisible();
});

test('a session that ended in another window leaves the open form unchanged', async ({ admin, context }) => {
  expectErrors(admin, /401/);
  const name = unique('Muster Kasse');
  const dialog = await openNewPartner(admin, name);
  await context.clearCookies();
  await admin.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  const expired = admin.getByRole('dialog', { name: 'Sitzung abgelaufen' });
  await expired.getByLabel('Passwort').fill(builtAdministrator.password);
  await expect(dialog.getByLabel('Name')).toHaveValue(name);
  await admin.keyboard.press('Enter');
  await expect(expired).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Create partner' }).click();
  await expect(item(admin, name)).toBeVisible();
});

test('a forgotten password is reset for the own address, not one in the form behind', async ({ admin, context }) => {
  expectErrors(admin, /401/);
  await openTab(admin, 'overview');
  await admin.getByRole('button', { name: 'Accounts' }).click();
  const dialog = admin.getByRole('dialog', { name: 'Accounts' });
  await dialog.getByRole('textbox', { name: 'E-mail address' }).fill('eingeladen@example.org');
  await context.clearCookies();
  await dialog.getByRole('button', { name: 'Invite' }).click();
  const expired = admin.getByRole('dialog', { name: 'Sitzung abgelaufen' });
  await expired.getByRole('button', { name: 'Passwort vergessen?' }).click();
  await expect(expired.getByLabel('E-Mail')).toHaveValue(builtAdministrator.email);
});

test('one complete edit by keyboard alone', async ({ admin, api }) => {
  const title = unique('Aaa Tastatur');
  await api('POST', '/api/media', { title, publishedAt: '2026-01-01' });
  await openTab(admin, 'overview');
  const focusedText = () => admin.evaluate(() => document.activeElement?.textContent ?? '');
  const tabUntil = async (found: (text: string) => boolean) => {
    for (let steps = 0; steps < 200; steps++) {
      await admin.keyboard.press('Tab');
      if (found(await focusedText())) return;
    }
    throw new Error('never reached by keyboard');
  };
  await tabUntil((text) => text === 'Overview');
  for (let steps = 0; steps < 3; steps++) await admin.keyboard.press('ArrowRight');
  await admin.keyboard.press('Enter');
  await expect(admin.getByRole('heading', { name: 'Media', exact: true })).toBeVisible();
  await expect(item(admin, title)).toBeVisible();
  await tabUntil((text) => text === `Edit ${title}`);
  await admin.keyboard.press('Enter');
  const dialog = admin.getByRole('dialog', { name: 'Edit Media Item' });
  await expect(dialog.getByLabel('Title')).toBeFocused();
  await admin.keyboard.press('End');
  await admin.keyboard.type(' bearbeitet');
  await tabUntil((text) => text === 'Save changes');
  await admin.keyboard.press('Enter');
  await expect(toast(admin, 'Media item updated successfully')).toBeVisible();
  await expect(item(admin, `${title} bearbeitet`)).toBeVisible();
  await expect.poll(focusedText).toBe(`Edit ${title} bearbeitet`);
});

test('the focus is never lost, and cancelling a confirmation does not navigate', async ({ admin, api }) => {
  const name = unique('Fiona Muster');
  await api('POST', '/api/contact-messages', { name, email: 'f@example.org', subject: 'Frage', message: 'Text' });
  const organization = unique('Muster Bibliothek');
  await api('POST', '/api/print-orders', { ...samplePrintOrder, organization });
  const press = async (part: Locator) => {
    await part.focus();
    await admin.keyboard.press('Enter');
  };

  await openTab(admin, 'overview');
  await admin.getByRole('tab', { name: 'Messages' }).click();
  const details = itemButton(admin, name, 'Details');
  await press(details);
  await expect(toast(admin, 'Message marked as read')).toBeVisible();
  await press(admin.getByRole('dialog').getByRole('button', { name: 'Delete' }));
  await expect(admin.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })).toBeFocused();
  await admin.keyboard.press('Escape');
  await expect(admin.getByRole('dialog').getByRole('button', { name: 'Delete' })).toBeFocused();
  await admin.keyboard.press('Escape');
  await expect(details).toBeFocused();
  await expect(admin).toHaveURL(/tab=messages$/);
  await press(itemButton(admin, name, 'Delete'));
  await press(admin.getByRole('alertdialog').getByRole('button', { name: 'Delete' }));
  const heading = admin.locator('#admin-tab-heading');
  await expect(heading).toBeFocused();
  await press(admin.getByRole('button', { name: 'Undo' }));
  await expect(item(admin, name)).toBeVisible();
  await expect(heading).toBeFocused();
  await expect(admin).toHaveURL(/tab=messages$/);

  await openTab(admin, 'orders');
  const row = item(admin, organization);
  await press(row.getByRole('button', { name: /^Mark processed/ }));
  await expect(row.getByRole('button', { name: /^Details/ })).toBeFocused();
});
