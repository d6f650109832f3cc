/** script/dev, as a developer starts it: pages are hydrated in a browser. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumOptions } from '../../../script/chromium.ts';
import { freshDirectory, root } from '../../built-server/built-server.ts';
import { prove } from '../../built-server/report.ts';
import { eventually } from '../../eventually.ts';

await prove('dev-server', async (report) => {
  const server = spawn(path.join(root, 'script/dev'), {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PORT: '0', DATA_DIR: freshDirectory(), LOG_LEVEL: 'warn' },
  });
  let written = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (part) => (written += part));
  const ended = once(server, 'exit');
  const browser = await chromium.launch(chromiumOptions);
  try {
    const url = await eventually(() => /läuft auf (\S+)/.exec(written)?.[1], 60_000);
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    page.on('console', (line) => line.type() === 'error' && errors.push(line.text()));
    const chooseCompanySize = async () => {
      await page.getByRole('radio', { name: /mehr als 500 Mitarbeitende/ }).check();
      await page.getByRole('region', { name: 'Bestellübersicht' }).waitFor({ timeout: 60_000 });
    };
    await page.goto(`${url}/order`);
    await chooseCompanySize();
    report.check('the order form is hydrated', true, '');
    report.none('errors in the browser', errors);
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await page.locator('main form').evaluate((form: HTMLFormElement) => form.submit());
    await (await answered).finished();
    await chooseCompanySize();
    const refused = errors.filter((error) => error.includes('Content Security Policy'));
    report.none('CSP violations on the page that answers a form', refused);
  } finally {
    await browser.close();
    process.kill(-(server.pid as number), 'SIGTERM');
    await ended;
  }
});
