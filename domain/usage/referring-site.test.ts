import fc from 'fast-check';
import { expect, test } from 'vitest';
import { forAll } from '#tests/for-all.ts';
import { createBotDetector } from './bot-detector.ts';
import { createSiteDetector, referringSite } from './referring-site.ts';

test.each([
  [undefined, 'direct'],
  ['', 'direct'],
  ['https://www.example.net/a?b#c', 'www.example.net'],
  ['https://www.example.net./', 'www.example.net'],
  ['android-app://com.example.search/https/www.example.net/', 'com.example.search'],
  ['https://Müller.example.net/', 'xn--mller-kva.example.net'],
  ['https://www.example.org/partners', null],
  ['http://localhost:3000/', null],
  ['http://2130706433/', null],
  ['http://203.0.113.7/', 'other'],
  ['http://intranet/', 'other'],
  ['file:///home/anna', 'other'],
  ['javascript:alert(1)', 'other'],
  ['://', 'other'],
])('%s → %s', (referer, site) => {
  expect(referringSite(referer, 'www.example.org')).toBe(site);
  const siteOf = createSiteDetector('www.example.org');
  expect([siteOf(referer), siteOf(referer)]).toEqual([site, site]);
});

test('for any header only a host name is kept', () => {
  forAll(
    fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc.string().map((text) => `https://${text}`),
    ),
    (referer) => {
      const site = referringSite(referer, 'www.example.org');
      expect(site === null || /^(direct|other|[a-z0-9.-]{4,100})$/.test(site)).toBe(true);
      expect(site === null || !/\d$|@|\//.test(site)).toBe(true);
    },
  );
});

test('a browser is no bot, also from the cache; a missing user agent is a bot', () => {
  const isBot = createBotDetector();
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0';
  expect([isBot(firefox), isBot(firefox), isBot(undefined), isBot('GPTBot/1.2')]).toEqual([false, false, true, true]);
  for (let made = 0; made < 2_000; made++) isBot(`Browser ${made}`);
  expect(isBot(firefox)).toBe(false);
});
