import fc from 'fast-check';
import { expect, test } from 'vitest';
import { forAll } from '#tests/for-all.ts';
import { calendarFile } from './calendar-file.ts';

const event = {
  uid: '0b4c9c52-presentation@example.org',
  sequence: 2,
  changedAt: new Date('2026-03-02T10:00:00Z'),
  startsAt: new Date('2026-10-24T22:30:00Z'),
  minutes: 180,
  summary: 'Präsentation; Muster, AG',
  location: 'Musterweg 1\n8000 Zürich',
  description: 'Es spricht \\ Anna Muster',
  isCancelled: false,
};

const unfold = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

test('the event has local times of Zurich, also over the night when clocks change, and texts are escaped', () => {
  const lines = unfold(calendarFile(event));
  expect(lines).toEqual(
    expect.arrayContaining([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'TZID:Europe/Zurich',
      'UID:0b4c9c52-presentation@example.org',
      'SEQUENCE:2',
      'DTSTAMP:20260302T100000Z',
      'DTSTART;TZID=Europe/Zurich:20261025T003000',
      'DTEND;TZID=Europe/Zurich:20261025T023000',
      'SUMMARY:Präsentation\\; Muster\\, AG',
      'LOCATION:Musterweg 1\\n8000 Zürich',
      'DESCRIPTION:Es spricht \\\\ Anna Muster',
      'STATUS:CONFIRMED',
    ]),
  );
  expect(lines.at(-1)).toBe('');
  expect(calendarFile({ ...event, isCancelled: true })).toContain('STATUS:CANCELLED');
});

test('no line has more than 75 octets, and every text is found again', () => {
  forAll(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
    const summary = text.replaceAll(/[\r\n\\;,]/g, 'x');
    const file = calendarFile({ ...event, summary });
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(unfold(file)).toContain(`SUMMARY:${summary}`);
  });
});
