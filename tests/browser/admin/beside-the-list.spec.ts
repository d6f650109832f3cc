import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { type Api, itemButton, openStudyOrders, openTab, sendOrder, test, toast, unique } from '../admin-area.ts';
import { placeInHistory } from '../place-in-history.ts';

/** Three messages, newest first; the list shows only these. */
async function threeMessages(admin: Page, api: Api) {
  const common = unique('Beisser');
  const names = ['Carla', 'Beat', 'Anna'].map((first) => `${first} ${common}`);
  for (const name of names.toReversed()) {
    const message = { name, email: 'a@example.org', subject: 'Frage', message: `Von ${name}` };
    await api('POST', '/api/contact-messages', message);
  }
  await admin.setViewportSize({ width: 1440, height: 900 });
  await openTab(admin, `messages&search=${encodeURIComponent(common)}`);
  const rows = admin.getByRole('tabpanel').locator('tbody tr');
  await expect(rows).toHaveCount(3);
  const details = admin.getByRole('dialog', { name: 'Message Details' });
  const buttonOf = (index: number) => rows.nth(index).getByRole('button', { name: /^Details/ });
  return {
    names,
    rows,
    details,
    open: (index: number) => buttonOf(index).click(),
    buttonOf,
    async expectOpened(index: number) {
      await expect(details).toContainText(`Von ${names[index]}`);
      await expect(rows.nth(index)).toHaveAttribute('aria-current', 'true');
      await expect(admin).toHaveURL(/[?&]open=/);
    },
    async expectClosed() {
      await expect(details).toHaveCount(0);
      await expect(admin).not.toHaveURL(/[?&]open=/);
    },
  };
}

test('in a wide window the details are beside the list, which stays usable', async ({ admin, api }) => {
  const { rows, details, open, buttonOf, expectOpened, expectClosed } = await threeMessages(admin, api);
  await open(0);
  await expectOpened(0);
  await expect(details.getByRole('heading', { name: 'Message Details' })).toBeFocused();
  expect(await details.evaluate((dialog) => dialog.matches(':modal'))).toBe(false);
  const bottom = await details.evaluate((dialog) => dialog.getBoundingClientRect().bottom);
  expect(bottom).toBeLessThanOrEqual(900);
  for (const colorScheme of ['light', 'dark'] as const) {
    await admin.emulateMedia({ colorScheme });
    await expectAccessible(admin);
  }

  await admin.keyboard.press('j');
  await expectOpened(1);
  await admin.keyboard.press('k');
  await expectOpened(0);
  await open(2);
  await expectOpened(2);
  await admin.getByLabel('Sort').selectOption('createdAt');
  await expect(rows.first()).toHaveAttribute('aria-current', 'true');
  await expect(details).toBeVisible();

  await admin.keyboard.press('Escape');
  await expectClosed();
  await expect(buttonOf(0)).toBeFocused();
  await expect(admin.getByLabel('Sort')).toHaveValue('createdAt');

  await admin.getByLabel('Sort').selectOption('-createdAt');
  await open(1);
  await expectOpened(1);
  await admin.goBack();
  await expectClosed();
  await admin.goForward();
  await expectOpened(1);
  await admin.reload();
  await expectOpened(1);

  await admin.getByRole('tab', { name: 'Orders' }).click();
  await expectClosed();
});

test('a key of the list acts on the row that has the focus, not on the opened record', async ({ admin, api }) => {
  const { names, rows, details, open, buttonOf, expectOpened } = await threeMessages(admin, api);
  await open(0);
  await expectOpened(0);
  // If it came later, it would replace the other toast.
  await expect(toast(admin, 'Message marked as read')).toBeVisible();
  await buttonOf(2).focus();
  await admin.keyboard.press('e');
  await expect(toast(admin, '1 message marked as answered')).toBeVisible();
  await expect(rows.nth(2)).toContainText('Answered');
  await expect(details).toContainText(`Von ${names[0]}`);
  await expect(rows.nth(0)).not.toContainText('Answered');
});

test('unsaved input beside the list is never left without a question', async ({ admin, api }) => {
  const { rows, details, open, expectOpened, expectClosed } = await threeMessages(admin, api);
  await open(1);
  await expectOpened(1);
  const reply = details.getByLabel('Reply', { exact: true });
  await reply.fill('Guten Tag');
  const question = admin.getByRole('alertdialog', { name: 'Discard changes?' });
  const place = await placeInHistory(admin);
  const ways = [
    () => open(0),
    () => admin.getByRole('tab', { name: 'Orders' }).click(),
    () => admin.getByRole('button', { name: 'Reply texts' }).click(),
    () => admin.getByRole('link', { name: 'Privacy' }).click(),
    () => admin.getByRole('button', { name: 'Abmelden' }).click(),
    () => admin.goBack(),
    () => details.getByRole('button', { name: 'Close' }).click(),
  ];
  for (const leave of ways) {
    await leave();
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(question).toHaveCount(0);
    await expect(reply).toHaveValue('Guten Tag');
    await expectOpened(1);
    await expect.poll(() => placeInHistory(admin)).toBe(place);
  }

  await admin.setViewportSize({ width: 1200, height: 900 });
  await expect(rows.nth(1)).not.toHaveAttribute('aria-current');
  await expect.poll(() => details.evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
  await expect(reply).toHaveValue('Guten Tag');
  await admin.setViewportSize({ width: 1440, height: 900 });
  await expectOpened(1);
  await expect(reply).toHaveValue('Guten Tag');

  await open(2);
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expectOpened(2);
  await expect(reply).toHaveValue('');
  await admin.keyboard.press('Escape');
  await expectClosed();

  await open(1);
  await reply.fill('Guten Tag');
  await admin.getByRole('tab', { name: 'Orders' }).click();
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect(admin).toHaveURL(/tab=orders/);
  await expect(question).toHaveCount(0);
  await expect(admin.getByRole('heading', { name: 'Orders' })).toBeVisible();
});

test('on tablets the filters are folded behind a button that counts them', async ({ admin }) => {
  await admin.setViewportSize({ width: 768, height: 1024 });
  await openTab(admin, 'orders&list=study');
  const payment = admin.getByLabel('Payment', { exact: true });
  await expect(payment).toBeHidden();
  const distance = async () => {
    const search = await admin.getByLabel('Search study orders').boundingBox();
    const entry = await admin.getByRole('button', { name: 'New order' }).boundingBox();
    return Math.abs((search?.y ?? 0) - (entry?.y ?? 99));
  };
  // Parts above them that load meanwhile move one after the other was measured.
  await expect.poll(distance).toBeLessThan(10);
  await admin.getByRole('button', { name: 'Filters', exact: true }).click();
  await payment.selectOption('open');
  await admin.getByRole('button', { name: 'Filters (1)' }).click();
  await expect(payment).toBeHidden();
});

test('in a low window the header and footer of the details scroll with their content', async ({ admin, api }) => {
  const { details, open } = await threeMessages(admin, api);
  await open(1);
  const [header, footer] = [details.locator('header'), details.locator('footer')];
  await admin.setViewportSize({ width: 1280, height: 800 });
  for (const part of [header, footer]) await expect(part).toBeInViewport({ ratio: 1 });

  await admin.setViewportSize({ width: 320, height: 256 });
  await expect(footer).not.toBeInViewport();
  await details.getByLabel('Reply', { exact: true }).focus();
  await expect(details.getByLabel('Reply', { exact: true })).toBeInViewport({ ratio: 1 });
  for (const part of [header, footer]) await expect(part).not.toBeInViewport();
  await details.getByLabel('Notes').fill('Anruf am Montag');
  await details.getByRole('button', { name: 'Save notes' }).click();
  await expect(toast(admin, 'Notes saved')).toBeInViewport({ ratio: 1 });
  await expectAccessible(admin);

  await details.getByRole('link', { name: 'Reply via Email' }).focus();
  await expect(footer).toBeInViewport({ ratio: 0.9 });
  await expect(header).not.toBeInViewport();
});

test('a question that does not fit into a low window begins at its title', async ({ admin, api }) => {
  const organization = unique('Niedrig Muster AG');
  await sendOrder(api, organization);
  await openStudyOrders(admin, organization);
  await itemButton(admin, organization, 'Details').click();
  const remove = admin.getByRole('dialog', { name: /^Order / }).getByRole('button', { name: 'Delete' });
  const question = admin.getByRole('alertdialog', { name: 'Delete order?' });
  const cancel = question.getByRole('button', { name: 'Cancel' });
  await remove.click();
  await expect(cancel).toBeFocused();
  await cancel.click();
  await admin.setViewportSize({ width: 320, height: 200 });
  await remove.click();
  await expect(question.getByRole('heading')).toBeFocused();
  await expect(question.getByRole('heading')).toBeInViewport({ ratio: 1 });
  await admin.keyboard.press('Tab');
  await admin.keyboard.press('Tab');
  await expect(cancel).toBeFocused();
  await expect(cancel).toBeInViewport({ ratio: 0.9 });
});

test('on a narrow phone the order number is beside the buttons, not below them', async ({ admin, api }) => {
  const organization = unique('Schmal Muster AG');
  for (let count = 0; count < 2; count++) await sendOrder(api, organization);
  await openStudyOrders(admin, organization);
  await itemButton(admin, organization, 'Details').first().click();
  const details = admin.getByRole('dialog', { name: /^Order / });
  await admin.setViewportSize({ width: 320, height: 640 });
  const number = await details
    .getByRole('heading', { name: /^Order / })
    .locator('span')
    .boundingBox();
  const button = await details.getByRole('button', { name: 'Previous record' }).boundingBox();
  expect((number?.x ?? 0) + (number?.width ?? 999)).toBeLessThanOrEqual(button?.x ?? 0);
});
