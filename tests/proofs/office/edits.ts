/**
 * An edition is edited in two windows of a real browser: on a slow connection, offline, after losing the session and
 * after closing a window during editing. Every typed character is stored.
 */
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { chromiumOptions } from '../../../script/chromium.ts';
import { signIn } from '../../built-server/administer.ts';
import { builtAdministrator, freshDirectory, startBuiltServer } from '../../built-server/built-server.ts';
import { prove } from '../../built-server/report.ts';

const address = '/admin?tab=studies&edition=2024&section=texts';
const editsInTurn = 25;
const slow = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const fast = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

const lead = (page: Page) => page.getByLabel('Lead', { exact: true });
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Changed meanwhile' });

async function openEditor(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await page.goto(address);
  await lead(page).waitFor();
  return page;
}

async function setLine(page: Page, line: typeof slow): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', line);
}

/** Signs in if the page shows the sign-in dialog. */
async function signInAgain(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Sitzung abgelaufen' });
  if (!(await dialog.isVisible())) return;
  await dialog.getByRole('textbox', { name: 'Passwort' }).fill(builtAdministrator.password);
  await dialog.getByRole('button', { name: 'Anmelden' }).click();
  await dialog.waitFor({ state: 'hidden' });
}

/** Types words at the end of the field, as a user would. @returns how many a dialog prevented */
async function type(page: Page, words: readonly string[]): Promise<number> {
  let keptAway = 0;
  for (const word of words) {
    for (;;) {
      if (await question(page).isVisible()) await takeTheirs(page, words.slice(0, words.indexOf(word)));
      await signInAgain(page);
      await lead(page).press('Control+End');
      await page.keyboard.insertText(word);
      if ((await lead(page).inputValue()).endsWith(word)) break;
      keptAway += 1;
    }
  }
  return keptAway;
}

/** Handles a save by the other window: adopts its text and types the missing words again. */
async function takeTheirs(page: Page, mine: readonly string[]): Promise<void> {
  const shown = (await question(page).textContent()) ?? '';
  const hidden = mine.filter((word) => !shown.includes(word.trim()));
  if (hidden.length > 0) throw new Error(`the question doesn't show ${hidden}`);
  await question(page).getByRole('button', { name: 'Take theirs' }).click();
  await question(page).waitFor({ state: 'hidden' });
  const theirs = await lead(page).inputValue();
  await type(
    page,
    mine.filter((word) => !theirs.includes(word)),
  );
}

/** Waits until everything is saved, and answers dialogs in between. */
async function settle(page: Page, mine: readonly string[]): Promise<void> {
  const saved = page.locator('[data-saving=saved]');
  while (!(await saved.isVisible())) {
    await saved
      .or(question(page))
      .or(page.getByRole('dialog', { name: 'Sitzung abgelaufen' }))
      .first()
      .waitFor();
    await signInAgain(page);
    if (await question(page).isVisible()) await takeTheirs(page, mine);
  }
}

/** Causes a failure during typing and recovers from it. @returns the window to continue in */
const troubles: Record<string, (page: Page, typing: () => Promise<void>) => Promise<Page>> = {
  'nothing goes wrong': async (page, typing) => {
    await typing();
    return page;
  },
  'a slow line': async (page, typing) => {
    await setLine(page, slow);
    await typing();
    await setLine(page, fast);
    return page;
  },
  'no line': async (page, typing) => {
    await page.context().setOffline(true);
    await typing();
    await page.context().setOffline(false);
    return page;
  },
  'a lost session': async (page, typing) => {
    await page.context().clearCookies();
    await typing();
    await signInAgain(page);
    return page;
  },
  'a window that is closed': async (page, typing) => {
    const context = page.context();
    await context.setOffline(true);
    await typing();
    await page.close();
    await context.setOffline(false);
    const next = await openEditor(context);
    const savedText = await lead(next).inputValue();
    await next
      .getByRole('alert')
      .filter({ hasText: 'has unsaved input' })
      .getByRole('button', { name: 'Compare' })
      .click();
    const dialog = next.getByRole('dialog', { name: 'Unsaved input' });
    const shown = (await dialog.textContent()) ?? '';
    if (!shown.includes(savedText.trim())) throw new Error('the comparison does not show what is saved');
    await dialog.getByRole('button', { name: 'Restore' }).click();
    await dialog.waitFor({ state: 'hidden' });
    // It replaces the saved text shown beside it, so the missing words are typed again.
    const now = await lead(next).inputValue();
    await type(
      next,
      (savedText.match(/ \d+:\d\d;/g) ?? []).filter((word) => !now.includes(word)),
    );
    return next;
  },
};

await prove('edits', async (report, { isShort }) => {
  await using server = await startBuiltServer(freshDirectory());
  const administer = await signIn(server.url);
  await using browser = await chromium.launch(chromiumOptions);
  const context = await browser.newContext({ baseURL: server.url, locale: 'de-CH' });
  const [name = '', value = ''] = (administer.headers.cookie ?? '').split('=');
  await context.addCookies([{ name, value, url: server.url }]);
  const stored = async (): Promise<string> => {
    const { json } = await (await signIn(server.url))('GET', '/api/content/edition-2024');
    return json.content.homeTexts.hero.lead;
  };
  const pages = [await openEditor(context), await openEditor(context)];
  const written: string[] = [];
  const lost: string[] = [];
  let keptAway = 0;
  const turns = isShort ? 5 : 20;
  for (let turn = 0; turn < turns; turn++) {
    const [trouble, act] = Object.entries(troubles)[turn % 5] as [string, (typeof troubles)[string]];
    const words = Array.from({ length: editsInTurn }, (_, index) => ` ${turn + 1}:${String(index).padStart(2, '0')};`);
    const typing = async () => {
      keptAway += await type(pages[turn % 2] as Page, words);
    };
    const page = await act(pages[turn % 2] as Page, typing);
    pages[turn % 2] = page;
    await settle(page, words);
    written.push(...words);
    const text = await stored();
    const missing = written.filter((word) => text.split(word).length !== 2);
    if (missing.length > 0) lost.push(`${trouble}: ${missing}`);
  }
  report.figure('edits in two windows alternately, each turn with a different failure', written.length);
  report.figure('of these typed again because a dialog had opened', keptAway);
  report.none('characters lost or duplicated', lost);
});
