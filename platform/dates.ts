import { type Language, originalLanguage } from './languages.ts';

/**
 * Dates as Swiss official publications write them. The calendar day is that of Europe/Zurich on every machine; month
 * names are our own rather than ICU's, so that server, browsers and tests agree.
 */

const monthNames: Readonly<Record<Language, string>> = {
  de: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  it: 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
  en: 'January February March April May June July August September October November December',
};

/** How a day of the month is written in front of the month's name. */
const dayNames: Readonly<Record<Language, (day: number) => string>> = {
  de: (day) => `${day}.`,
  fr: (day) => (day === 1 ? '1er' : String(day)),
  it: (day) => (day === 1 ? '1°' : String(day)),
  en: String,
};

const times: Readonly<Record<Language, (hour: number, minute: string) => string>> = {
  de: (hour, minute) => `${hour}:${minute} Uhr`,
  fr: (hour, minute) => `${hour}\u00a0h\u00a0${minute}`,
  it: (hour, minute) => `ore ${hour}.${minute}`,
  en: (hour, minute) => `${hour}:${minute}`,
};

const zurich = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
  timeZone: 'Europe/Zurich',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  hourCycle: 'h23',
});

/** Local date and time in Zurich; month 1 to 12. */
export function zurichTime(date: Date) {
  const parts = Object.fromEntries(zurich.formatToParts(date).map((part) => [part.type, Number(part.value)]));
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0 } = parts;
  return { year, month, day, hour, minute };
}

/** '3. Juni 2024' */
export function formatLongDate(date: Date, language: Language = originalLanguage): string {
  const { year, month, day } = zurichTime(date);
  return `${dayNames[language](day)} ${monthNames[language].split(' ')[month - 1]} ${year}`;
}

/** '3. Juni 2024, 14:05 Uhr' */
export function formatLongDateTime(date: Date, language: Language = originalLanguage): string {
  const { hour, minute } = zurichTime(date);
  return `${formatLongDate(date, language)}, ${times[language](hour, String(minute).padStart(2, '0'))}`;
}

const elided = { il: 'l’', al: 'all’', del: 'dell’' };

/** An Italian date with its article: 'il 3 giugno', 'l’8 giugno' (otto) and 'l’11 giugno' (undici). */
export const italianDate = (article: keyof typeof elided, date: string): string =>
  /^(8|11)\b/.test(date) ? `${elided[article]}${date}` : `${article} ${date}`;

/** The first day PostgreSQL can store: it has no year 0000, unlike ISO 8601. */
export const firstDay = '0001-01-01';

/** '2024-06-03' */
export function zurichDay(date: Date): string {
  const { year, month, day } = zurichTime(date);
  return [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
}

/** Noon (UTC) of the day in Zurich `days` later, unaffected by clock changes. */
export function addZurichDays(date: Date, days: number): Date {
  const { year, month, day } = zurichTime(date);
  return new Date(Date.UTC(year, month - 1, day + days, 12));
}

const isoDate = /^(\d{4})-(\d{2})-(\d{2})(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/i;

/**
 * Parses an ISO 8601 date or date-time, else returns null. A date alone is midnight UTC, as is a time without zone;
 * invalid days (30 February) are rejected rather than rolled over.
 */
export function parseDate(text: string): Date | null {
  const match = isoDate.exec(text.trim());
  if (!match) return null;
  const [whole, year, month, day, zone] = match;
  const lastDay = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  if (Number(year) === 0 || Number(day) > lastDay) return null;
  const date = new Date(whole.length === 10 || zone ? whole.replace(' ', 'T') : `${whole.replace(' ', 'T')}Z`);
  return Number.isNaN(date.getTime()) || date.getUTCFullYear() < 1 ? null : date;
}

/** Local time in Zurich as date and time inputs take it: '2029-06-04T08:00'. */
export function zurichClock(date: Date): string {
  const { hour, minute } = zurichTime(date);
  return `${zurichDay(date)}T${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

/**
 * The instant of a local time in Zurich ('2029-06-04T08:00'); undefined if it does not exist, as on 30 February or in
 * the hour skipped in spring.
 */
export function instantInZurich(local: string): Date | undefined {
  const asUtc = Date.parse(`${local}Z`);
  // Date.parse reads 30 February as 2 March, and 24:00 as the next day.
  if (Number.isNaN(asUtc) || !new Date(asUtc).toISOString().startsWith(local)) return undefined;
  const shown = (date: Date) => {
    const { year, month, day, hour, minute } = zurichTime(date);
    return Date.UTC(year, month - 1, day, hour, minute);
  };
  // Summer time first: of the repeated hour in autumn the first one counts.
  return [2, 1].map((hours) => new Date(asUtc - hours * 3_600_000)).find((date) => shown(date) === asUtc);
}
