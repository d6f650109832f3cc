/** The editor of editions, on a separate server: its drafts and new editions would affect other tests. */
import { expect } from '@playwright/test';
import type { EditionDocument } from '#content/schemas.ts';
import { builtAdministrator } from '../../built-server/built-server.ts';
import { expectAccessible, expectAccessibleEverywhere, expectToFit } from '../accessibility.ts';
import { changeDraft, expectErrors } from '../admin-area.ts';
import { draftOf, expectSaved, openEdition, sectionLink } from '../edition-page.ts';
import { ownServer } from '../own-server.ts';

const { test } = ownServer();

// A short timeout, so that a failure shows at once and not after minutes.
test.use({ actionTimeout: 30_000, viewport: { width: 1280, height: 900 } });
// Requests without a connection or session, and of documents without a draft, fail on purpose.
test.beforeEach(({ admin }) => expectErrors(admin, /Failed to load resource/));

test('two windows, no connection or session, and a crash lose no character', async ({ admin, context: office }) => {
  const lead = 'Lead';
  const shownLead = async () => (await draftOf(office, 2024)).homeTexts.hero.lead;
  await openEdition(admin, 2024, 'texts');

  await test.step('a second window is asked before it writes over the first', async () => {
    const other = await office.newPage();
    await openEdition(other, 2024, 'texts');
    await admin.getByLabel(lead).fill('Aus dem ersten Fenster');
    await expectSaved(admin);
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
    await expectSaved(other);
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
    await expectSaved(admin);
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
    await expectSaved(admin);
    expect(await shownLead()).toBe(`${before}, verlassen, und zurück`);
  });

  await test.step('after the session has ended, the user signs in and continues', async () => {
    const cookies = await office.cookies();
    await office.clearCookies();
    await admin.getByLabel(lead).press('Control+End');
    await admin.getByLabel(lead).pressSequentially(', ohne Sitzung');
    const question = admin.getByRole('dialog', { name: 'Sitzung abgelaufen' });
    await question.getByRole('textbox', { name: 'Passwort' }).fill(builtAdministrator.password);
    await question.getByRole('button', { name: 'Anmelden' }).click();
    await expect(question).toBeHidden();
    expect(cookies.length).toBeGreaterThan(0);
    await expectSaved(admin);
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
    await expectSaved(admin);
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
  await expectSaved(admin);
  await expect(notice).toBeVisible();
  await expectAccessible(admin, 'main');
});

test('the dialog to sign in waits for a pause in typing, and takes no letter', async ({ admin, context: office }) => {
  await admin.clock.install();
  await openEdition(admin, 2024, 'texts');
  await admin.getByLabel('Lead').fill('Anfang');
  await expectSaved(admin);
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
  await admin.keyboard.type(builtAdministrator.password);
  await expect(question.getByRole('textbox', { name: 'Passwort' })).toHaveValue(builtAdministrator.password);
  await admin.clock.resume();
  await admin.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await expectSaved(admin);
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

test('a translated note that is too long is not published, and its field opens', async ({ admin }) => {
  await openEdition(admin, 2024, 'facts');
  await admin.getByRole('button', { name: 'Publish…' }).click();
  const dialog = admin.getByRole('dialog', { name: 'Publish' });
  await dialog.getByText('Translations of the note').click();
  const french = dialog.getByLabel('French', { exact: true });
  const text = 'Une longue note. '.repeat(100);
  await french.focus();
  await admin.keyboard.insertText(text);
  await dialog.getByText('Translations of the note').click();
  await dialog.getByRole('button', { name: 'Publish now' }).click();
  await expect(french).toBeVisible();
  await expect(french).toHaveAccessibleDescription(/At most 1000 characters/);
  await expect(french).toHaveValue(text);
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
  await expectSaved(admin);

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
  // A page that is closed before saves as it closes, into the draft of the next test.
  await expectSaved(admin);
});

test('a new row that is labelled with an earlier year gets a figure of that year, which goes with it without a value', async ({
  admin,
  context: office,
}) => {
  await openEdition(admin, 2024, 'cards&item=1');
  const row = admin.getByLabel(/^New row of /).first();
  await row.fill('2022');
  await row.press('Enter');
  await expectSaved(admin);
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
  await sectionLink(admin, 'Cards').click();
  const choice = admin.getByLabel(/^Card of /);
  const title = await choice.locator('option').nth(1).textContent();
  await choice.selectOption({ index: 1 });
  await admin.getByRole('button', { name: 'Copy card' }).click();
  await expectSaved(admin);
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
  await expectSaved(admin);
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
  await expectSaved(admin);
  await expect.poll(states).toEqual(before.map((state) => ({ ...state, older: state.older + 1 })));
});

test('on a phone the page fits while a section beyond the edge has something to fix', async ({ admin }) => {
  await admin.setViewportSize({ width: 360, height: 740 });
  await openEdition(admin, 2024, 'cards&item=4');
  await admin.getByLabel('Title', { exact: true }).fill('');
  await expectSaved(admin);
  await openEdition(admin, 2024, 'facts');
  await expect(sectionLink(admin, 'Cards')).toContainText('to fix');
  await expectToFit(admin);
});

test('the editor is accessible', async ({ admin }) => {
  const sections = ['facts', 'figures', 'cards&item=3', 'cards&item=4', 'topics', 'prices'].map(
    (shown) => [2024, shown] as const,
  );
  // Only a later edition offers cards of the previous one.
  for (const [year, shown] of [...sections, [2031, 'cards'] as const]) {
    await openEdition(admin, year, shown);
    await expectAccessibleEverywhere(admin);
  }
});
