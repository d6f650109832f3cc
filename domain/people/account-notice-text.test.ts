import { expect, test } from 'vitest';
import { sampleSender } from '#tests/made-up/sample-seller.ts';
import { type AccountEvent, accountNoticeText } from './account-notice-text.server.tsx';

const at = new Date('2026-06-03T10:00:00Z');
const requested =
  'oder haben Sie die Verwaltung darum gebeten, so ist nichts zu tun. Sonst setzen Sie Ihr Passwort über';

test.each([
  ['factor-removed', true],
  ['role-changed', true],
  ['new-device', false],
] satisfies [AccountEvent, boolean][])(
  'a notice of %s says whether the office may have done it',
  async (event, mayBe) => {
    const { text } = await accountNoticeText(
      'Anna',
      { event, where: '', at },
      'https://www.example.org/admin',
      sampleSender,
    );
    expect(text.replace(/\s+/g, ' ').includes(requested)).toBe(mayBe);
    expect(text).toContain('Waren Sie das selbst');
  },
);
