/**
 * The editor of editions by keyboard alone, on a separate server: a published correction, and a new edition that becomes
 * current.
 */
import { expect, type Locator, type Page } from '@playwright/test';
import type { EditionDocument } from '#content/schemas.ts';
import { expectAccessible } from '../accessibility.ts';
import { expectErrors } from '../admin-area.ts';
import { draftOf, expectSaved, openEdition, sectionLink } from '../edition-page.ts';
import { expectFocusOn, press, tabTo, typeInto } from '../keyboard.ts';
import { ownServer } from '../own-server.ts';

const { test } = ownServer();

test.use({ actionTimeout: 30_000, viewport: { width: 1280, height: 900 } });
// The year before has no edition whose cards could be copied.
test.beforeEach(({ admin }) => expectErrors(admin, /Failed to load resource/));

const pasteInto = (field: Locator, table: string) =>
  field.evaluate((input, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, table);

test('an edition is opened, changed, compared, corrected and restored without a mouse', async ({ admin }) => {
  const button = (name: string | RegExp, parent: Page | Locator = admin) =>
    parent.getByRole('button', { name, exact: typeof name === 'string' });
  await admin.goto('/admin?tab=studies');
  await press(admin, admin.getByRole('link', { name: 'Edit content of 2024' }));
  await expectFocusOn(admin, admin.getByRole('heading', { name: 'Edition 2024', exact: true }));

  await test.step('cards: into one, on to the next, back to its place', async () => {
    await press(admin, sectionLink(admin, 'Cards'));
    await press(admin, button(/^Prämienentwicklung/));
    await expectFocusOn(admin, admin.getByLabel('Title', { exact: true }));
    await press(admin, button('Next card'), 'Shift+Tab');
    await admin.keyboard.press('Enter');
    await expect(admin).toHaveURL(/item=3/);
    await expectFocusOn(admin, button('Next card'));
    await press(admin, button('All cards'), 'Shift+Tab');
    await expectFocusOn(admin, button(/^Customer Journey/));
  });

  await test.step('a card is moved, removed and restored', async () => {
    const upButton = button('Move Customer Journey online vs. offline up');
    await press(admin, upButton);
    await expectFocusOn(admin, upButton);
    await admin.keyboard.press('Enter');
    await expectFocusOn(admin, upButton);
    await expect(admin.getByRole('tabpanel').locator('ol li').first()).toContainText('Customer Journey');
    await press(admin, button('Remove Customer Journey online vs. offline'));
    await expectFocusOn(admin, button(/^Prämienentwicklung/));
    await admin.keyboard.press('Control+z');
    await expectFocusOn(admin, button(/^Customer Journey/));
    const downButton = button('Move Customer Journey online vs. offline down');
    await press(admin, downButton);
    await expectFocusOn(admin, downButton);
    await admin.keyboard.press('Enter');
    await expectFocusOn(admin, downButton);
  });

  await test.step('stepping through kinds of charts by arrow keys loses no value', async () => {
    const values = () => admin.getByRole('textbox', { name: /, 20\d\d$/ });
    await press(admin, button(/^Customer Journey/), 'Shift+Tab');
    await expect(values().first()).toBeVisible();
    const before = await values().count();
    expect(before).toBeGreaterThan(1);
    const kind = admin.getByLabel('Kind of chart');
    await tabTo(admin, kind);
    const chosen = await kind.inputValue();
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp']) await admin.keyboard.press(key);
    await expect(kind).toHaveValue(chosen);
    await expect(values()).toHaveCount(before);
  });

  await test.step('a topic is added, written with a figure, and removed', async () => {
    await press(admin, sectionLink(admin, 'Topics'), 'Shift+Tab');
    const topics = admin.getByRole('group', { name: 'Focus topics on the order page' });
    await press(admin, button('Add topic', topics));
    const title = topics.getByRole('group', { name: 'Topic 4' }).getByLabel('Title');
    await expectFocusOn(admin, title);
    await admin.keyboard.type('Prämien von {{premiums.hea');
    await press(admin, button(/^premiums\.health /));
    await expectFocusOn(admin, title);
    await admin.keyboard.type(' und mehr');
    await expect(title).toHaveValue('Prämien von {{premiums.health}} und mehr');
    await press(admin, button('Remove Topic 4'));
    await expectFocusOn(admin, topics.getByLabel('Title').last());
    await admin.keyboard.press('Control+z');
    await expectFocusOn(admin, button('Move Topic 4 up'));
    await press(admin, button('Remove Topic 4'));
    await expect(button('Remove Topic 4')).toHaveCount(0);
  });

  await test.step('changes are compared', async () => {
    await press(admin, sectionLink(admin, 'Facts'), 'Shift+Tab');
    await tabTo(admin, admin.getByLabel('Subtitle'));
    await admin.keyboard.press('Control+a');
    await admin.keyboard.type('Von Hand');
    await expectSaved(admin);
    await press(admin, button('Versions'), 'Shift+Tab');
    const dialog = admin.getByRole('dialog', { name: 'Versions' });
    await press(admin, button('What changed in version 1', dialog));
    await tabTo(admin, dialog.getByLabel('Changed'));
    await admin.keyboard.press('ArrowDown');
    await expect(dialog.getByRole('row', { name: /Subtitle .* Von Hand/ })).toBeVisible();
    await admin.keyboard.press('Escape');
    await expectFocusOn(admin, button('Versions'));
  });

  await test.step('a correction is scheduled, cancelled and published', async () => {
    const dialog = admin.getByRole('dialog', { name: 'Publish' });
    const note = dialog.getByLabel(/^What is corrected/);
    await press(admin, button('Publish…'));
    await tabTo(admin, dialog.getByLabel('Now'));
    await admin.keyboard.press('ArrowDown');
    await tabTo(admin, dialog.getByLabel(/^Date and time/));
    // The parts of the input in order: month, day, year; then hour, minute, AM or PM.
    await admin.keyboard.type('06042031');
    await admin.keyboard.press('Tab');
    await admin.keyboard.type('0800AM');
    await expect(dialog.getByLabel(/^Date and time/)).toHaveValue('2031-06-04T08:00');
    await tabTo(admin, note);
    await admin.keyboard.type('Der Untertitel war unvollständig.');
    await press(admin, button('Schedule', dialog));
    await expect(dialog).toBeHidden({ timeout: 60_000 });
    await expectFocusOn(admin, button('Publish…'));
    await admin.keyboard.press('Enter');
    await press(admin, button('Cancel publication', dialog));
    await expectFocusOn(admin, dialog.getByRole('heading', { name: 'Publish' }));
    await tabTo(admin, note);
    await admin.keyboard.type('Der Untertitel war unvollständig.');
    await press(admin, button('Publish now', dialog));
    await expect(dialog).toBeHidden({ timeout: 60_000 });
    await expectFocusOn(admin, button('Publish…'));
  });

  await test.step('the previous version is restored into the draft', async () => {
    await press(admin, button('Versions'), 'Shift+Tab');
    const dialog = admin.getByRole('dialog', { name: 'Versions' });
    await press(admin, button('Restore version 1 into the draft', dialog));
    await expect(dialog).toBeHidden();
    await expectFocusOn(admin, button('Versions'));
    await expect(admin.getByLabel('Subtitle')).not.toHaveValue('Von Hand');
  });
});

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
    await expect(sectionLink(admin, 'Figures')).toContainText('to fix');
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
    await press(admin, sectionLink(admin, 'Texts'), 'Shift+Tab');
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
    await admin.unrouteAll({ behavior: 'wait' });
    await expect(mark).toHaveCount(0);
    await typeInto(admin, admin.getByLabel('Title of the key figures'), 'Erkenntnisse 2029');
    await expect.poll(counted).toBe(before - 3);
    await expectSaved(admin);
    await admin.reload();
    await expect.poll(counted).toBe(before - 3);
    await press(admin, unread.getByRole('button', { name: 'Show the next' }));
    await expect(admin.locator('[data-field] :focus')).toHaveCount(1);
    await expectAccessible(admin);
  });

  await test.step('a pasted table fills a card, which asks about unclear values and is drawn beside it', async () => {
    await press(admin, sectionLink(admin, 'Cards'), 'Shift+Tab');
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
    await act('Figures', () => press(admin, sectionLink(admin, 'Figures'), 'Shift+Tab'));
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
    await expectSaved(admin);
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
    await expectSaved(admin);
    const stored = (await draftOf(office, 2029)).figures;
    expect(stored.offers.same).toMatchObject({ value: 35, decimals: 0, year: 2029 });
    // The '%' that was typed and deleted left its unit.
    expect(stored.premiums.health).toMatchObject({ value: 5.7, unit: 'scale-1-7' });
  });

  await test.step('the preview is the real page, which nobody else sees', async () => {
    await press(admin, sectionLink(admin, 'Cards'), 'Shift+Tab');
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
