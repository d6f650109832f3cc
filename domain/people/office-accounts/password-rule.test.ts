import { describe, expect, test } from 'vitest';
import { checkAdministratorSettings } from './ensure-administrator.server.ts';
import { generatePassword } from './generate-password.server.ts';
import { passwordFault } from './password-rule.server.ts';

const email = 'verwaltung@example.org';

describe('a password', () => {
  test('has at least 12 characters and no control characters', async () => {
    expect(await passwordFault('kurz7!Tasse', email)).toBe('must have at least 12 characters');
    expect(await passwordFault('Rote7!Tassen', email)).toBeUndefined();
    expect(await passwordFault('Rote7!Tassen\0', email)).toBe('must not contain control characters');
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
    '1q2w3e4r5t6y',
    'zaq12wsxcde3',
    'trustno1trustno1',
    'sommer123456',
    'abcabcabcabc',
    '123412341234',
    'letmeinletmein',
    'changeme1234',
    'Versicherungsmonitor',
    'verwaltung2024',
    email,
  ])('is rejected if it is easy to guess: %s', async (password) => {
    expect(await passwordFault(password, email)).toMatch(/common password/);
  });

  test.each(['muster-passwort-fuer-tests', 'drei-rote-Tassen-7', 'correct horse battery staple', 'k3v9p-x7m2qz'])(
    'is accepted if it is hard to guess: %s',
    async (password) => expect(await passwordFault(password, email)).toBeUndefined(),
  );

  test('stops the start with an error that names its setting', async () => {
    const check = (adminPassword: string) => checkAdministratorSettings({ adminEmail: email, adminPassword });
    await expect(check('zu kurz')).rejects.toThrow(/^ADMIN_PASSWORD must have at least 12 characters$/);
    await expect(check('passwordpassword')).rejects.toThrow(/^ADMIN_PASSWORD is a common password/);
    await expect(check('drei-rote-Tassen-7')).resolves.toBeUndefined();
  });

  test('that is generated is accepted and never repeated', async () => {
    const made = Array.from({ length: 50 }, generatePassword);
    expect(new Set(made).size).toBe(50);
    for (const password of made) {
      expect(password).toMatch(/^([a-z2-9]{5}-){3}[a-z2-9]{5}$/);
      expect(await passwordFault(password, email)).toBeUndefined();
    }
  });
});
