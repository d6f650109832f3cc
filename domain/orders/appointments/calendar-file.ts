import { escapedText, foldedLine } from '#platform/content-line.ts';
import { zurichClock } from '#platform/dates.ts';

export interface CalendarEvent {
  uid: string;
  sequence: number;
  changedAt: Date;
  startsAt: Date;
  minutes: number;
  summary: string;
  location: string;
  description: string;
  isCancelled: boolean;
}

/** '20260604T080000' */
const localTime = (date: Date) => `${zurichClock(date).replace(/[-:]/g, '')}00`;

/** '20260604T060000Z' */
const utcTime = (date: Date) => date.toISOString().replace(/[-:]|\.\d+/g, '');

/** The rules of Zurich since 1996. */
const timeZone = [
  'BEGIN:VTIMEZONE',
  'TZID:Europe/Zurich',
  'BEGIN:DAYLIGHT',
  'TZNAME:CEST',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'DTSTART:19960331T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZNAME:CET',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'DTSTART:19961027T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** A calendar file (iCalendar, RFC 5545) with one event in the time zone of Zurich. */
export function calendarFile(event: CalendarEvent): string {
  const { uid, sequence, changedAt, startsAt, minutes, summary, location, description, isCancelled } = event;
  const endsAt = new Date(startsAt.getTime() + minutes * 60_000);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Versicherungsmonitor//Presentations//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...timeZone,
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${utcTime(changedAt)}`,
    `DTSTART;TZID=Europe/Zurich:${localTime(startsAt)}`,
    `DTEND;TZID=Europe/Zurich:${localTime(endsAt)}`,
    `SUMMARY:${escapedText(summary)}`,
    `LOCATION:${escapedText(location)}`,
    `DESCRIPTION:${escapedText(description)}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldedLine(line)}\r\n`).join('');
}
