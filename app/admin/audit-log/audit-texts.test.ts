import { expect, test } from 'vitest';
import { actorText, auditText } from './audit-texts.ts';

const text = (recordKind: string, action: string, recordName: string | null) =>
  auditText({
    id: 1,
    at: '2026-03-02T10:00:00Z',
    actor: 'a',
    actorName: null,
    recordId: null,
    network: null,
    recordKind,
    action,
    recordName,
  });

test('an entry names the record and the action, even if their kinds have no text of their own', () => {
  expect(text('partners', 'change', 'Muster AG')).toBe('Partner "Muster AG" changed');
  expect(text('studies', 'store-report', 'Studie 2024')).toBe('Study "Studie 2024" had a report uploaded');
  expect(text('team-members', 'order', null)).toBe('Team members reordered');
  expect(text('sign-ins', 'sign-in by passkey', 'Maria Muster')).toBe('Account "Maria Muster" signed in by passkey');
  expect(text('sign-ins', 'sign-in failed', null)).toBe('Unknown account not signed in: wrong password');
  expect(text('people-reviews', 'ask to confirm people', 'Muster AG')).toBe(
    'List of the people of "Muster AG" sent to the leads to confirm',
  );
  expect(text('launch', 'test', 'test-mail')).toBe('Launch point "Test mail" sent as a test');
  expect(text('event-days', 'turn-round', 'Tag 1')).toBe('Event day "Tag 1" turn round');
});

test('the actor is named with their address, or by the address alone', () => {
  expect(actorText({ actor: 'maria@example.org', actorName: 'Maria Muster' })).toBe('Maria Muster, maria@example.org');
  expect(actorText({ actor: 'site', actorName: null })).toBe('site');
});
