/** A passkey in a real browser, with a virtual authenticator. Browsers have none for IP addresses, so the server is at localhost. */
import { expect } from '@playwright/test';
import { builtAdministrator } from '../../built-server/built-server.ts';
import { freePort } from '../../free-port.ts';
import { expectAccessible } from '../accessibility.ts';

import { ownServer } from '../own-server.ts';

const port = await freePort();
const { test } = ownServer(() => ({ PORT: String(port), PUBLIC_URL: `http://localhost:${port}` }));

test('a passkey is created, signs in without a password, and is removed', async ({ page }) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto(`http://localhost:${port}/admin`);
  await page.getByRole('textbox', { name: 'E-Mail' }).fill(builtAdministrator.email);
  await page.getByRole('textbox', { name: 'Passwort' }).fill(builtAdministrator.password);
  await page.getByRole('button', { name: 'Anmelden' }).click();

  await page.getByRole('button', { name: 'My account' }).click();
  const account = page.getByRole('dialog', { name: 'My account' });
  await account.getByRole('button', { name: 'Set up a second factor' }).click();
  await account.getByRole('button', { name: 'Set up a passkey' }).click();
  await account.getByRole('textbox', { name: 'Name of the passkey' }).fill('Mustergerät');
  await account.getByRole('button', { name: 'Create passkey' }).click();
  await expect(account.getByRole('region', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);
  await account.getByRole('button', { name: 'I have saved them' }).click();
  await expect(account.getByText('Passkey “Mustergerät” since')).toBeVisible();
  await expectAccessible(page, 'dialog');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Abmelden' }).click();
  await expect(page).toHaveURL(`http://localhost:${port}/`);
  await page.goto(`http://localhost:${port}/admin`);
  await page.getByRole('button', { name: 'Passkey verwenden' }).click();
  await expect(page.getByRole('button', { name: 'My account' })).toBeVisible();

  await page.getByRole('button', { name: 'My account' }).click();
  await account.getByRole('button', { name: 'New codes' }).click();
  const codesQuestion = page.getByRole('alertdialog', { name: 'Replace the recovery codes?' });
  await expect(codesQuestion).toContainText('10 left');
  await codesQuestion.getByRole('button', { name: 'Cancel' }).click();
  await account.getByRole('button', { name: 'Remove Passkey “Mustergerät”' }).click();
  const question = page.getByRole('alertdialog', { name: 'Remove Passkey “Mustergerät”?' });
  await expect(question).toContainText('your password alone signs you in');
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(account.getByText('You have none yet')).toBeVisible();
});
