import { expect, test } from 'vitest';
import { isAutomatic, isDeliveryReport } from './classify-mail.ts';
import { readMailHeaders } from './incoming-headers.ts';

const headers = (...lines: string[]) => readMailHeaders(Buffer.from(`${lines.join('\r\n')}\r\n\r\n`));

test.each([
  ['a mail of a person', []],
  ['a person’s mail that says so', ['Auto-Submitted: no']],
  ['a person’s mail with a reading priority', ['Precedence: first-class', 'Return-Path: <anna.muster@example.org>']],
])('%s is not automatic', (_, lines) => {
  expect(isAutomatic(headers('From: Anna Muster <anna.muster@example.org>', ...lines))).toBe(false);
});

test.each([
  ['Auto-Submitted: auto-replied (vacation)'],
  ['auto-submitted: AUTO-GENERATED'],
  ['Precedence: bulk'],
  ['Precedence: auto_reply'],
  ['Return-Path: <>'],
  ['X-Autoreply: yes'],
  ['List-Id: <study.example.org>'],
  ['Content-Type: multipart/report; report-type=disposition-notification; boundary=b'],
])('%s marks an automatic mail', (line) => {
  expect(isAutomatic(headers('From: anna.muster@example.org', line))).toBe(true);
});

test.each([
  ['RFC 3464', ['Content-Type: multipart/report;\r\n report-type="delivery-status"; boundary=b']],
  ['an old mail server', ['From: MAILER-DAEMON@mail.example.org (Mail Delivery)', 'Return-Path: <>']],
  ['a mail server with a name', ['From: "Post" <postmaster@mail.example.org>', 'Auto-Submitted: auto-replied']],
])('a report by %s is recognised', (_, lines) => expect(isDeliveryReport(headers(...lines))).toBe(true));

test.each([
  ['a vacation notice', ['From: anna.muster@example.org', 'Return-Path: <>', 'Auto-Submitted: auto-replied']],
  ['a read receipt', ['Content-Type: multipart/report; report-type=disposition-notification']],
  ['a postmaster who writes himself', ['From: postmaster@example.org', 'Return-Path: <postmaster@example.org>']],
])('%s is no delivery report', (_, lines) => expect(isDeliveryReport(headers(...lines))).toBe(false));
