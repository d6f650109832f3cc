/** The editor of editions, on a separate server: making another edition current would affect other tests. */
import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import type { EditionDocument } from '#content/schemas.ts';
import { expectAccessible, expectAccessibleEverywhere, expectToFit } from '../accessibility.ts';
import { administrator, changeDraft, expectErrors } from '../admin-area.ts';
import { expectFocusOn, press, tabTo, typeInto } from '../keyboard.ts';
import { ownServer } from '../own-server.ts';

const { test } = ownServer();

// A short timeout, so that a failure shows at once and not after minutes.
test.use({ actionTimeout: 30_000, viewport: { width: 1280, height: 900 } });
// Requests without a connection or session, and of documents without a draft, fail on purpose.
test.beforeEach(({ admin }) => expectErrors(admin, /Failed to load resource/));

const section = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: new RegExp(`^${name}`) });
const saved = (page: Page) => expect(page.locator('[data-saving=saved]')).toBeVisible({ timeout: 30_000 });
const draftOf = async (context: BrowserContext, year: number) =>
  (await (await context.request.get(`/api/content/edition-${year}`)).json()).content;

/** Content without the keys that the editor adds to items of lists. */
const withoutKeys = <Content>(content: Content): Content =>
  JSON.parse(JSON.stringify(content), (name, value) =>
    name === 'key' && typeof value === 'string' ? undefined : value,
  );

const pasteInto = (field: Locator, table: string) =>
  field.evaluate((input, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, table);

async function openEdition(page: Page, year: number, shown: string): Promise<void> {
  await page.goto(`/admin?tab=studies&edition=${year}&section=${shown}`);
  await expect(page.getByRole('heading', { name: `Edition ${year}`, exact: true })).toBeVisible();
}

test('an edition goes live by keyboard alone, and cited content is unchanged', async ({ admin, context: office }) => {
  const button = (name: string | RegExp) => admin.getByRole('button', { name, exact: typeof name === 'string' });
  const cited = async () => {
    const read = async (address: string) => (await (await office.request.get(address)).body()).toString('base64');
    const files = ['/assets/insights/2024/demografie.csv', '/assets/insights/2024/demografie.svg'];
    const embeds = ['', '/fr'].map((language) => `${language}/insights?embed=1&edition=2024&card=5`);
    return Promise.all([...files, ...embeds].map(read));
  };
  const before = await cited();
  /** The actions needed from 'New edition' to live, without the test's further checks. */
  const actions: string[] = [];
  const act = async (name: string, done: () => Promise<unknown>) => {
    actions.push(name);
    await done();
  };

  await test.step('it begins as a copy that lists what is missing', async () => {
    await admin.goto('/admin?tab=studies');
    await act('New edition', () => press(admin, button('New edition')));
    const dialog = admin.getByRole('dialog', { name: 'New edition' });
    await act('year', () => typeInto(admin, dialog.getByLabel('Year'), '2029'));
    await act('Open editor', () => admin.keyboard.press('Enter'));
    await act('Start from 2024', () => press(admin, button('Start from 2024')));
    await expect(admin.getByRole('heading', { name: 'Edition 2029', exact: true })).toBeVisible();
    await expect(section(admin, 'Figures')).toContainText('to fix');
    await expect(admin.getByText('Only the office sees this draft.')).toBeVisible();
    await tabTo(admin, button('Preview'));
    const [preview] = await Promise.all([admin.waitForEvent('popup'), admin.keyboard.press('Enter')]);
    await expect(preview.getByText(/^Vorschau, noch nicht veröffentlicht/)).toBeVisible();
    await expect(preview.getByText('[…]').first()).toBeVisible();
    await preview.close();
    await press(admin, button('Publish…'));
    await press(admin, button('Show what is missing'));
    await expect(admin.locator('[data-field] :focus')).toHaveCount(1);
  });

  await test.step('a finding leads to its field, and keys do the rest', async () => {
    await press(admin, button(/^Facts › Subtitle/), 'Shift+Tab');
    await expectFocusOn(admin, admin.getByLabel('Subtitle'));
    await expect(admin.getByLabel('Subtitle')).toHaveAccessibleDescription(/2024: .+/);
    await expect(admin.getByLabel('Survey from')).toHaveAccessibleDescription(/2024: 3\. Juni 2024/);
    await expect(admin.getByText('Reads: Versicherungsmonitor 2029, n = […]')).toBeVisible();
    await act('subtitle', () => admin.keyboard.type('Vertrauen'));
    const facts = [
      ['How many editions there are', 'Neun Ausgaben seit 2021'],
      // Dates are typed as they are written: month, day, year.
      ['Survey from', '06042029'],
      ['Survey to', '06092029'],
      ['Survey in words', '4. bis 9. Juni 2029'],
    ] as const;
    for (const [label, text] of facts) {
      await act(label, async () => {
        await tabTo(admin, admin.getByLabel(label));
        await admin.keyboard.type(text);
      });
    }
    await expect(admin.getByLabel('Survey to')).toHaveValue('2029-06-09');
    await expect(admin.getByLabel('Subtitle')).toHaveValue('Vertrauen');
    await expectAccessible(admin);
  });

  await test.step('every text of the edition before is marked until it is read, by a click or a key', async () => {
    await press(admin, section(admin, 'Texts'), 'Shift+Tab');
    const unread = admin.getByRole('region', { name: 'Unread texts' });
    const counted = async () => Number.parseInt((await unread.textContent()) ?? '', 10);
    const before = await counted();
    await expect(admin.getByLabel('Lead').locator('xpath=ancestor::*[@data-field][1]')).toContainText('As in 2024');
    let first = true;
    const mark = button('Mark as read Lead');
    // The answer to the first mark arrives after that to the second.
    const secondIsAnswered = Promise.withResolvers<void>();
    await admin.route('**/read-texts', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      const isFirst = first;
      first = false;
      const response = await route.fetch();
      if (isFirst) await secondIsAnswered.promise;
      await route.fulfill({ response });
      if (!isFirst) secondIsAnswered.resolve();
    });
    await press(admin, button('Mark as read Line above the heading'));
    await expectFocusOn(admin, admin.getByLabel('Line above the heading'));
    await tabTo(admin, admin.getByLabel('Lead'));
    await admin.keyboard.press('Control+Enter');
    await secondIsAnswered.promise;
    await admin.unroute('**/read-texts');
    await expect(mark).toHaveCount(0);
    await typeInto(admin, admin.getByLabel('Title of the key figures'), 'Erkenntnisse 2029');
    await expect.poll(counted).toBe(before - 3);
    await saved(admin);
    await admin.reload();
    await expect.poll(counted).toBe(before - 3);
    await press(admin, unread.getByRole('button', { name: 'Show the next' }));
    await expect(admin.locator('[data-field] :focus')).toHaveCount(1);
    await expectAccessible(admin);
  });

  await test.step('a pasted table fills a card, which asks about unclear values and is drawn beside it', async () => {
    await press(admin, section(admin, 'Cards'), 'Shift+Tab');
    await press(admin, button(/^Berechnete Offerten und abgeschlossene Verträge/));
    const offers = admin.getByRole('table', { name: 'Question 1' });
    const paste = (table: string) => pasteInto(offers.getByLabel('Value of mehr'), table);
    await paste('neu\t51 %\nanders\t52 %\nweitere\t53 %\nletzte\t54 %');
    await expect(admin.getByText('4 rows pasted')).toBeVisible();
    await expect(offers.getByLabel('Value of letzte')).toHaveValue('54%');
    await admin.keyboard.press('Control+z');
    await expect(offers.getByLabel('Value of letzte')).toHaveCount(0);
    await expect(offers.getByLabel('Value of mehr')).toHaveValue('');
    await paste('Anteil\tBasis\n44 %\t120\n0,35\t120\nca. 20\t120');
    await expect(admin.getByText('Only the first column of values was pasted')).toBeVisible();
    await expect(offers.getByLabel('Value of mehr')).toHaveValue('44%');
    await press(admin, offers.getByRole('button', { name: /^35%/ }));
    await expect(offers.getByLabel('Value of gleich viele')).toHaveValue('35%');
    await expect(offers.getByText('Not a number: enter it like 4.69 or 42%.')).toBeVisible();
    await typeInto(admin, offers.getByLabel('Value of weniger'), '21');
    await expect(admin.getByRole('img', { name: /mehr 44%, gleich viele 35%, weniger 21%/ }).first()).toBeVisible();
    await expectAccessible(admin);
  });

  await test.step('a value outside its range is refused, a jump is shown with both values', async () => {
    await act('Figures', () => press(admin, section(admin, 'Figures'), 'Shift+Tab'));
    const health = admin.getByLabel('Value of premiums.health', { exact: true });
    await tabTo(admin, health);
    const write = async (value: string) => {
      await admin.keyboard.press('Control+a');
      await admin.keyboard.type(value);
    };
    await expect(health).toHaveAccessibleDescription('2024: 5.61');
    await write('42%');
    await write('61');
    await expect(health).toHaveAccessibleDescription('Enter a value on the scale from 1 to 7: 61 is outside.');
    await write('1.56');
    await expect(health).toHaveAccessibleDescription('Check this value: it is 1.56, and was 5.61 in 2024.');
    await write('5.7');
    await expect(health).toHaveAccessibleDescription('');
    const [property, other] = ['property', 'health'].map((kind) =>
      admin.getByLabel(`Value of premiums.${kind}Passive`, { exact: true }),
    ) as [Locator, Locator];
    await pasteInto(property, '41%\n30%');
    await expect(admin.getByText('2 values pasted')).toBeVisible();
    expect([await property.inputValue(), await other.inputValue()]).toEqual(['41%', '30%']);
    await property.press('Control+z');
    await expect(property).toHaveValue('');
    await expect(other).toHaveValue('');
  });

  await test.step('the other figures are imported from a table, which names them in words', async () => {
    await saved(admin);
    const { figures } = (await draftOf(office, 2029)) as EditionDocument;
    const keys = Object.entries(figures).flatMap(([group, named]) =>
      Object.entries(named).flatMap(([name, { value }]) => (typeof value === 'number' ? [] : [`${group}.${name}`])),
    );
    const buffer = Buffer.from(['Schlüssel;Wert', ...keys.map((key) => `${key};3`)].join('\r\n'));
    await act('file of values', async () => {
      // Waited for before the presses of Tab, because Playwright takes a moment to intercept choosers.
      const chooser = admin.waitForEvent('filechooser', { timeout: 0 });
      await press(admin, button('Import…'), 'Shift+Tab');
      await (await chooser).setFiles({ name: 'werte.csv', mimeType: 'text/csv', buffer });
    });
    const dialog = admin.getByRole('dialog', { name: 'Import values' });
    await expect(dialog.getByRole('row', { name: /Nutzung von KI › ja, 2029 \(ai\.used\) › Value/ })).toBeVisible();
    await expectAccessible(admin, 'dialog');
    await expectFocusOn(admin, dialog.getByRole('button', { name: 'Import' }));
    await act('Import', () => admin.keyboard.press('Enter'));
    // Its translations, which begin with the texts of the previous edition, may still need work.
    await expect(admin.getByRole('navigation', { name: 'Sections' })).not.toContainText('to fix');
    await expect(admin.getByText(/^Check: \d+ to fix/)).toHaveCount(0);
    await saved(admin);
    const stored = (await draftOf(office, 2029)).figures;
    expect(stored.offers.same).toMatchObject({ value: 35, decimals: 0, year: 2029 });
    // The '%' that was typed and deleted left its unit.
    expect(stored.premiums.health).toMatchObject({ value: 5.7, unit: 'scale-1-7' });
  });

  await test.step('the preview is the real page, which nobody else sees', async () => {
    await press(admin, section(admin, 'Cards'), 'Shift+Tab');
    await tabTo(admin, button('Preview'), 'Shift+Tab');
    const opened = admin.waitForEvent('popup');
    await act('Preview', () => admin.keyboard.press('Enter'));
    const preview = await opened;
    await expect(preview.getByText(/^Vorschau, noch nicht veröffentlicht/)).toBeVisible();
    await expect(preview.getByRole('heading', { level: 1 })).toContainText('Die Ergebnisse 2029');
    const address = preview.url();
    await preview.close();
    const stranger = await (await fetch(address)).text();
    expect(stranger).not.toContain('2029');
  });

  await test.step('it is published and current', async () => {
    await act('Publish…', () => press(admin, button('Publish…')));
    const dialog = admin.getByRole('dialog', { name: 'Publish' });
    await expect(dialog.getByLabel('Make it the current edition')).toBeChecked();
    await expect(dialog.getByText(/^\d+ texts are as in 2024, and nobody has marked them as read/)).toBeVisible();
    const onlyEarlier =
      'Until its French translation is published, the French home page, About, Studies, Media, Insights and order form are “not found”. Partners, legal pages and earlier editions stay.';
    await expect(dialog.getByText(onlyEarlier)).toBeVisible();
    await expectAccessible(admin, 'dialog');
    await act('Publish now', () => press(admin, dialog.getByRole('button', { name: 'Publish now' })));
    await expect(dialog).toBeHidden({ timeout: 60_000 });
    test.info().annotations.push({ type: 'actions', description: `${actions.length}: ${actions.join(', ')}` });
    expect(actions).toHaveLength(15);
    await expect(admin.getByText('Current edition', { exact: true })).toBeVisible();
    await expect(admin.getByText(/^Live since/)).toBeVisible();
    await admin.goto('/insights');
    await expect(admin.getByRole('heading', { level: 1 })).toContainText('Die Ergebnisse 2029');
    await expect(admin.locator('[data-preview]')).toHaveCount(0);
  });
  expect(await cited()).toEqual(before);

  await test.step('a print of the earlier edition says that there is a newer one', async () => {
    await using page = await office.newPage();
    await page.emulateMedia({ media: 'print' });
    await page.goto('/insights?edition=2024');
    const notice = page.getByRole('complementary', { name: 'Ältere Ausgabe' });
    await expect(notice.locator('span')).toBeVisible();
    await expect(notice.getByRole('link')).toBeHidden();
  });

  await test.step('its versions can be viewed, and a scheduled correction cancelled', async () => {
    await openEdition(admin, 2029, 'facts');
    await admin.getByLabel('Subtitle').fill('Vertrauen und Nähe');
    await expect(admin.getByText('Visitors see the changes once they are published.')).toBeVisible();
    await admin.getByRole('button', { name: 'Publish…' }).click();
    const publish = admin.getByRole('dialog', { name: 'Publish' });
    await expect(publish.getByText('It stays the current edition.')).toBeVisible();
    await expect(publish.getByLabel('Make it the current edition')).toHaveCount(0);
    await publish.getByLabel('Later').check();
    await publish.getByLabel(/^Date and time/).fill('2031-06-04T08:00');
    await publish.getByRole('button', { name: 'Schedule' }).click();
    await expect(publish.getByText('Say what is corrected')).toBeVisible();
    await publish.getByLabel(/^What is corrected/).fill('Der Untertitel war unvollständig.');
    await publish.getByText('Translations of the note').click();
    await publish.getByLabel('French', { exact: true }).fill('Le sous-titre était incomplet.');
    const sent = admin.waitForRequest((request) => request.url().endsWith('/publish'));
    await publish.getByRole('button', { name: 'Schedule' }).click();
    expect((await sent).postDataJSON()).toMatchObject({ noteTranslations: { fr: 'Le sous-titre était incomplet.' } });
    await expect(publish).toBeHidden({ timeout: 60_000 });
    await expect(admin.getByText('Scheduled for 4. Juni 2031')).toBeVisible();
    await admin.getByRole('button', { name: 'Versions' }).click();
    const versions = admin.getByRole('dialog', { name: 'Versions' });
    await versions.getByRole('button', { name: 'What changed in version 2' }).click();
    await expect(versions.getByRole('row', { name: /Subtitle Vertrauen Vertrauen und Nähe/ })).toBeVisible();
    await versions.getByRole('button', { name: 'Restore version 1 into the draft' }).click();
    await expect(versions).toBeHidden();
    await expect(admin.getByLabel('Subtitle')).toHaveValue('Vertrauen');
    await expect(admin.getByText('Later changes are not part of the scheduled version.')).toBeVisible();
    await admin.getByRole('button', { name: 'Publish…' }).click();
    await expect(publish.getByText('4. Juni 2031, 8:00 Uhr')).toBeVisible();
    await publish.getByRole('button', { name: 'Cancel publication' }).click();
    await expect(publish.getByRole('button', { name: 'Publish now' })).toBeVisible();
  });
});

test('two windows, no connection or session, and a crash lose no character', async ({ admin, context: office }) => {
  const lead = 'Lead';
  const shownLead = async () => (await draftOf(office, 2024)).homeTexts.hero.lead;
  await openEdition(admin, 2024, 'texts');

  await test.step('a second window is asked before it writes over the first', async () => {
    const other = await office.newPage();
    await openEdition(other, 2024, 'texts');
    await admin.getByLabel(lead).fill('Aus dem ersten Fenster');
    await saved(admin);
    await expect.poll(shownLead).toBe('Aus dem ersten Fenster');
    await other.getByLabel(lead).fill('');
    // The question waits for a pause, so that it takes no letter.
    const letters = 'Aus dem zweiten Fenster';
    await other.getByLabel(lead).pressSequentially(letters, { delay: 150 });
    await expect(other.getByLabel(lead)).toHaveValue(letters);
    const question = other.getByRole('alertdialog', { name: 'Changed meanwhile' });
    await expect(question.getByRole('row', { name: /Aus dem zweiten Fenster Aus dem ersten Fenster/ })).toBeVisible();
    expect(await shownLead()).toBe('Aus dem ersten Fenster');
    await expectAccessible(other, 'dialog');
    await question.getByRole('button', { name: 'Keep mine' }).click();
    await saved(other);
    expect(await shownLead()).toBe('Aus dem zweiten Fenster');
    await other.close();
    await admin.getByLabel(lead).fill('Wieder aus dem ersten');
    const back = admin.getByRole('alertdialog', { name: 'Changed meanwhile' });
    await back.getByRole('button', { name: 'Take theirs' }).click();
    await expect(admin.getByLabel(lead)).toHaveValue('Aus dem zweiten Fenster');
  });

  await test.step('what was not kept is offered when the editor opens again', async () => {
    await openEdition(admin, 2024, 'texts');
    const offer = admin.getByRole('alert').filter({ hasText: 'text that was replaced' });
    await offer.getByRole('button', { name: 'Compare' }).click();
    const dialog = admin.getByRole('dialog', { name: 'Replaced text' });
    await expect(dialog.getByRole('cell', { name: 'Wieder aus dem ersten' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Discard' }).click();
    await expect(offer).toHaveCount(0);
  });

  await test.step('without a connection it waits, and continues automatically', async () => {
    await office.setOffline(true);
    // The field was replaced by the other window's text, so its caret is at the start.
    await admin.getByLabel(lead).press('Control+End');
    await admin.getByLabel(lead).pressSequentially(', im Tunnel');
    await expect(admin.getByRole('alert').filter({ hasText: 'kept in this browser' })).toBeVisible();
    await admin.getByLabel(lead).pressSequentially(' geschrieben');
    await office.setOffline(false);
    await expect.poll(shownLead).toBe('Aus dem zweiten Fenster, im Tunnel geschrieben');
    await saved(admin);
  });

  await test.step('an editor closed without a connection hands its draft over to the next one', async () => {
    const before = await admin.getByLabel(lead).inputValue();
    const drafts = '**/api/content/edition-2024';
    await admin.route(drafts, (route) => (route.request().method() === 'PUT' ? route.abort() : route.fallback()));
    await admin.getByLabel(lead).press('Control+End');
    await admin.getByLabel(lead).pressSequentially(', verlassen');
    await expect(admin.getByRole('alert').filter({ hasText: 'kept in this browser' })).toBeVisible();
    const goBack = admin.getByRole('tabpanel').getByRole('link').first();
    await goBack.click();
    await expect(admin.getByLabel(lead)).toHaveCount(0);
    await admin.unroute(drafts);
    await admin.goBack();
    await expect(admin.getByLabel(lead)).toHaveValue(`${before}, verlassen`);
    await expect(admin.getByRole('button', { name: 'Restore' })).toHaveCount(0);
    await admin.getByLabel(lead).press('Control+End');
    await admin.getByLabel(lead).pressSequentially(', und zurück');
    await saved(admin);
    expect(await shownLead()).toBe(`${before}, verlassen, und zurück`);
  });

  await test.step('after the session has ended, the user signs in and continues', async () => {
    const cookies = await office.cookies();
    await office.clearCookies();
    await admin.getByLabel(lead).press('Control+End');
    await admin.getByLabel(lead).pressSequentially(', ohne Sitzung');
    const question = admin.getByRole('dialog', { name: 'Sitzung abgelaufen' });
    await question.getByRole('textbox', { name: 'Passwort' }).fill(administrator.password);
    await question.getByRole('button', { name: 'Anmelden' }).click();
    await expect(question).toBeHidden();
    expect(cookies.length).toBeGreaterThan(0);
    await saved(admin);
    expect(await shownLead()).toMatch(/, ohne Sitzung$/);
  });

  await test.step('the input of a closed window is offered again', async () => {
    const lost = await office.newPage();
    await openEdition(lost, 2024, 'texts');
    await office.setOffline(true);
    await lost.getByLabel(lead).fill('Vor dem Absturz');
    await lost.close();
    await office.setOffline(false);
    // The closing window saves once more, and on a slow machine the server may still receive that.
    await openEdition(admin, 2024, 'texts');
    await admin.getByLabel(lead).fill('Inzwischen gespeichert');
    await saved(admin);
    await openEdition(admin, 2024, 'texts');
    const offer = admin.getByRole('alert').filter({ hasText: 'has unsaved input' });
    await offer.getByRole('button', { name: 'Compare' }).click();
    const dialog = admin.getByRole('dialog', { name: 'Unsaved input' });
    await expect(dialog.getByRole('cell', { name: 'Vor dem Absturz' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Restore' }).click();
    await expect(admin.getByLabel(lead)).toHaveValue('Vor dem Absturz');
    await expect.poll(shownLead).toBe('Vor dem Absturz');
  });

  await test.step('the text that it replaced is not lost either', async () => {
    const offer = admin.getByRole('alert').filter({ hasText: 'text that was replaced' });
    await offer.getByRole('button', { name: 'Compare' }).click();
    const dialog = admin.getByRole('dialog', { name: 'Replaced text' });
    await expect(dialog.getByRole('cell', { name: 'Inzwischen gespeichert' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Restore' }).click();
    await expect.poll(shownLead).toBe('Inzwischen gespeichert');
  });
});

test('a browser without room for copies says so', async ({ admin }) => {
  await openEdition(admin, 2024, 'texts');
  await admin.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  const notice = admin.getByRole('alert').filter({ hasText: 'This browser keeps no copy of what you write' });
  await expect(notice).toHaveCount(0);
  const lead = admin.getByLabel('Lead');
  await lead.press('Control+End');
  await lead.pressSequentially(' Ohne Kopie.');
  await expect(notice).toBeVisible();
  await saved(admin);
  await expect(notice).toBeVisible();
  await expectAccessible(admin, 'main');
});

test('the dialog to sign in waits for a pause in typing, and takes no letter', async ({ admin, context: office }) => {
  await admin.clock.install();
  await openEdition(admin, 2024, 'texts');
  await admin.getByLabel('Lead').fill('Anfang');
  await saved(admin);
  await admin.clock.pauseAt(Date.now() + 60_000);
  await office.clearCookies();
  const field = admin.getByLabel('Lead');
  const question = admin.getByRole('dialog', { name: 'Sitzung abgelaufen' });
  const refused = admin.waitForResponse((answer) => answer.status() === 401 && answer.request().method() === 'PUT');
  const type = async (text: string) => {
    for (const letter of text) {
      await admin.keyboard.press(letter);
      await admin.clock.runFor(1_500);
    }
  };
  await field.press('Control+End');
  await type(' und');
  expect(await (await refused).finished()).toBe(null);
  await type(' noch mehr');
  await expect(question).toHaveCount(0);
  await expect(field).toHaveValue('Anfang und noch mehr');
  await admin.clock.runFor(1_000);
  await expect(question).toBeVisible();

  // A key pressed at this moment belongs to the text.
  await admin.keyboard.press('!');
  await expect(question).toHaveCount(0);
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('Anfang und noch mehr!');
  await admin.clock.runFor(2_500);
  await expect(question).toBeVisible();
  await admin.clock.runFor(1_000);
  await admin.keyboard.type(administrator.password);
  await expect(question.getByRole('textbox', { name: 'Passwort' })).toHaveValue(administrator.password);
  await admin.clock.resume();
  await admin.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await saved(admin);
  expect((await draftOf(office, 2024)).homeTexts.hero.lead).toBe('Anfang und noch mehr!');
});

test('the check shows what only the server finds in the saved draft, and says nothing is left once it was asked', async ({
  admin,
  api,
}) => {
  const content = await changeDraft<EditionDocument>(api, 'edition-2024', (draft) => {
    const [first, second, ...cards] = draft.insightCards;
    return { ...draft, insightCards: [{ ...second, id: 1 }, { ...first, id: 2 }, ...cards] };
  });
  let checks = 0;
  admin.on('request', (request) => {
    if (request.url().endsWith('/findings')) checks += 1;
  });
  await openEdition(admin, 2024, 'facts');
  const check = admin.locator('details', { hasText: /^Check/ });
  const moved = check.getByRole('button', { name: /Move this card back to place 1/ });
  await expect(moved).toBeVisible();
  await expect(check.getByText('Must be fixed before publishing (2)')).toBeVisible();
  await expect(check.getByText('ready to publish')).toHaveCount(0);
  expect(checks).toBe(1);

  // Typing drops what was found; the draft is checked again once it is saved.
  await moved.click();
  const title = admin.getByLabel('Title', { exact: true });
  await title.press('End');
  await title.pressSequentially(' neu');
  await expect(moved).toHaveCount(0);
  await expect(moved).toBeVisible();
  expect(checks).toBe(2);

  await admin.goto('/admin');
  await changeDraft(api, 'edition-2024', () => content);
});

test('a finding of the server leads from the dialog to its card, by the card’s title', async ({
  admin,
  api,
  context: office,
}) => {
  const { insightCards, ...draft }: EditionDocument = await draftOf(office, 2024);
  const [card, ...cards] = insightCards as [EditionDocument['insightCards'][number]];
  const longer = { ...card, description: `${card.description} `.repeat(12).trim() };
  await changeDraft(api, 'edition-2024', () => ({ ...draft, insightCards: [longer, ...cards] }));
  await openEdition(admin, 2024, 'facts');
  await admin.getByRole('button', { name: 'Publish…' }).click();
  const dialog = admin.getByRole('dialog', { name: 'Publish' });
  await dialog.getByLabel(/^What is corrected/).fill('Die Beschreibung.');
  await dialog.getByRole('button', { name: 'Publish now' }).click();
  await dialog.getByRole('button', { name: `Card › ${card.title} Shorten this card by about` }).click();
  await expect(dialog).toBeHidden();
  await expect(admin.getByLabel('Title', { exact: true })).toBeFocused();
  await expect(admin.getByLabel('Description')).toHaveValue(longer.description);
});

test('closing asks about a note in any language, and no longer once all are emptied', async ({ admin }) => {
  await openEdition(admin, 2024, 'facts');
  await admin.getByRole('button', { name: 'Publish…' }).click();
  const dialog = admin.getByRole('dialog', { name: 'Publish' });
  const german = dialog.getByLabel(/^What is corrected/);
  await dialog.getByText('Translations of the note').click();
  const french = dialog.getByLabel('French', { exact: true });
  await french.fill('Une erreur.');
  await german.fill('Ein Fehler.');
  await german.fill('');
  await admin.keyboard.press('Escape');
  const question = admin.getByRole('alertdialog', { name: 'Discard changes?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(french).toHaveValue('Une erreur.');
  await french.fill('');
  await admin.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('the proposed year waits for the editions and studies', async ({ admin, api }) => {
  const documents = await api<{ document: string }[]>('GET', '/api/content');
  const years = documents.flatMap(({ document }) => /^edition-(\d+)$/.exec(document)?.[1] ?? []).map(Number);
  const loading = Promise.withResolvers<void>();
  await admin.route(/\/api\/(content|studies)$/, async (route) => {
    await loading.promise;
    await route.continue();
  });
  await admin.goto('/admin?tab=studies');
  await admin.getByRole('button', { name: 'New edition' }).click();
  const dialog = admin.getByRole('dialog', { name: 'New edition' });
  await expect(dialog).toBeVisible();
  loading.resolve();
  await expect(dialog.getByLabel('Year')).toHaveValue(String(Math.max(...years) + 1));
});

test('a new edition whose answer was lost gets one study when it is sent again', async ({ admin, api }) => {
  let isLost = false;
  await admin.route('**/api/studies', async (route) => {
    if (route.request().method() !== 'POST' || isLost) return route.fallback();
    isLost = true;
    await route.fetch();
    await route.abort();
  });
  await admin.goto('/admin?tab=studies');
  await admin.getByRole('button', { name: 'New edition' }).click();
  const dialog = admin.getByRole('dialog', { name: 'New edition' });
  await dialog.getByLabel('Year').fill('2027');
  await dialog.getByLabel('Year').press('Enter');
  await expect(dialog.getByText('The study could not be added. Please try again.')).toBeVisible();
  await dialog.getByLabel('Year').press('Enter');
  await expect(dialog).toHaveCount(0);
  const studies = (await api<{ id: string; year: number }[]>('GET', '/api/studies')).filter(
    ({ year }) => year === 2027,
  );
  for (const { id } of studies) await api('DELETE', `/api/studies/${id}`);
  expect(studies).toHaveLength(1);
});

test('restoring a removed card keeps later changes, and topics name it again', async ({ admin, context: office }) => {
  const cardsAndTopics = async () => {
    const { insightCards, navigatorSections }: EditionDocument = await draftOf(office, 2024);
    const slugs = insightCards.map(({ slug }) => slug);
    return { slugs, topics: navigatorSections.map(({ cards }) => cards.map((id) => slugs[id - 1])) };
  };
  await openEdition(admin, 2024, 'cards');
  const { slugs, topics } = await cardsAndTopics();
  await admin
    .getByRole('button', { name: /^Remove / })
    .nth(1)
    .click();
  await admin
    .getByRole('button', { name: /^Move .* down$/ })
    .nth(1)
    .click();
  await admin.getByRole('button', { name: 'Undo' }).click();
  await saved(admin);
  const [first, second, third, fourth, ...others] = slugs;
  await expect.poll(cardsAndTopics).toEqual({ slugs: [first, second, fourth, third, ...others], topics });
});

test('an undo overwrites nothing that was made since, and says so', async ({ admin, api, context: office }) => {
  const edition = async () => (await draftOf(office, 2024)) as EditionDocument;
  const before = await edition();
  const undo = async (explanation: string) => {
    await admin.getByRole('button', { name: 'Undo' }).click();
    await expect(admin.getByText(explanation)).toBeVisible();
  };

  await openEdition(admin, 2024, 'figures');
  await admin.getByRole('button', { name: 'Remove offers.more', exact: true }).click();
  await admin.getByLabel('Group').fill('offers');
  await admin.getByLabel('Name', { exact: true }).fill('more');
  await admin.getByRole('button', { name: 'Add figure' }).click();
  await admin.getByLabel('Value of offers.more', { exact: true }).fill('77');
  await undo('offers.more was not restored: there is a new figure with this key');
  await expect(admin.getByLabel('Value of offers.more', { exact: true })).toHaveValue('77%');
  await saved(admin);

  await openEdition(admin, 2024, 'cards');
  const [card] = before.insightCards;
  await admin.getByRole('button', { name: `Remove ${card?.title}`, exact: true }).click();
  await admin.getByRole('button', { name: 'Add card' }).click();
  await admin.getByLabel('Name in addresses', { exact: true }).fill(String(card?.slug));
  await undo('The card was not restored: another card has its name in addresses now');
  await saved(admin);
  expect((await edition()).insightCards.filter(({ slug }) => slug === card?.slug)).toHaveLength(1);

  await openEdition(admin, 2024, 'cards');
  const removal = admin.getByRole('button', { name: /^Remove / }).first();
  const count = before.insightCards.length;
  await removal.click();
  await admin.getByRole('link', { name: 'All studies' }).click();
  await admin.goBack();
  await expect(admin.getByRole('button', { name: /^Remove / })).toHaveCount(count - 1);
  await undo('Nothing was restored, because the editor was opened again');

  await changeDraft(api, 'edition-2024', () => before);
});

test('a list of texts shows what an undo has put in its place', async ({ admin, api, context: office }) => {
  const before: EditionDocument = await draftOf(office, 2024);
  const [first] = before.insightCards;
  await openEdition(admin, 2024, 'cards');
  await admin.getByRole('button', { name: `Remove ${first?.title}`, exact: true }).click();
  await admin
    .getByRole('listitem')
    .filter({ has: admin.getByRole('button', { name: /^Remove / }) })
    .first()
    .getByRole('button')
    .first()
    .click();
  const notes = admin.getByLabel('Notes', { exact: true });
  await notes.fill('Nur zu dieser Karte');
  await admin.getByRole('button', { name: 'Undo' }).click();
  await expect(admin.getByLabel('Title', { exact: true })).toHaveValue(String(first?.title));
  await expect(notes).toHaveValue(first?.notes.join('\n') ?? '');
  await saved(admin);
  const { insightCards }: EditionDocument = await draftOf(office, 2024);
  expect(insightCards.slice(0, 2).map(({ notes }) => notes)).toEqual([first?.notes, ['Nur zu dieser Karte']]);
  await changeDraft(api, 'edition-2024', () => before);
});

test('a removed year and a changed kind of chart can be undone', async ({ admin, context: office }) => {
  const charts = async () => ((await draftOf(office, 2024)) as EditionDocument).insightCards.map(({ chart }) => chart);
  const overYears = (await charts()).findIndex(({ kind }) => kind === 'profile');
  await openEdition(admin, 2024, `cards&item=${overYears + 1}`);
  await admin
    .getByRole('table')
    .getByLabel(/^Label of row/)
    .nth(1)
    .fill('Umbenannt');
  await saved(admin);
  const before = (await charts())[overYears];

  // Few actions before each Undo, which is offered for ten seconds.
  const removal = admin.getByRole('button', { name: /^Remove 20\d\d$/ });
  const name = (await removal.textContent()) ?? '';
  await removal.click();
  await expect(removal).not.toHaveText(name);
  await admin.getByRole('button', { name: 'Move Umbenannt up' }).click();
  await admin.getByRole('button', { name: 'Undo' }).click();
  await expect(removal).toHaveText(name);
  await admin.getByRole('button', { name: 'Move Umbenannt down' }).click();
  await saved(admin);
  await expect.poll(async () => (await charts())[overYears]).toEqual(before);

  const kind = admin.getByLabel('Kind of chart');
  await kind.selectOption('Shares');
  await expect(kind).toHaveValue('shares');
  await admin.getByRole('button', { name: 'Undo' }).click();
  await expect(kind).toHaveValue('profile');
  await saved(admin);
  await expect.poll(async () => (await charts())[overYears]).toEqual(before);
});

test('an undo finds its card after it was moved and got another slug', async ({ admin, api, context: office }) => {
  const content: EditionDocument = await draftOf(office, 2024);
  const cards = async () => ((await draftOf(office, 2024)) as EditionDocument).insightCards;
  const chartOf = async (slug: string) => (await cards()).find((card) => card.slug === slug)?.chart;
  const index = (await cards()).findIndex(({ chart }) => chart.kind === 'shares');
  const [before, renamed] = [(await cards())[index], 'umbenannt'];
  const slug = admin.getByLabel('Name in addresses', { exact: true });
  const moveUp = async () => {
    await admin.getByRole('button', { name: 'All cards' }).click();
    await admin.getByRole('button', { name: `Move ${before?.title} up` }).click();
  };
  const undo = async () => {
    await admin.getByRole('button', { name: 'Undo' }).click();
    await saved(admin);
  };
  await openEdition(admin, 2024, `cards&item=${index + 1}`);

  await test.step('a removed row', async () => {
    await admin
      .getByRole('button', { name: /^Remove mehr$/ })
      .first()
      .click();
    await slug.fill(renamed);
    await moveUp();
    await undo();
    await expect.poll(async () => withoutKeys(await chartOf(renamed))).toEqual(withoutKeys(before?.chart));
  });

  await test.step('a changed kind of chart', async () => {
    await openEdition(admin, 2024, `cards&item=${index}`);
    await admin.getByLabel('Kind of chart').selectOption('Bars in groups');
    await slug.fill(String(before?.slug));
    await moveUp();
    await undo();
    await expect.poll(async () => withoutKeys(await chartOf(String(before?.slug)))).toEqual(withoutKeys(before?.chart));
  });

  await test.step('it restores nothing in a card that it can’t tell from others', async () => {
    await openEdition(admin, 2024, `cards&item=${index - 1}`);
    await admin
      .getByRole('button', { name: /^Remove weniger$/ })
      .first()
      .click();
    await slug.fill(renamed);
    await admin.getByLabel('Title', { exact: true }).fill('Ein anderer Titel');
    await undo();
    await expect(admin.getByText('The row was not restored: the chart has changed since')).toBeVisible();
    expect(withoutKeys(await chartOf(renamed))).not.toEqual(withoutKeys(before?.chart));
  });

  await changeDraft(api, 'edition-2024', () => content);
});

test('a figure removed by ‘k. A.’ can be restored', async ({ admin, context: office }) => {
  const edition = async () => (await draftOf(office, 2024)) as EditionDocument;
  const index = (await edition()).insightCards.findIndex(({ chart }) => chart.kind === 'profile');
  await openEdition(admin, 2024, `cards&item=${index + 1}`);
  const cell = admin.getByLabel('Schadensbearbeitung, 2023');
  await cell.fill('3,90');
  await cell.blur();
  await saved(admin);
  const { figures, insightCards } = await edition();
  await cell.selectText();
  await cell.pressSequentially('k. A.');
  await admin.getByRole('button', { name: 'Undo' }).click();
  await expect(cell).toHaveValue('3.90');
  await saved(admin);
  await expect.poll(edition).toMatchObject({ figures, insightCards });
});

test('a figure that can’t be read hides no other one, and nothing is written over it', async ({
  admin,
  api,
  context: office,
}) => {
  const before: EditionDocument = await draftOf(office, 2024);
  const unread = { ...before.figures.premiums?.health, value: { of: 5.7 } };
  const figures = { ...before.figures, premiums: { ...before.figures.premiums, health: unread } };
  await changeDraft(api, 'edition-2024', () => ({ ...before, figures }));

  await openEdition(admin, 2024, 'figures');
  await expect(admin.getByLabel('Value of offers.more')).toBeVisible();
  await admin.getByLabel('Group').fill('premiums');
  await admin.getByLabel('Name', { exact: true }).fill('health');
  await admin.getByRole('button', { name: 'Add figure' }).click();
  await expect(admin.getByText('A figure with this key already exists.')).toBeVisible();
  const buffer = Buffer.from('Schlüssel;Wert\noffers.more;43\n');
  await admin
    .getByLabel('File with values (XLSX or CSV)')
    .setInputFiles({ name: 'werte.csv', mimeType: 'text/csv', buffer });
  await expect(admin.getByText('The draft has errors that prevent an import of values: see the check')).toBeVisible();

  const value = admin.getByLabel('Value of premiums.health', { exact: true });
  await expect(value).toHaveJSProperty('readOnly', true);
  await admin.getByRole('button', { name: 'Remove premiums.health', exact: true }).click();
  await expect(value).toHaveCount(0);
  await admin.getByRole('button', { name: 'Undo' }).click();
  await expect(value).toBeVisible();
  await saved(admin);

  await openEdition(admin, 2024, 'cards&item=1');
  await expect(admin.getByText('This figure can’t be edited: see the check.').first()).toBeVisible();
  const stored: EditionDocument = await draftOf(office, 2024);
  expect(stored.figures.premiums?.health).toEqual(unread);
  await changeDraft(api, 'edition-2024', () => before);
});

test('a value that is typed before its figure is chosen gets a figure', async ({ admin }) => {
  await openEdition(admin, 2024, 'cards&item=1');
  const figure = admin.getByLabel(/^Figure of /).first();
  await figure.selectOption('Please choose');
  const value = admin.getByLabel(/^Value of /).first();
  await value.pressSequentially('41.5');
  await value.blur();
  await expect(value).toHaveValue(/^41\.5/);
  await expect(figure).not.toHaveValue('');
});

test('a new row that is labelled with an earlier year gets a figure of that year, which goes with it without a value', async ({
  admin,
  context: office,
}) => {
  await openEdition(admin, 2024, 'cards&item=1');
  const row = admin.getByLabel(/^New row of /).first();
  await row.fill('2022');
  await row.press('Enter');
  await saved(admin);
  const { insightCards, figures }: EditionDocument = await draftOf(office, 2024);
  const chart = insightCards[0]?.chart;
  const key = chart?.kind === 'grouped-bars' ? (chart.groups[0]?.bars.at(-1)?.figure ?? '') : '';
  const [group = '', name = ''] = key.split('.');
  const added = { year: 2022, value: null, source: expect.stringContaining('2022') };
  expect(figures[group]?.[name]).toMatchObject(added);
  const figureNow = async () => ((await draftOf(office, 2024)) as EditionDocument).figures[group]?.[name];
  await admin.getByRole('button', { name: 'Remove 2022' }).first().click();
  await expect.poll(figureNow).toBeUndefined();
  await admin.keyboard.press('Control+z');
  await expect.poll(figureNow).toMatchObject(added);
});

test('the bars of tabs and sections have no vertical scroll bar', async ({ admin }) => {
  await openEdition(admin, 2024, 'facts');
  const bars = [
    admin.getByRole('tablist').first(),
    admin.getByRole('navigation', { name: 'Sections' }).getByRole('list'),
  ];
  for (const bar of bars) {
    expect(await bar.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
  }
});

test('on a phone the bar of sections shows the current one', async ({ admin }) => {
  await admin.setViewportSize({ width: 360, height: 740 });
  await openEdition(admin, 2024, 'texts');
  const current = admin.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Texts' });
  await expect(current).toHaveAttribute('aria-current', 'true');
  await expect(current).toBeInViewport({ ratio: 1 });
});

test('a card of the previous edition is copied with its chart, without its values', async ({
  admin,
  context: office,
}) => {
  await admin.goto('/admin?tab=studies&edition=2031');
  await admin.getByRole('button', { name: /^Start from / }).click();
  await section(admin, 'Cards').click();
  const choice = admin.getByLabel(/^Card of /);
  const title = await choice.locator('option').nth(1).textContent();
  await choice.selectOption({ index: 1 });
  await admin.getByRole('button', { name: 'Copy card' }).click();
  await saved(admin);
  const { insightCards: cards }: EditionDocument = await draftOf(office, 2031);
  const [original, copy] = [cards[1], cards.at(-1)];
  expect(copy).toEqual({ ...original, title, id: cards.length, slug: `${original?.slug}-${cards.length}` });
});

test('what a translated text reads as, and the counts of its language, follow what is typed', async ({ admin }) => {
  await admin.goto('/admin?tab=studies&edition=2024&language=en&section=facts');
  const source = admin.getByLabel(/^Translation of (.* › )?Source$/);
  const before = await source.inputValue();
  await source.fill('Muster Survey');
  await expect(admin.getByText(/^Reads: Muster Survey, /)).toBeVisible();
  await source.fill(before);
  await saved(admin);
  const counts = admin
    .getByRole('navigation', { name: 'Translations' })
    .getByRole('listitem')
    .filter({ hasText: 'English' });
  const countsBefore = (await counts.textContent()) ?? '';
  await source.fill('');
  await expect(counts).not.toHaveText(countsBefore);
  await source.fill(before);
  await expect(counts).toHaveText(countsBefore);
});

test('a corrected label of a chart keeps its translations', async ({ admin, context: office }) => {
  const states = async () => {
    const answer = await office.request.get('/api/content/edition-2024/translations');
    const translations: { language: string; missing: number; older: number }[] = await answer.json();
    return translations.map(({ language, missing, older }) => ({ language, missing, older }));
  };
  const before = await states();
  await openEdition(admin, 2024, 'cards&item=4');
  const label = admin.getByLabel('Label of row 1').first();
  await label.fill(`${await label.inputValue()} (berichtigt)`);
  await saved(admin);
  await expect.poll(states).toEqual(before.map((state) => ({ ...state, older: state.older + 1 })));
});

test('on a phone the page fits while a section beyond the edge has something to fix', async ({ admin }) => {
  await admin.setViewportSize({ width: 360, height: 740 });
  await openEdition(admin, 2024, 'cards&item=4');
  await admin.getByLabel('Title', { exact: true }).fill('');
  await saved(admin);
  await openEdition(admin, 2024, 'facts');
  await expect(section(admin, 'Cards')).toContainText('to fix');
  await expectToFit(admin);
});

test('the editor is accessible', async ({ admin }) => {
  const sections = ['facts', 'figures', 'cards&item=3', 'cards&item=4', 'topics', 'prices'].map(
    (shown) => [2024, shown] as const,
  );
  // Only a later edition offers cards of the previous one.
  for (const [year, shown] of [...sections, [2029, 'cards'] as const]) {
    await openEdition(admin, year, shown);
    await expectAccessibleEverywhere(admin);
  }
});
