/** Undoing in the editor of editions, on a separate server: its drafts would affect other tests. */
import { expect } from '@playwright/test';
import type { EditionDocument } from '#content/schemas.ts';
import { changeDraft, expectErrors } from '../admin-area.ts';
import { draftOf, expectSaved, openEdition } from '../edition-page.ts';
import { press } from '../keyboard.ts';
import { ownServer } from '../own-server.ts';

const { test } = ownServer();

// A short timeout, so that a failure shows at once and not after minutes.
test.use({ actionTimeout: 30_000, viewport: { width: 1280, height: 900 } });
// Requests without a connection or session, and of documents without a draft, fail on purpose.
test.beforeEach(({ admin }) => expectErrors(admin, /Failed to load resource/));

/** Content without the keys that the editor adds to items of lists. */
const withoutKeys = <Content>(content: Content): Content =>
  JSON.parse(JSON.stringify(content), (name, value) =>
    name === 'key' && typeof value === 'string' ? undefined : value,
  );

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
  await expectSaved(admin);
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
  await expectSaved(admin);

  await openEdition(admin, 2024, 'cards');
  const [card] = before.insightCards;
  await admin.getByRole('button', { name: `Remove ${card?.title}`, exact: true }).click();
  await admin.getByRole('button', { name: 'Add card' }).click();
  await admin.getByLabel('Name in addresses', { exact: true }).fill(String(card?.slug));
  await undo('The card was not restored: another card has its name in addresses now');
  await expectSaved(admin);
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
  await expectSaved(admin);
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
  await expectSaved(admin);
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
  await expectSaved(admin);
  await expect.poll(async () => (await charts())[overYears]).toEqual(before);

  const kind = admin.getByLabel('Kind of chart');
  await kind.selectOption('Shares');
  await expect(kind).toHaveValue('shares');
  await admin.getByRole('button', { name: 'Undo' }).click();
  await expect(kind).toHaveValue('profile');
  await expectSaved(admin);
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
    await expectSaved(admin);
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
  await expectSaved(admin);
  const { figures, insightCards } = await edition();
  await cell.selectText();
  await cell.pressSequentially('k. A.');
  await admin.getByRole('button', { name: 'Undo' }).click();
  await expect(cell).toHaveValue('3.90');
  await expectSaved(admin);
  await expect.poll(edition).toMatchObject({ figures, insightCards });
});

test('an undo by keyboard returns the focus to the last field, in view', async ({ admin }) => {
  await openEdition(admin, 2024, 'figures');
  const removeButtons = admin.getByRole('button', { name: /^Remove / });
  await removeButtons.first().press('Enter');
  await removeButtons.last().focus();
  await press(admin, admin.getByRole('button', { name: 'Undo' }));
  const focused = admin.getByRole('tabpanel').locator(':focus');
  await expect(focused).toHaveCount(1);
  await expect(focused).toBeInViewport();
});
