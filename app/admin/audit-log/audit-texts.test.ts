import { expect, test } from 'vitest';
import { actorText, auditSentence } from './audit-texts.ts';

const sentence = (recordKind: string, action: string, recordName: string | null) =>
  auditSentence({
    id: 1,
    at: '2026-03-02T10:00:00Z',
    actor: 'a',
    actorName: null,
    recordId: null,
    recordKind,
    action,
    recordName,
  });

test('an entry says what was done with which record, also where nobody thought of its kind or deed', () => {
  expect(sentence('partners', 'change', 'Muster AG')).toBe('Partner "Muster AG" changed');
  expect(sentence('studies', 'store-report', 'Studie 2024')).toBe('Study "Studie 2024" given a report');
  expect(sentence('team-members', 'order', null)).toBe('Team members put into another order');
  expect(sentence('sign-ins', 'sign-in by passkey', 'Maria Muster')).toBe(
    'Account "Maria Muster" signed in by passkey',
  );
  expect(sentence('sign-ins', 'sign-in failed', null)).toBe('Unknown account not signed in: wrong password');
  expect(sentence('event-days', 'turn-round', 'Tag 1')).toBe('Event day "Tag 1" turn round');
});

test('who did it is named, and by the address alone when there is no name', () => {
  expect(actorText({ actor: 'maria@example.org', actorName: 'Maria Muster' })).toBe('Maria Muster, maria@example.org');
  expect(actorText({ actor: 'site', actorName: null })).toBe('site');
});
