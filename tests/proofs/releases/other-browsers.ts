/**
 * A walk through every page, an order, a sign-in and a record in other browsers, which shows that the basics work
 * there; details are tested in Chromium.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { unzipSync } from 'fflate';
import { routes } from '#app/routes.ts';
import { edition } from '#content/built-in-editions.ts';
import { packageAddress } from '#domain/insights/insight-files.ts';
import { packageName } from '#domain/insights/package/package-layout.ts';
import { languages } from '#platform/languages.ts';
import {
  type BuiltServer,
  builtAdministrator,
  freshDirectory,
  startBuiltServer,
} from '../../built-server/built-server.ts';
import { installedDirectory } from '../../built-server/installed-directory.ts';
import { prove } from '../../built-server/report.ts';
import { request } from '../../built-server/requests.ts';
import { eventually } from '../../eventually.ts';
import { startFirefox } from './other-browsers/firefox.ts';
import type { WalkingBrowser } from './other-browsers/walking-browser.ts';
import { startWebKit } from './other-browsers/webkit.ts';

const button = (name: string) => `//button[normalize-space()='${name}']`;

/** A form control, by its label. */
const labelled = (label: string, control: string) =>
  `//${control}[@id=//label[starts-with(normalize-space(),'${label}')]/@for]`;

async function walkPages(browser: WalkingBrowser, { url }: BuiltServer): Promise<void> {
  for (const { path, hasFrame } of routes) {
    if (!hasFrame) continue;
    await browser.open(`${url}${path}`);
    await browser.see('//main//h1');
    const tooWide = await browser.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
    if (tooWide > 0) throw new Error(`${path} is ${tooWide} px wider than its window`);
  }
}

async function placeOrder(browser: WalkingBrowser, { url }: BuiltServer): Promise<void> {
  await browser.open(`${url}/order`);
  const entries = {
    firstName: 'Anna',
    lastName: 'Muster',
    email: 'anna.muster@example.org',
    organization: 'Muster Versicherung AG',
  };
  for (const [name, text] of Object.entries(entries)) await browser.type(`//main//input[@name='${name}']`, text);
  await browser.type("//main//textarea[@name='billingAddress']", 'Musterweg 1\n8001 Zürich');
  // Letters choose the option in every browser, as for keyboard users.
  await browser.type("//main//select[@name='businessArea']", 'strategy');
  await browser.click("//main//label[.//input[@name='companySize' and @value='small']]");
  await browser.click("//main//label[.//input[@name='partnerInterest' and @value='maybe']]");
  await browser.see("//*[contains(text(), 'CHF 695')]");
  await browser.click(button('Jetzt bestellen!'));
  await browser.see("//*[normalize-space()='Bestellung erfolgreich!']");
}

async function keepRecord(browser: WalkingBrowser, { url }: BuiltServer): Promise<void> {
  await browser.open(`${url}/admin?tab=partners`);
  await browser.type("//input[@type='email']", 'admin@example.com');
  await browser.type("//input[@type='password']", builtAdministrator.password);
  await browser.click(button('Anmelden'));
  await browser.click(button('Add Partner'));
  await browser.type(labelled('Name', 'input'), 'Muster Walk AG');
  await browser.click(`//*[@role='dialog' or self::dialog]//button[@type='submit']`);
  await browser.see("//*[@role='tabpanel']//*[normalize-space()='Muster Walk AG']");
}

/** The edition's package, unpacked and opened from disk: every card in every language, without foreign requests. */
async function readPackage(browser: WalkingBrowser, { url }: BuiltServer): Promise<void> {
  const { facts, insightCards } = edition;
  const { body } = await eventually(async () => {
    const answer = await request(url + packageAddress(facts.year));
    return answer.status === 200 && answer;
  }, 120_000);
  const folder = freshDirectory();
  for (const [name, content] of Object.entries(unzipSync(body))) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
  for (const language of languages) {
    for (const { slug } of insightCards) {
      const file = path.join(folder, packageName(facts.year), 'data', language, `${slug}.html`);
      await browser.open(pathToFileURL(file).href);
      await browser.see("//article//*[name()='svg']");
      await browser.see('//article//table');
      const loaded = await browser.evaluate<string>(
        "performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => !/^(file|data):/.test(name)).join()",
      );
      if (loaded) throw new Error(`${language}/${slug} loads ${loaded}`);
      const font = await browser.evaluate<string>('getComputedStyle(document.body).fontFamily');
      if (!font.includes('Archivo')) throw new Error(`${language}/${slug} has no styles`);
    }
  }
}

const walks = {
  'every page': walkPages,
  'an order': placeOrder,
  'sign-in and a record': keepRecord,
  'the package from a disk': readPackage,
};

await prove('other-browsers', async (report) => {
  await using server = await startBuiltServer(await installedDirectory());
  for (const startBrowser of [startFirefox, startWebKit]) {
    const browser = await startBrowser();
    for (const [name, walk] of Object.entries(walks)) {
      const failure = await walk(browser, server).then(
        () => '',
        (error: Error) => error.message,
      );
      report.equal(`${browser.name}: ${name}`, failure, '');
    }
    await browser.close();
  }
});
