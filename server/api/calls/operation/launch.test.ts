import { afterAll, describe, expect, test, vi } from 'vitest';
import type { EditionDocument } from '#content/schemas.ts';
import type { LaunchPoint } from '#domain/everything/confirmations/launch-points.ts';
import { logLaunch, readLaunch } from '#domain/everything/launch/read-launch.server.ts';
import { eventually } from '#tests/eventually.ts';
import { startSmtpServer } from '#tests/made-up/smtp-server.ts';
import { signInAs } from '#tests/office-people.ts';
import { publishChange } from '#tests/publish-change.ts';
import { administrator, startTestServer, testOffice } from '#tests/test-server.ts';

// Publishing an edition makes its files.
vi.setConfig({ testTimeout: 120_000 });

const smtp = await startSmtpServer();
afterAll(() => smtp.stop());
const { server, call } = await testOffice(
  {
    STARTER_CONTENT: 'on',
    SMTP_URL: smtp.url,
    MAIL_FROM: 'monitor@versicherungsmonitor-probe.ch',
    STAFF_EMAIL: 'team@versicherungsmonitor-probe.ch',
  },
  { hasBuiltFiles: true },
);

const read = async () => (await call('GET', '/launch')).json;
const isDone = async (point: LaunchPoint) =>
  (await read()).points.find(({ name }: { name: string }) => name === point).isDone;

test('a new site lists the missing points, to administrators only', async () => {
  const { points } = await read();
  const done = points.filter(({ isDone }: { isDone: boolean }) => isDone);
  expect(done.map(({ name }: { name: string }) => name)).toEqual(['sender']);
  for (const role of ['editor', 'bookkeeping'] as const) {
    expect((await server.send('GET', '/api/launch', { headers: await signInAs(server, role) })).status).toBe(403);
  }
});

test('it names the address to which mails link, and whether it opens only on the server itself', async () => {
  const { site } = await read();
  expect(site).toEqual({ origin: server.services.settings.publicUrl, isLoopback: true });
  const settings = { ...server.services.settings, publicUrl: 'https://www.example.org' };
  const elsewhere = await readLaunch({ db: server.services.db, settings }, null);
  expect(elsewhere.site).toEqual({ origin: 'https://www.example.org', isLoopback: false });
});

test('publishing the institution completes seller and contact, and reopens the legal notices', async () => {
  const before = await read();
  expect([before.seller, before.sampleContacts]).toEqual([
    'Musterhochschule, Departement Management, Musterstrasse 1, 9999 Musterstadt, kontakt@example.org',
    ['kontakt@example.org', 'medien@example.org'],
  ]);
  const confirm = { version: before.legalNotices.version };
  expect((await call('POST', '/launch/legal-notices/confirm', confirm)).status).toBe(204);
  await publishChange(call, 'institution', (content) => ({
    ...content,
    contactEmail: 'kontakt@hochschule-seefeld.ch',
    pressContact: { ...(content.pressContact as object), email: 'medien@hochschule-seefeld.ch' },
    seller: { name: 'Hochschule Seefeld', street: 'Seestrasse', buildingNumber: '12a', zip: '8008', city: 'Zürich' },
  }));
  expect([await isDone('seller'), await isDone('contact'), await isDone('legal-notices')]).toEqual([true, true, false]);
});

test('the start logs the missing points in one line', async () => {
  const lines: unknown[][] = [];
  const { db, settings } = server.services;
  const log = { warn: (...logged: unknown[]) => lines.push(logged) } as unknown as typeof server.services.log;
  await logLaunch({ db, settings, log });
  const { points } = await read();
  const missing = points.flatMap((point: { name: string; isDone: boolean }) => (point.isDone ? [] : [point.name]));
  expect(lines).toEqual([[{ missing }, expect.stringContaining('not ready for visitors')]]);
});

describe('points that a user confirms', () => {
  test('count for the version that was read: a later one must be confirmed again', async () => {
    const { legalNotices } = await read();
    const confirm = (version: string) => call('POST', '/launch/legal-notices/confirm', { version });
    expect((await confirm('0123456789abcdef')).status).toBe(409);
    expect(await isDone('legal-notices')).toBe(false);
    expect((await confirm(legalNotices.version)).status).toBe(204);
    expect(await isDone('legal-notices')).toBe(true);

    await publishChange(call, 'legal', (content) => ({
      ...content,
      imprint: { ...(content.imprint as object), lead: 'Ein anderer Satz.' },
    }));
    expect(await isDone('legal-notices')).toBe(false);
    expect((await confirm(legalNotices.version)).status).toBe(409);
    expect((await confirm((await read()).legalNotices.version)).status).toBe(204);
    expect(await isDone('legal-notices')).toBe(true);
  });

  test('the privacy note is confirmed separately from the other notices', async () => {
    const { privacyNote } = await read();
    expect((await call('POST', '/launch/privacy-note/confirm', { version: privacyNote.version })).status).toBe(204);
    await publishChange(call, 'legal', (content) => ({
      ...content,
      impressum: { ...(content.impressum as object), lead: 'Ein anderer Satz.' },
    }));
    expect([await isDone('privacy-note'), await isDone('legal-notices')]).toEqual([true, false]);
    await publishChange(call, 'legal', (content) => {
      const impressum = content.impressum as { sections: { id: string; title: string }[] };
      const sections = impressum.sections.map((section) =>
        section.id === 'datenschutz' ? { ...section, title: 'Datenschutzerklärung' } : section,
      );
      return { ...content, impressum: { ...impressum, sections } };
    });
    expect(await isDone('privacy-note')).toBe(false);
  });

  test('prices must be confirmed again when one changes, but not when a text of the edition does', async () => {
    const { prices, year } = await read();
    expect(prices).toMatchObject({ small: 695, large: 1295, presentation: 500, confirmedAt: null });
    expect((await call('POST', '/launch/prices/confirm', { version: prices.version })).status).toBe(204);
    const correctEdition = (change: (edition: EditionDocument) => object) =>
      publishChange(call, `edition-${year}`, change, { note: 'Muster einer Korrektur' });
    await correctEdition((edition) => ({ ...edition, facts: { ...edition.facts, regionsText: '3 Regionen' } }));
    expect(await isDone('prices')).toBe(true);
    await correctEdition((edition) => ({ ...edition, prices: { ...edition.prices, small: 700 } }));
    expect(await isDone('prices')).toBe(false);
  });

  test('nothing else can be confirmed by hand', async () => {
    for (const point of ['seller', 'test-mail', 'samples', 'backup']) {
      expect((await call('POST', `/launch/${point}/confirm`, { version: '0123456789abcdef' })).status).toBe(404);
    }
  });
});

describe('the test mail', () => {
  const lastTest = async () => (await read()).sender.test;

  test('is done once the mail server has accepted it, and not before', async () => {
    await smtp.setBehaviour(550);
    expect((await call('POST', '/launch/test-mail', {})).status).toBe(204);
    const refused = await eventually(async () => {
      const test = await lastTest();
      return test.status === 'failed' && test;
    });
    expect(refused).toMatchObject({ recipient: administrator.email, lastError: expect.stringContaining('not today') });
    expect(await isDone('test-mail')).toBe(false);

    await smtp.setBehaviour('well');
    await call('POST', '/launch/test-mail', {});
    await eventually(() => isDone('test-mail'));
    expect(await lastTest()).toMatchObject({ status: 'sent', recipient: administrator.email });
    expect(smtp.received.at(-1)?.source).toContain('Subject: Test-E-Mail des Versicherungsmonitors');
  });

  test('has to be sent again when the sender of mails changes', async () => {
    const { settings } = server.services;
    const before = settings.mailFrom;
    settings.mailFrom = 'anders@versicherungsmonitor-probe.ch';
    expect(await isDone('test-mail')).toBe(false);
    settings.mailFrom = before;
    expect(await isDone('test-mail')).toBe(true);
  });
});

test('mail server, account and VAT come from the settings; without a mail server no test mail is accepted', async () => {
  const plain = await startTestServer({ INVOICE_IBAN: 'CH9300762011623852957', INVOICE_VAT: 'none' });
  const own = await plain.signIn();
  const { points } = (await plain.send('GET', '/api/launch', { headers: own })).json;
  const states = Object.fromEntries(
    points.map((point: { name: string; isDone: boolean }) => [point.name, point.isDone]),
  );
  expect(states).toMatchObject({ account: true, vat: true, sender: false, 'test-mail': false });
  expect((await plain.send('POST', '/api/launch/test-mail', { headers: own, body: {} })).status).toBe(409);
  await plain.stop();
});

test('a backup counts for a week', async () => {
  const { pool } = server.database;
  expect([await isDone('backup'), (await read()).lastBackupAt]).toEqual([false, null]);
  const add = (age: string) =>
    pool.query(`insert into backups (made_at, bytes, is_encrypted) values (now() - $1::interval, 1, false)`, [age]);
  await add('7 days 1 minute');
  expect(await isDone('backup')).toBe(false);
  await add('6 days');
  expect(await isDone('backup')).toBe(true);
});

test('the account of the settings needs a second factor, as long as anybody can sign in with it', async () => {
  expect((await read()).settingsAccount).toEqual({ email: administrator.email, isOwn: true });
  const other = await signInAs(server, 'administrator');
  const { settingsAccount } = (await server.send('GET', '/api/launch', { headers: other })).json;
  expect(settingsAccount).toEqual({ email: administrator.email, isOwn: false });
  expect(await isDone('second-factor')).toBe(false);
  await server.query(`insert into passkeys (id, user_id, public_key, counter, transports, name)
     select 'muster', id, '', 0, '{}', 'Muster' from auth_user where is_from_settings`);
  expect(await isDone('second-factor')).toBe(true);
});
