import { type CookieKey, cookieName, cookies } from '#platform/access/cookies.ts';
import type { Duration } from '#platform/durations.ts';
import { labelled } from '#platform/labelled.ts';
import { type Activity, activities } from '../../core/privacy/activities.ts';
import type { DataRecipient } from '../../core/privacy/held-data.ts';
import type { HeldDataName } from '../../core/privacy/words/german-data.ts';
import { germanWords, type PrivacyWords } from '../../core/privacy/words/german-words.ts';
import type { PrivacyLists } from '../../editions/privacy-note/notice-with-lists.ts';
import { privacyRegister, type RegisterEntry } from './privacy-register.server.ts';

const keysOf = <Key extends string>(record: Record<Key, unknown>) => Object.keys(record) as Key[];

/** '24 months' in a language: '24 Monate'. */
export function inWords(duration: Duration, { units }: PrivacyWords): string {
  const [count, unit] = duration.split(' ') as [string, keyof PrivacyWords['units']];
  return count === '1' ? units[unit].one : `${count} ${units[unit].several}`;
}

/** Replaces placeholders such as {1} by durations. */
function withDurations(text: string, durations: readonly Duration[], words: PrivacyWords): string {
  return text.replaceAll(/\{(\d)\}/g, (_, number: string) => {
    const duration = durations[Number(number) - 1];
    if (duration === undefined) throw new Error(`'${text}' has a placeholder without a duration`);
    return inWords(duration, words);
  });
}

/** The entries of an activity, in the order of their words. */
export const entriesOf = (activity: Activity, { data }: PrivacyWords) =>
  keysOf(data).flatMap((name) => privacyRegister.filter((entry) => entry.data === name && entry.activity === activity));

function dataLine(activity: Activity, words: PrivacyWords): string {
  const { title, purpose } = words.activities[activity];
  const held = entriesOf(activity, words).map(({ data }) => words.data[data]);
  const parts = [...held.map(({ data }) => data), purpose, ...held.map(({ more }) => more)];
  return labelled(title, parts.filter(Boolean).join(' '), words.language);
}

/** How long data is kept. */
export function termsOfData(name: HeldDataName, words: PrivacyWords): string[] {
  const terms: RegisterEntry['terms'] = privacyRegister.findLast(({ data }) => data === name)?.terms ?? [];
  return (words.data[name].terms ?? []).map((line) => withDurations(line, terms, words));
}

/** How long deleted records can be restored. */
export function termsOfDeletion(words: PrivacyWords): string[] {
  const restorable = new Set(privacyRegister.flatMap(({ restorableFor }) => restorableFor ?? []));
  return [...restorable].map((duration) => withDurations(words.deletedRecords, [duration], words));
}

const termLines = (words: PrivacyWords): string[] => [
  ...keysOf(words.data).flatMap((data) => termsOfData(data, words)),
  ...termsOfDeletion(words),
];

function cookieLine(key: CookieKey, words: PrivacyWords): string {
  const { lasts, idle }: { lasts: Duration; idle?: Duration } = cookies[key];
  const purpose = withDurations(words.cookies[key], [lasts, ...(idle ? [idle] : [])], words);
  return labelled(cookieName(key, true), purpose, words.language);
}

function recipientLine(recipient: DataRecipient, words: PrivacyWords): string {
  const all = keysOf(activities);
  const received = all.filter((activity) =>
    entriesOf(activity, words).some(({ recipients }) => recipients.includes(recipient)),
  );
  const titles = received.map((activity) => words.activities[activity].title).join(', ');
  const held = received.length === all.length ? words.everything : titles;
  return labelled(words.recipients[recipient], held, words.language);
}

/** The lists of the privacy note, generated from record kinds, stored tables and cookies. */
export function privacyLists(words: PrivacyWords = germanWords): PrivacyLists {
  return {
    'stored-data': keysOf(activities).map((activity) => dataLine(activity, words)),
    cookies: keysOf(cookies).map((key) => cookieLine(key, words)),
    terms: termLines(words),
    recipients: keysOf(words.recipients).map((recipient) => recipientLine(recipient, words)),
  };
}
