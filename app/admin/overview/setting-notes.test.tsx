import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Overview } from '#domain/everything/overview/overview-answer.ts';
import { SettingNotes } from './setting-notes.tsx';

const settings = { smtpIsSet: true, ibanIsSet: true, visitorsAreToldApart: true };
const notes = (overrides: object = {}) =>
  renderToStaticMarkup(<SettingNotes overview={{ settings, ...overrides } as unknown as Overview} />);

test('an untrusted proxy is shown in red', () => {
  const page = notes({ settings: { ...settings, visitorsAreToldApart: false } });
  expect(page).toMatch(/<li class="[^"]*text-signal">.*>Proxy<.*Set TRUST_PROXY=on/);
  expect(notes()).not.toContain('Proxy');
});

test('a failing time stamp service is shown in red, with its reason', () => {
  const page = notes({ timestampFailure: 'the service answered with 503' });
  expect(page).toMatch(/text-signal.*>Time stamp<.*the service answered with 503/);
  expect(notes()).not.toContain('Time stamp');
});

test('a mailbox that can’t be read is shown in red with the reason, one that can be read is not', () => {
  const at = '2026-11-24T10:00:00Z';
  const read = { readAt: at, failingSince: null, failure: null, stored: 1200, leftAlone: 3, loops: 0 };
  expect(notes({ mailbox: read })).toMatch(
    /Mailbox<.*Read on 24\. November 2026, 11:00 Uhr.*1&#x27;200 answers received.*3 other mails/,
  );
  const failing = { ...read, failingSince: at, failure: 'the server rejects user name or password' };
  expect(notes({ mailbox: failing })).toMatch(/text-signal.*>Mailbox<.*the server rejects user name or password/);
  expect(notes({ mailbox: null })).not.toContain('Mailbox');
});

test('files whose check is late are shown in red', () => {
  const page = notes({ lateFileChecks: { waiting: 2, since: '2026-11-24T10:00:00Z' } });
  expect(page).toMatch(
    /text-signal.*>File checks<.*2 files have waited for the check since 24\. November 2026, 11:00 Uhr/,
  );
  expect(notes({ lateFileChecks: null })).not.toContain('File checks');
});
