import { describe, expect, test } from 'vitest';
import { readSettings, SettingError, seesVisitorsAsOne, unknownSettings } from './settings.server.ts';

function refusal(env: Record<string, string>): string {
  try {
    readSettings(env);
  } catch (error) {
    if (error instanceof SettingError) return error.message;
    throw error;
  }
  return '';
}

describe('settings', () => {
  test('have the documented defaults', () => {
    expect(readSettings({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://127.0.0.1:3000',
      databaseUrl: undefined,
      filesUrl: undefined,
      adminEmail: 'admin@example.com',
      staffEmail: 'admin@example.com',
      smtpUrl: undefined,
      mailFrom: 'website@127.0.0.1',
      starterContent: true,
      rateLimits: true,
      trustProxy: false,
      logLevel: 'info',
    });
  });

  test.each([
    [{ PORT: 'achtzig' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ PORT: '4711', METRICS_PORT: '4711' }, 'METRICS_PORT'],
    [{ HOST: 'not a host' }, 'HOST'],
    [{ HOST: '300.1.1.1' }, 'HOST'],
    [{ PUBLIC_URL: 'example.org' }, 'PUBLIC_URL'],
    [{ PUBLIC_URL: 'https://example.org/path' }, 'PUBLIC_URL'],
    [{ DATABASE_URL: 'mysql://localhost/x' }, 'DATABASE_URL'],
    [{ FILES_URL: 'https://bucket' }, 'FILES_URL'],
    [{ FILES_URL: 's3://' }, 'FILES_URL must name a bucket'],
    [{ FILES_URL: 's3://KEY:SEC/RET@bucket' }, 'special characters of user and password percent-encoded'],
    [{ FILES_URL: 's3://KEY:100%@bucket' }, 'FILES_URL must be an address with special characters'],
    [{ ADMIN_EMAIL: 'nobody' }, 'ADMIN_EMAIL'],
    [{ SMTP_URL: 'http://localhost' }, 'SMTP_URL'],
    [{ SMTP_URL: 'smtp://localhost', STAFF_EMAIL: 'team@example.org' }, 'MAIL_FROM'],
    [{ SMTP_URL: 'smtp://mail.example.org?requireTLS=false' }, 'SMTP_URL'],
    [{ SMTP_URL: 'smtps://mail.example.org?tls.rejectUnauthorized=false' }, 'SMTP_URL'],
    [{ IMAP_URL: 'https://mail.example.org' }, 'IMAP_URL'],
    [{ IMAP_URL: 'imaps://mail.example.org/INBOX' }, 'IMAP_URL must have a user, a password'],
    [
      { IMAP_URL: 'imap://a:b@mail.example.org?doSTARTTLS=false' },
      'IMAP_URL must not have a parameter other than replyTo',
    ],
    [{ IMAP_URL: 'imaps://a:100%@mail.example.org' }, 'IMAP_URL must be an address with special characters'],
    [{ IMAP_URL: 'imaps://a:b@mail.example.org?replyTo=team' }, 'IMAP_URL must have an address in replyTo'],
    [{ IMAP_URL: `imaps://a:b@mail.example.org?replyTo=${'a'.repeat(25)}@example.org` }, 'at most 24 characters'],
    [{ MAIL_FROM: 'x' }, 'MAIL_FROM'],
    [{ STAFF_EMAIL: 'x' }, 'STAFF_EMAIL'],
    [{ INVOICE_VAT: '8.1' }, 'INVOICE_VAT'],
    [{ STARTER_CONTENT: 'yes' }, 'STARTER_CONTENT'],
    [{ RATE_LIMITS: 'false' }, 'RATE_LIMITS'],
    [{ TRUST_PROXY: '1' }, 'TRUST_PROXY'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
    [{ BACKUP_PASSWORD: 'too short' }, 'BACKUP_PASSWORD'],
  ])('stop the start when wrong: %o', (env, name) => expect(refusal(env)).toContain(name));

  test('are all reported at once when several are wrong', () => {
    const message = refusal({ PORT: 'x', LOG_LEVEL: 'loud' });
    expect(message).toContain('PORT');
    expect(message).toContain('LOG_LEVEL');
  });

  test('are missed when mistyped', () => {
    const env = { SMTP_ULR: 'x', INVOICE_VTA: 'x', SMTP_URL: 'x', MAIL: '/var/mail/muster', PORTAL: 'x', HOME: '/' };
    expect(unknownSettings(env)).toEqual(['SMTP_ULR', 'INVOICE_VTA']);
  });

  test('count as unset when empty', () => {
    expect(readSettings({ PORT: '', SMTP_URL: '' })).toMatchObject({ port: 3000, smtpUrl: undefined });
  });

  test('send notices to the office, else to the administrator', () => {
    const smtp = { SMTP_URL: 'smtp://localhost', MAIL_FROM: 'website@example.org' };
    expect(readSettings(smtp).staffEmail).toBe('admin@example.com');
    expect(readSettings({ ...smtp, ADMIN_EMAIL: 'verwaltung@example.org' }).staffEmail).toBe('verwaltung@example.org');
    expect(readSettings({ ...smtp, STAFF_EMAIL: 'team@example.org' }).staffEmail).toBe('team@example.org');
  });

  test('detect when visitors behind a proxy look like one', () => {
    const asOne = (env: Record<string, string>) => seesVisitorsAsOne(readSettings(env));
    expect(asOne({ PUBLIC_URL: 'https://www.example.org' })).toBe(true);
    expect(asOne({ PUBLIC_URL: 'https://www.example.org', TRUST_PROXY: 'on' })).toBe(false);
    expect(asOne({ PUBLIC_URL: 'http://localhost:3000' })).toBe(false);
    expect(asOne({})).toBe(false);
  });

  test('read VAT as a percentage included in the price', () => {
    expect(readSettings({ INVOICE_VAT: 'included:8.1' }).invoiceVat).toBe(8.1);
    expect(readSettings({ INVOICE_VAT: 'none' }).invoiceVat).toBeNull();
  });

  test('read a key with and without its padding', () => {
    const key = Buffer.alloc(32, 7).toString('base64url');
    for (const text of [key, `${key}=`])
      expect(readSettings({ ACCOUNTS_KEY: text }).accountsKey).toEqual(Buffer.alloc(32, 7));
  });

  test('put an IPv6 host into brackets in the address', () => {
    expect(readSettings({ HOST: '::1' }).publicUrl).toBe('http://[::1]:3000');
  });
});
