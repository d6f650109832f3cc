/** On a separate server: the demo of the partner area ends with the first invitation. */
import { expect, type Page } from '@playwright/test';
import { linkAddress } from '#domain/core/account-links/link-token.server.ts';
import { eventually } from '../../eventually.ts';
import { codeOfApp } from '../../made-up/authenticator-app.ts';
import { expectAccessible, expectAccessibleInBothSchemes } from '../accessibility.ts';
import { apiOf, changeDraft, openAddress, signInOffice, toast } from '../admin-area.ts';
import { databaseOf, ownServer } from '../own-server.ts';
import { reloadAndStay } from '../reload-and-stay.ts';

const password = 'sieben-gelbe-Tassen-4';

const { test, server } = ownServer();
const database = databaseOf(server.dataDir);

/** The link in the invitation to an address. */
const linkTo = (email: string): Promise<string> =>
  eventually(() => {
    const mail = server.mailsTo(email).find((text) => text.includes('#link='));
    return /\/partner-area#link=[\w.-]+/.exec(mail ?? '')?.[0];
  });

/** Opens the partner area and waits until its sign-in is ready. */
async function openArea(page: Page, address = '/partner-area'): Promise<void> {
  await page.goto(address);
  await expect(page.locator('[data-island=firm-area][data-hydrated]')).toBeVisible();
}

async function signIn(page: Page, email: string): Promise<void> {
  await openArea(page);
  const main = page.getByRole('main');
  await main.getByLabel('E-Mail').fill(email);
  await main.getByLabel('Passwort', { exact: true }).fill(password);
  await main.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page.getByRole('tab', { name: 'Profil' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

async function accept(page: Page, email: string, name: string): Promise<void> {
  await openArea(page, await linkTo(email));
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Einladung annehmen' })).toBeVisible();
  await expectAccessible(page);
  await main.getByLabel('Name').fill(name);
  const chosen = main.getByLabel('Passwort', { exact: true });
  await chosen.fill(password);
  await main.getByRole('button', { name: 'Passwort anzeigen' }).click();
  await expect(chosen).toHaveAttribute('type', 'text');
  await main.getByRole('button', { name: 'Konto erstellen' }).click();
  await expect(page.getByRole('tab', { name: 'Profil' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

test('a firm is invited, signs in, invites a colleague, and loses access when deactivated', async ({ browser }) => {
  test.slow();
  const desk = await browser.newPage();
  const phone = { viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' } as const;
  const lead = await browser.newPage(phone);
  const member = await browser.newPage({ colorScheme: 'dark' });
  const office = apiOf(desk.request, server.url);
  await signInOffice(desk.request);
  const firm = await office('POST', '/api/partners', { name: 'Muster Zugang AG', type: 'industry' });
  const dialog = desk.getByRole('dialog', { name: 'Access: Muster Zugang AG' });
  const description = lead.locator('meta[name=description], meta[property="og:description"]');
  const contact = lead.locator('#kontakt form');
  const panel = lead.getByRole('tabpanel', { name: 'Profil' });
  const people = panel.getByRole('region', { name: 'Kolleginnen und Kollegen' });

  await test.step('the demo is shown until the office invites the lead of the firm', async () => {
    await lead.goto('/partner-area');
    await expect(lead.getByText('Demo-Ansicht mit Beispieldaten')).toBeVisible();
    await expect(description.first()).toHaveAttribute('content', /Demo-Ansicht/);

    await desk.goto('/admin?tab=partners');
    await desk.getByRole('button', { name: 'Access of Muster Zugang AG' }).click();
    await dialog.getByLabel('E-mail address').fill('leitung@example.org');
    await dialog.getByRole('button', { name: 'Invite', exact: true }).click();
    await expect(dialog.getByText('leitung@example.org').first()).toBeVisible();
    await expectAccessible(desk, 'dialog');
  });

  await test.step('the demo has ended for everybody, and the link makes an account', async () => {
    await openArea(lead);
    await expect(lead.getByText('Demo-Ansicht mit Beispieldaten')).toHaveCount(0);
    await expect(description.first()).toHaveAttribute('content', /Zugang hat, wer eingeladen wurde/);
    await expect(description.last()).toHaveAttribute('content', /Zugang hat, wer eingeladen wurde/);
    await expect(lead.getByRole('main').getByRole('button', { name: 'Passwort vergessen?' })).toBeVisible();
    await expectAccessible(lead);
    await accept(lead, 'leitung@example.org', 'Lea Muster');
    await expect(lead.getByRole('heading', { level: 1, name: 'Muster Zugang AG' })).toBeVisible();
    await expect(lead.getByText('Angemeldet als Lea Muster (leitung@example.org)')).toBeVisible();
    await expect(lead.getByRole('region', { name: 'Neu für Sie' }).getByText('Noch keine Dateien.')).toBeVisible();
  });

  await test.step('the page’s contact form knows the sender, and links to the upload', async () => {
    const known = {
      Vorname: 'Lea',
      Nachname: 'Muster',
      'E-Mail': 'leitung@example.org',
      Organisation: 'Muster Zugang AG',
    };
    for (const [label, value] of Object.entries(known)) await expect(contact.getByLabel(label)).toHaveValue(value);
    await expect(contact).toContainText('Dateien laden Sie bitte im Partnerbereich unter Upload hoch.');
    await lead.getByLabel('Jahr').evaluate((year: HTMLInputElement) => year.setAttribute('data-kept', ''));
    await contact.getByRole('link', { name: 'Upload' }).click();
    await expect(lead.getByRole('tabpanel', { name: 'Upload' })).toBeFocused();
    await expect(lead.locator('[data-kept]')).toBeVisible();
    await lead.goBack();
    await expect(lead.getByRole('tab', { name: 'Studien-Navigator' })).toHaveAttribute('aria-selected', 'true');
    await expect(lead.getByRole('tablist', { name: 'Abschnitte der Studie' }).getByRole('tab')).toHaveCount(5);
  });

  await test.step('the lead changes the profile and invites a colleague', async () => {
    await lead.getByRole('tab', { name: 'Profil' }).click();
    await panel.getByLabel('Neues Passwort').fill('ein-langer-Satz-7');
    await panel.getByRole('button', { name: 'Neues Passwort anzeigen' }).click();
    await expect(panel.getByLabel('Neues Passwort')).toHaveAttribute('type', 'text');
    await expect(panel.getByLabel('Jetziges Passwort')).toHaveAttribute('type', 'password');
    await panel.getByLabel('Telefon (freiwillig)').fill('+41 44 000 00 00');
    await panel.getByLabel('Neue Dateien und Anfragen per E-Mail melden').uncheck();
    await panel.getByRole('button', { name: 'Profil speichern' }).click();
    await expect(toast(lead, 'Profil gespeichert')).toBeVisible();
    await people.getByLabel('E-Mail').fill('kollege@example.org');
    await people.getByLabel('Rolle').selectOption('member');
    await people.getByRole('button', { name: 'Einladen' }).click();
    await expect(people.getByText('kollege@example.org').first()).toBeVisible();
    await expectAccessible(lead);
    await lead.reload();
    await expect(panel.getByLabel('Telefon (freiwillig)')).toHaveValue('+41 44 000 00 00');
    await expect(panel.getByLabel('Neue Dateien und Anfragen per E-Mail melden')).not.toBeChecked();
  });

  await test.step('a member sees no colleagues, and a link works once', async () => {
    await accept(member, 'kollege@example.org', 'Kim Muster');
    await member.getByRole('tab', { name: 'Profil' }).click();
    await expect(member.getByRole('region', { name: 'Sitzungen' }).getByText('diese Sitzung')).toBeVisible();
    await expect(member.getByRole('region', { name: 'Kolleginnen und Kollegen' })).toHaveCount(0);
    await expectAccessible(member);
    await openArea(member, await linkTo('kollege@example.org'));
    await expect(member.getByRole('heading', { name: 'Dieser Link wurde schon verwendet' })).toBeVisible();
  });

  await test.step('the question before deleting the firm says that the access of both ends', async () => {
    await desk.keyboard.press('Escape');
    await desk.getByRole('button', { name: 'Delete Muster Zugang AG' }).click();
    const question = desk.getByRole('alertdialog', { name: 'Delete partner?' });
    await expect(question).toContainText('and its 2 people can no longer sign in');
    await question.getByRole('button', { name: 'Cancel' }).click();
    // It is asked also while the list of its people doesn't arrive.
    await desk.route('**/people', () => {});
    await desk.getByRole('button', { name: 'Delete Muster Zugang AG' }).click();
    await expect(question).toContainText('and its people can no longer sign in');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await desk.unroute('**/people');
  });

  await test.step('the firm proposes another public entry, and the office accepts it', async () => {
    const entry = panel.getByRole('region', { name: 'Öffentlicher Eintrag' });
    await entry.getByLabel('Beschreibung').fill('Versichert Muster.');
    await entry.getByLabel('Logo', { exact: true }).fill('https://bilder.example/logo.svg');
    await expect(entry.getByText('bilder.example. Die Studienleitung kann das Bild stattdessen')).toBeVisible();
    await expect(entry.getByText('Besucherinnen und Besucher gehen an bilder.example')).toBeVisible();
    // An upload has no time limit, as the line may be slow.
    const timeout = await lead.evaluateHandle(() => AbortSignal.timeout);
    await lead.evaluate(() => {
      AbortSignal.timeout = () => AbortSignal.abort();
    });
    await entry.getByLabel('Logo hochladen').setInputFiles('public/assets/og/partner-area.png');
    const logo = entry.getByLabel('Logo', { exact: true });
    await expect(logo).toHaveValue(/^\/uploads\/\w+\.webp$/);
    await lead.evaluate((original) => {
      AbortSignal.timeout = original;
    }, timeout);
    await expect(entry.getByRole('img', { name: 'Vorschau des Logos' })).toBeVisible();
    await expect(entry.getByText('Ihr Eintrag zeigt das Logo immer ganz.')).toBeVisible();
    await expect(entry.getByRole('img', { name: /^Vorschau: / })).toHaveCount(0);
    await entry.getByRole('button', { name: /^Fokuspunkt: 50 % von links, 50 % von oben/ }).press('Shift+ArrowLeft');
    await expect(entry.getByLabel('Von links (%)')).toHaveValue('40');
    await expectAccessible(lead);
    await entry.getByRole('button', { name: 'Änderung vorschlagen' }).click();
    await expect(entry.getByText('wartet', { exact: true })).toBeVisible();
    // A proposal that replaces it has the same focal point.
    await entry.getByLabel('Beschreibung').fill('Versichert Muster seit 1900.');
    await entry.getByRole('button', { name: 'Vorschlag ersetzen' }).click();
    await expect(toast(lead, 'Vorschlag gesendet')).toBeVisible();
    await expectAccessible(lead);
    const translations = { fr: { description: 'Assure Muster.' }, en: { description: 'Insures Muster.' } };
    await office('PATCH', `/api/partners/${firm.id}`, { translations });
    await desk.goto('/admin?tab=overview');
    const proposing = desk.getByRole('region', { name: 'Public entries of partners' });
    await expect(proposing.getByText('1 firm proposes changes')).toBeVisible();
    await proposing.getByRole('link', { name: 'Muster Zugang AG' }).click();
    const proposal = desk.getByRole('dialog', { name: 'Proposed changes: Muster Zugang AG' });
    await expect(proposal.getByText('Versichert Muster seit 1900.')).toBeVisible();
    await expect(proposal.getByText('The present text is translated into English and French.')).toBeVisible();
    await expect(proposal.getByRole('img', { name: 'Logo: proposed' })).toHaveAttribute('src', /^\/uploads\//);
    await expect(proposal.getByText('Focal point: 40 % from the left, 50 % from the top')).toBeVisible();
    await expectAccessible(desk, 'dialog');
    await proposal.getByRole('button', { name: 'Close' }).click();
    await expect(proposal).toHaveCount(0);
    await desk.getByRole('button', { name: 'Proposed changes of Muster Zugang AG' }).click();
    await proposal.getByRole('button', { name: 'Accept' }).click();
    await expect(proposal).toHaveCount(0);
    await openAddress(desk, '/partners');
    await expect(desk.getByText('Versichert Muster seit 1900.')).toBeVisible();
    await lead.reload();
    await expect(entry.getByText('angenommen', { exact: true })).toBeVisible();
  });

  await test.step('typed text stays when the page reads its records again, after some minutes in another window', async () => {
    const profile = await browser.newPage({ storageState: await lead.context().storageState() });
    await profile.goto('/partner-area');
    await profile.getByRole('tab', { name: 'Profil' }).click();
    const phoneField = profile.getByLabel('Telefon (freiwillig)');
    await phoneField.fill('+41 44 111 11 11');
    await profile.getByLabel('Beschreibung').fill('Noch nicht vorgeschlagen.');
    await profile.getByLabel('Alle brauchen einen zweiten Faktor').check();
    await apiOf(lead.request, server.url)('PATCH', '/api/partner-area/profile', { wantsFileNews: true });
    await office('PATCH', `/api/partners/${firm.id}`, { websiteUrl: 'https://www.muster.example' });
    await office('PATCH', `/api/partners/${firm.id}/access-rules`, { allowedDomains: ['andere.example'] });
    await profile.evaluate(() => {
      const { now } = Date;
      Date.now = () => now() + 360_000;
      dispatchEvent(new Event('visibilitychange'));
    });
    await expect(profile.getByLabel('Neue Dateien und Anfragen per E-Mail melden')).toBeChecked();
    await expect(profile.getByLabel('Website')).toHaveValue('https://www.muster.example');
    await expect(profile.getByLabel('Domains der Adressen')).toHaveValue('andere.example');
    await expect(phoneField).toHaveValue('+41 44 111 11 11');
    await expect(profile.getByLabel('Beschreibung')).toHaveValue('Noch nicht vorgeschlagen.');
    await expect(profile.getByLabel('Alle brauchen einen zweiten Faktor')).toBeChecked();
    expect(await reloadAndStay(profile)).toBe('beforeunload');
    await profile.getByRole('button', { name: 'Abmelden' }).click();
    await profile.getByRole('alertdialog').getByRole('button', { name: 'Weiter bearbeiten' }).click();
    await expect(profile.getByLabel('Beschreibung')).toHaveValue('Noch nicht vorgeschlagen.');
    await profile.close();
  });

  await test.step('the firm requires domains of addresses and a second factor, with a grace period', async () => {
    await people.getByLabel('Domains der Adressen').fill('Müller.example\n');
    await people.getByLabel('Alle brauchen einen zweiten Faktor').check();
    await people.getByRole('button', { name: 'Regeln speichern' }).click();
    await expect(toast(lead, 'Regeln gespeichert')).toBeVisible();
    await expect(lead.getByRole('note')).toContainText('Für Ihre Firma ist ein zweiter Faktor Pflicht');
    await expect(people.getByLabel('Domains der Adressen')).toHaveValue('xn--mller-kva.example');
    await expect(people.getByText('Adresse ausserhalb der erlaubten Domains')).toHaveCount(2);
    await expect(people.getByText('kein zweiter Faktor')).toHaveCount(2);
    await people.getByLabel('E-Mail').fill('neu@example.org');
    await people.getByRole('button', { name: 'Einladen' }).click();
    await expect(people.getByLabel('E-Mail')).toHaveAccessibleDescription(
      'Adressen dieser Firma enden auf @xn--mller-kva.example',
    );
    await expect(people.getByLabel('E-Mail')).toBeFocused();
    await expectAccessible(lead);
    await member.goto('/partner-area?tab=files');
    await expect(member.getByRole('note')).toContainText('Richten Sie ihn bis');
    await expectAccessible(member);
    await member.getByRole('note').getByRole('link', { name: 'Profil' }).click();
    await expect(member.getByRole('tabpanel', { name: 'Profil' })).toBeFocused();
    await database.client.query(`update firm_access_rules set second_factor_since = now() - interval '15 days'`);
    await database.client.query(
      `update auth_user set created_at = created_at - interval '15 days' where email like 'k%'`,
    );
    await member.reload();
    await expect(member.getByRole('heading', { level: 1, name: 'Zweiter Faktor' })).toBeVisible();
    await expect(member.getByRole('list', { name: 'Möglichkeiten' })).toBeFocused();
    await expectAccessible(member);
    await member.keyboard.press('Tab');
    await member.keyboard.press('Enter');
    const secret = ((await member.locator('code').textContent()) ?? '').replaceAll(' ', '');
    await member.getByLabel('Code der App').fill(await codeOfApp(`otpauth://totp/muster?secret=${secret}`));
    await member.getByRole('button', { name: 'Bestätigen' }).click();
    await member.getByRole('button', { name: /aufbewahrt/ }).click();
    await expect(member.getByRole('tab', { name: 'Profil' })).toBeVisible();
    await desk.goto('/admin?tab=partners');
    await desk.getByRole('button', { name: 'Access of Muster Zugang AG' }).click();
    await expect(dialog.getByText('The firm itself requires it.')).toBeVisible();
    await expect(dialog.getByText(/, second factor$/)).toHaveCount(1);
    await dialog.getByLabel('Everybody needs a second factor').uncheck();
    await dialog.getByRole('button', { name: 'Save rules' }).click();
    await expect(toast(desk, 'Rules saved')).toBeVisible();
    const officeLog = dialog.getByRole('region', { name: 'Log' });
    await expect(officeLog.getByText('Invitation sent: leitung@example.org')).toBeVisible();
    await expectAccessible(desk, 'dialog');
  });

  await test.step('the firm’s log by keyboard: entries, filtered by person, and as a table', async () => {
    await lead.reload();
    const log = panel.getByRole('region', { name: 'Protokoll' });
    await expect(log.getByRole('listitem').filter({ hasText: 'Regeln geändert' }).first()).toContainText(
      'Studienleitung',
    );
    // The people come from another call than the entries.
    await expect(log.getByRole('option', { name: 'Kim Muster' })).toBeAttached();
    await log.getByLabel('Person').focus();
    await lead.keyboard.type('Kim');
    await expect(log.getByText('Zweiter Faktor eingerichtet: Kim Muster')).toBeVisible();
    await expect(log.getByText('Profil geändert: Lea Muster')).toHaveCount(0);
    await log.getByLabel('Bis').fill('2020-01-01');
    await expect(log.getByText('Kein Eintrag passt dazu.')).toBeVisible();
    await log.getByLabel('Bis').fill('');
    await expectAccessible(lead);
    const [table] = await Promise.all([
      lead.waitForEvent('download'),
      log.getByRole('button', { name: 'Protokoll als CSV' }).press('Enter'),
    ]);
    expect(table.suggestedFilename()).toMatch(/^protokoll-\d{4}-\d\d-\d\d\.csv$/);
  });

  await test.step('the yearly list opens by a link without a sign-in, and confirms nothing by itself', async () => {
    const reviewed = `update auth_user set created_at = now() - interval '13 months', last_sign_in_at = now()`;
    await database.client.query(reviewed);
    await database.client.query(
      `insert into account_links (purpose, email, kind, firm_id, user_id, expires_at)
     select 'people-review', email, 'partner', firm_id, id, now() + interval '1 day' from auth_user where email like 'leitung%'
     union all
     select 'keep-access', email, 'partner', firm_id, id, now() + interval '1 day' from auth_user where email like 'kollege%'`,
    );
    const linkFor = async (purpose: string) => {
      const { rows } = await database.client.query('select id from account_links where purpose = $1', [purpose]);
      const settings = { dataDir: server.dataDir, publicUrl: server.url, accountsKey: undefined };
      return new URL(await linkAddress(settings, rows[0].id, 'partner'));
    };
    const keeping = await linkFor('keep-access');
    await openArea(member, `${keeping.pathname}${keeping.hash}`);
    await expect(member.getByRole('heading', { name: 'Brauchen Sie Ihren Zugang noch?' })).toBeVisible();
    await expectAccessible(member);
    await member.getByRole('button', { name: 'Zugang behalten' }).click();
    await expect(toast(member, 'Ihr Zugang bleibt')).toBeVisible();
    const review = await linkFor('people-review');
    const reader = await browser.newPage(phone);
    await openArea(reader, `${review.pathname}${review.hash}`);
    await expect(reader.getByRole('checkbox', { name: /Lea Muster/ })).toBeDisabled();
    await expect(reader.getByRole('checkbox', { name: /Kim Muster/ })).toBeChecked();
    await expectAccessible(reader);
    await reader.getByRole('checkbox', { name: /Kim Muster/ }).press('Space');
    await reader.getByRole('button', { name: 'Bestätigen und 1 entfernen' }).press('Enter');
    await expect(toast(reader, 'Liste bestätigt')).toBeVisible();
    await member.reload();
    await expect(member.getByRole('main').getByRole('button', { name: 'Anmelden' })).toBeVisible();
  });

  await test.step('the lead signs out and in again, until the firm is deactivated', async () => {
    await lead.getByRole('button', { name: 'Abmelden' }).click();
    await expect(lead.getByRole('main')).toBeFocused();
    await expect(contact.getByLabel('E-Mail')).toHaveValue('');
    await signIn(lead, 'leitung@example.org');
    await office('PATCH', `/api/partners/${firm.id}`, { isActive: false });
    await lead.reload();
    await expect(lead.getByRole('main').getByRole('button', { name: 'Anmelden' })).toBeVisible();
    await expect(lead.getByRole('tab', { name: 'Profil' })).toHaveCount(0);
  });
});

test('a firm’s person accepts the terms once per version, during work and at sign-in', async ({ browser }) => {
  const desk = await browser.newPage();
  const phone = { viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' } as const;
  const person = await browser.newPage(phone);
  const office = apiOf(desk.request, server.url);
  await signInOffice(desk.request);
  const firm = await office('POST', '/api/partners', { name: 'Muster Bedingungen AG', type: 'industry' });
  const invited = { email: 'bedingungen@example.org', firmRole: 'lead' };
  await office('POST', `/api/partners/${firm.id}/invitations`, invited);
  const publish = (areaTerms: string[]) =>
    changeDraft(office, 'partner-area', (content) => ({ ...content, areaTerms }), { isPublished: true });
  await accept(person, 'bedingungen@example.org', 'Bea Muster');

  // During work: the call waits, and no input is lost.
  await person.getByRole('tab', { name: 'Profil' }).click();
  await person.getByLabel('Telefon (freiwillig)').fill('+41 44 000 00 01');
  await publish(['**Bedingungen** des Bereichs', '- Dateien bleiben vertraulich.']);
  await person.getByRole('button', { name: 'Profil speichern' }).click();
  const dialog = person.getByRole('dialog', { name: 'Die Bedingungen wurden geändert' });
  await expect(dialog.getByText('Dateien bleiben vertraulich.')).toBeVisible();
  await expectAccessibleInBothSchemes(person, 'dialog');
  await dialog.getByRole('button', { name: 'Einverstanden' }).press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(toast(person, 'Profil gespeichert')).toBeVisible();
  const profile = person.getByRole('tabpanel', { name: 'Profil' });
  await profile.getByText('Bedingungen lesen').click();
  await expect(profile.getByText('Dateien bleiben vertraulich.')).toBeVisible();
  await expect(profile.getByRole('region', { name: 'Bedingungen' }).getByText(/^Angenommen am /)).toBeVisible();

  // At sign-in.
  await publish(['Neue Bedingungen, mit [Link](/imprint).']);
  await person.reload();
  await expect(person.getByRole('heading', { level: 1, name: 'Bedingungen' })).toBeFocused();
  await expect(person.getByText('Neue Bedingungen, mit')).toBeVisible();
  await expect(person.getByRole('tab', { name: 'Profil' })).toHaveCount(0);
  await expectAccessibleInBothSchemes(person);
  await person.keyboard.press('Tab');
  await expect(person.getByRole('main').getByRole('link', { name: 'Link' })).toBeFocused();
  await person.keyboard.press('Tab');
  await person.keyboard.press('Enter');
  await expect(person.getByRole('tab', { name: 'Profil' })).toBeVisible();
  await expect(person.getByRole('heading', { level: 1, name: 'Muster Bedingungen AG' })).toBeFocused();
  await desk.goto('/admin?tab=partners');
  await desk.getByRole('button', { name: 'Access of Muster Bedingungen AG' }).click();
  const access = desk.getByRole('dialog', { name: 'Access: Muster Bedingungen AG' });
  await expect(access.getByText(/terms accepted on .+\d{4}$/)).toBeVisible();
  await publish([]);
  await person.reload();
  await expect(person.getByRole('tab', { name: 'Profil' })).toBeVisible();

  // The names that arrive with the profile don't move the button.
  const profileLoads = Promise.withResolvers<void>();
  await person.route('**/api/partner-area/profile', async (route) => {
    await profileLoads.promise;
    await route.continue();
  });
  await person.reload();
  const signOut = person.getByRole('button', { name: 'Abmelden' });
  const place = await signOut.boundingBox();
  profileLoads.resolve();
  await expect(person.getByText('Angemeldet als Bea Muster')).toBeVisible();
  expect(await signOut.boundingBox()).toEqual(place);
  await person.unroute('**/api/partner-area/profile');

  // If the session can't be read after the sign-in, the form shows a message.
  await person.getByRole('button', { name: 'Abmelden' }).click();
  await expect(person.getByRole('tab', { name: 'Profil' })).toHaveCount(0);
  await person.route('**/api/partner-area/session', (route) => route.abort());
  const main = person.getByRole('main');
  await main.getByLabel('E-Mail').fill('bedingungen@example.org');
  await main.getByLabel('Passwort', { exact: true }).fill(password);
  await main.getByRole('button', { name: 'Anmelden' }).click();
  await expect(toast(person, 'Der Partnerbereich konnte nicht geladen werden')).toBeVisible();
  await person.unroute('**/api/partner-area/session');
  await person.reload();
  await expect(person.getByRole('tab', { name: 'Profil' })).toBeVisible();
});
