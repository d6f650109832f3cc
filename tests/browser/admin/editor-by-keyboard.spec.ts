/** The editor of an edition by keyboard alone, from the list of studies to a published correction. */
import { expect, type Locator, type Page } from '@playwright/test';
import { expectErrors } from '../admin-area.ts';
import { expectFocusOn, press, tabTo } from '../keyboard.ts';
import { ownServer } from '../own-server.ts';

const { test } = ownServer();

test.use({ actionTimeout: 30_000, viewport: { width: 1280, height: 900 } });
// The year before has no edition whose cards could be copied.
test.beforeEach(({ admin }) => expectErrors(admin, /Failed to load resource/));

test('an edition is opened, changed, compared, corrected and restored without a mouse', async ({ admin }) => {
  const button = (name: string | RegExp, parent: Page | Locator = admin) =>
    parent.getByRole('button', { name, exact: typeof name === 'string' });
  const sections = admin.getByRole('navigation', { name: 'Sections' });
  const saved = () => expect(admin.locator('[data-saving=saved]')).toBeVisible({ timeout: 30_000 });
  await admin.goto('/admin?tab=studies');
  await press(admin, admin.getByRole('link', { name: 'Edit content of 2024' }));
  await expectFocusOn(admin, admin.getByRole('heading', { name: 'Edition 2024', exact: true }));

  await test.step('cards: into one, on to the next, back to its place', async () => {
    await press(admin, sections.getByRole('link', { name: 'Cards', exact: true }));
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
    await press(admin, sections.getByRole('link', { name: 'Topics' }), 'Shift+Tab');
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
    await press(admin, sections.getByRole('link', { name: 'Facts' }), 'Shift+Tab');
    await tabTo(admin, admin.getByLabel('Subtitle'));
    await admin.keyboard.press('Control+a');
    await admin.keyboard.type('Von Hand');
    await saved();
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
