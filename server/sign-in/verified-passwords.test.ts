import { expect, test } from 'vitest';
import { createVerifiedPasswords } from './verified-passwords.ts';

test('a correct password is recognised again, with the address in any case; no other is', () => {
  const verifiedPasswords = createVerifiedPasswords();
  const right = { email: 'verwaltung@example.org', password: 'drei-rote-Tassen-7' };
  expect(verifiedPasswords.has(right)).toBe(false);
  verifiedPasswords.remember(right);
  expect(verifiedPasswords.has({ ...right, email: 'Verwaltung@Example.org' })).toBe(true);
  expect(verifiedPasswords.has({ ...right, password: 'drei-rote-Tassen-8' })).toBe(false);
  expect(verifiedPasswords.has({ ...right, password: 'drei-rote-Tassen-7\0' })).toBe(false);
  expect(verifiedPasswords.has({ ...right, email: 'andere@example.org' })).toBe(false);
  expect(createVerifiedPasswords().has(right)).toBe(false);
});
