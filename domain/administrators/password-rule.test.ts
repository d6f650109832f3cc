import { describe, expect, test } from 'vitest';
import { checkAdministratorSettings } from './ensure-administrator.server.ts';
import { generatePassword } from './generate-password.server.ts';
import { passwordFault } from './password-rule.ts';

const email = 'verwaltung@example.org';

describe('a password', () => {
  test('has at least 12 characters', () => {
    expect(passwordFault('kurz7!Tasse', email)).toBe('must have at least 12 characters');
    expect(passwordFault('Rote7!Tassen', email)).toBeUndefined();
  });

  test.each([
    'passwordpassword',
    'Password123456',
    'P@ssw0rd12345',
    'passwort123!',
    'admin1234567',
    'administrator',
    'Administrator1!',
    'welcome12345',
    'willkommen2024',
    'qwertzuiop123',
    'qwertyuiop12',
    '123456789012',
    '012345678910',
    'abcdefghijkl',
    '111111111111',
    'abcabcabcabc',
    '123412341234',
    'letmeinletmein',
    'changeme1234',
    'Versicherungsmonitor',
    'verwaltung2024',
    email,
  ])('is refused when others guess it first: %s', (password) => {
    expect(passwordFault(password, email)).toMatch(/common password/);
  });

  test.each(['muster-passwort-fuer-tests', 'drei-rote-Tassen-7', 'correct horse battery staple', 'k3v9p-x7m2qz'])(
    'is taken when it is one of its own: %s',
    (password) => expect(passwordFault(password, email)).toBeUndefined(),
  );

  test('is named by its setting when it stops the start', () => {
    const check = (adminPassword: string) => () => checkAdministratorSettings({ adminEmail: email, adminPassword });
    expect(check('zu kurz')).toThrow(/^ADMIN_PASSWORD must have at least 12 characters$/);
    expect(check('passwordpassword')).toThrow(/^ADMIN_PASSWORD is a common password/);
    expect(check('drei-rote-Tassen-7')).not.toThrow();
  });

  test('that is generated is good and never the same', () => {
    const made = Array.from({ length: 50 }, generatePassword);
    expect(new Set(made).size).toBe(50);
    for (const password of made) {
      expect(password).toMatch(/^([a-z2-9]{5}-){3}[a-z2-9]{5}$/);
      expect(passwordFault(password, email)).toBeUndefined();
    }
  });
});
