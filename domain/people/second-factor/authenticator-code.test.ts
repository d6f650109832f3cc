import { expect, test } from 'vitest';
import { authenticatorAddress, codeOfStep, stepOfCode } from './authenticator-code.server.ts';

/** Test vectors of RFC 6238; an app shows their last six digits. */
const secret = '12345678901234567890';
test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
])('the code at %i s is that of RFC 6238', async (seconds, code) => {
  expect(await codeOfStep(secret, Math.floor(seconds / 30))).toBe(code);
  expect(await stepOfCode(secret, code, new Date(seconds * 1000))).toBe(Math.floor(seconds / 30));
});

test('codes of the previous, current and next time step are accepted', async () => {
  const now = new Date(1_234_567_890_000);
  const step = Math.floor(1_234_567_890 / 30);
  for (const offset of [-2, -1, 0, 1, 2]) {
    const found = await stepOfCode(secret, await codeOfStep(secret, step + offset), now);
    expect(found).toBe(Math.abs(offset) > 1 ? undefined : step + offset);
  }
});

test('the URL for an app names the issuer and the account', () => {
  expect(authenticatorAddress(secret, 'Versicherungsmonitor', 'a@example.org')).toMatch(
    /^otpauth:\/\/totp\/Versicherungsmonitor:a%40example\.org\?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&/,
  );
});
