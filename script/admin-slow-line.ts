/**
 * Measures how long the administrator waits on a slow connection (400 ms, 400 kbit/s) until a tab of the built server
 * is usable: after pressing the button of the sign-in form, signed in with an empty cache, after a reload, and after a
 * change from another tab. Prints medians in seconds. Arguments: ids of tabs, by default the four most used. RUNS:
 * number of runs, by default 3.
 */
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { sampleMessage, samplePrintOrder } from '#tests/made-up/sample-input.ts';
import { builtAdministrator, freshDirectory, startBuiltServer } from '../tests/built-server/built-server.ts';
import { quantile, request } from '../tests/built-server/requests.ts';
import { chromiumOptions } from './chromium.ts';

const runs = Number(process.env.RUNS ?? 3);
const tabs = process.argv.length > 2 ? process.argv.slice(2) : ['overview', 'partners', 'messages', 'orders'];
const line = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
await using server = await startBuiltServer(freshDirectory());
const origin = server.url;
await using browser = await chromium.launch(chromiumOptions);

/** Stores thirty messages and orders, so that the lists have a full page. */
async function fill() {
  for (let index = 0; index < 30; index++) {
    await request(`${origin}/api/contact-messages`, { json: { ...sampleMessage, message: 'Text '.repeat(60) } });
    await request(`${origin}/api/print-orders`, { json: samplePrintOrder });
  }
}

/** Resolves once the tab shows its list and responds to the keyboard. */
const untilUsable = (page: Page, tab: string) =>
  page.waitForFunction(
    (id) => {
      const panel = document.querySelector('[role=tabpanel]');
      const isChosen = document.querySelector('[role=tab][aria-selected=true]')?.id.endsWith(id);
      return isChosen && panel?.querySelector('h2') && !/Loading…|Wird geladen…/.test(panel.textContent ?? '');
    },
    tab,
    { polling: 'raf', timeout: 60_000 },
  );

async function timed(act: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await act();
  return (performance.now() - start) / 1000;
}

async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', line);
  return page;
}

await fill();
for (const tab of tabs) {
  const figures = {
    'signing in': [] as number[],
    'empty cache': [] as number[],
    reload: [] as number[],
    'change to it': [] as number[],
  };
  for (let run = 0; run < runs; run++) {
    const visitor = await slowPage(await browser.newContext({ locale: 'de-CH' }));
    await visitor.goto(`${origin}/admin?tab=${tab}`);
    await visitor.getByLabel('E-Mail').fill(builtAdministrator.email);
    await visitor.getByLabel('Passwort', { exact: true }).fill(builtAdministrator.password);
    figures['signing in'].push(
      await timed(async () => {
        await visitor.getByRole('button', { name: 'Anmelden' }).click();
        await untilUsable(visitor, tab);
      }),
    );
    await visitor.context().close();
    await using context = await browser.newContext({ locale: 'de-CH' });
    await context.request.post(`${origin}/api/admin/login`, {
      data: builtAdministrator,
    });
    const page = await slowPage(context);
    const address = `${origin}/admin?tab=${tab}`;
    const open = async () => {
      await page.goto(address, { waitUntil: 'commit' });
      await untilUsable(page, tab);
    };
    figures['empty cache'].push(await timed(open));
    await page.waitForLoadState('networkidle');
    figures.reload.push(await timed(open));
    const other = await slowPage(await browser.newContext({ storageState: await context.storageState() }));
    await other.goto(`${origin}/admin?tab=${tab === 'team' ? 'videos' : 'team'}`);
    await other.waitForLoadState('networkidle');
    figures['change to it'].push(
      await timed(async () => {
        await other
          .getByRole('tab')
          .and(other.locator(`[id$=${tab}]`))
          .click();
        await untilUsable(other, tab);
      }),
    );
    await other.context().close();
  }
  const texts = Object.entries(figures).map(([name, values]) => `${name} ${quantile(values, 0.5).toFixed(1)}`);
  process.stdout.write(`${tab.padEnd(10)} ${texts.join('  ')}\n`);
}
