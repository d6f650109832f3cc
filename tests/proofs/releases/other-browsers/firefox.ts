import puppeteer from 'puppeteer-core';
import { maxWaitMs, type WalkingBrowser } from './walking-browser.ts';

/** Debian's Firefox, by WebDriver BiDi. */
export async function startFirefox(): Promise<WalkingBrowser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    headless: true,
  });
  const page = await browser.newPage();
  page.setDefaultTimeout(maxWaitMs);
  const find = (xpath: string) => page.locator(`::-p-xpath(${xpath})`);
  return {
    name: await browser.version(),
    open: async (address) => void (await page.goto(address)),
    click: (xpath) => find(xpath).click(),
    type: (xpath, text) => find(xpath).fill(text),
    see: async (xpath) => void (await find(xpath).wait()),
    evaluate: (expression) => page.evaluate(expression) as Promise<never>,
    close: () => browser.close(),
  };
}
