import { expect, test } from 'vitest';
import { isSuspected, noSpamSigns, spamSigns } from './spam-signs.ts';

const now = new Date('2026-06-03T10:00:10Z');

test.each([
  ['no signs sent', {}, noSpamSigns],
  ['a person took its time', { website: '', startedAt: '2026-06-03T10:00:08.000Z' }, noSpamSigns],
  ['a clock that is fast', { startedAt: '2026-06-03T10:00:11Z' }, noSpamSigns],
  ['an invalid time', { startedAt: 'soon' }, noSpamSigns],
  ['faster than a person', { startedAt: '2026-06-03T10:00:08.001Z' }, { isHoneypotFilled: false, isTooFast: true }],
  ['a filled honeypot', { website: ' https://spam.example.com ' }, { isHoneypotFilled: true, isTooFast: false }],
])('%s', (_, body, signs) => {
  expect(spamSigns(body, now)).toEqual(signs);
  expect(isSuspected(signs)).toBe(signs.isHoneypotFilled || signs.isTooFast);
});
