import { expect, test } from 'vitest';
import { isSuspected, noSpamSigns, spamSigns } from './spam-signs.ts';

const now = new Date('2026-06-03T10:00:10Z');

test.each([
  ['nothing said', {}, noSpamSigns],
  ['a person took its time', { website: '', startedAt: '2026-06-03T10:00:08.000Z' }, noSpamSigns],
  ['a clock that goes ahead', { startedAt: '2026-06-03T10:00:11Z' }, noSpamSigns],
  ['no time at all', { startedAt: 'soon' }, noSpamSigns],
  ['faster than a person', { startedAt: '2026-06-03T10:00:08.001Z' }, { honeypotFilled: false, tooFast: true }],
  ['the trap', { website: ' https://spam.example.com ' }, { honeypotFilled: true, tooFast: false }],
])('%s', (_, body, signs) => {
  expect(spamSigns(body, now)).toEqual(signs);
  expect(isSuspected(signs)).toBe(signs.honeypotFilled || signs.tooFast);
});
