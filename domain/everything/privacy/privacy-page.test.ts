import { getTableName } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { cookieName, cookies } from '#platform/access/cookies.ts';
import { type Activity, activities } from '../../core/privacy/activities.ts';
import type { HeldDataName, PersonalDataWords } from '../../core/privacy/words/german-data.ts';
import { germanWords as words } from '../../core/privacy/words/german-words.ts';
import { recordKinds } from '../kinds/record-kinds.server.ts';
import { mailKinds } from '../mails/mail-kinds.server.ts';
import { otherTables } from '../stored-tables/stored-tables.server.ts';
import { inWords, privacyLists } from './privacy-lists.server.ts';
import { privacyRegister, type RegisterEntry } from './privacy-register.server.ts';

const intro = `# Personal data: privacy note, tables, cookies, mails

What the privacy note (/impressum#datenschutz) lists is made of what the code declares: each record kind and each other table says in
\`privacy\` what it holds about people (or 'no personal data'), for which activity, from whom and for whom; retention says how long. A kind or
table without it does not compile. The words are in \`domain/core/privacy/words/\`, one file for each language. The office writes the sentences around
the lists (Page texts, Legal notices); a list that no part shows stands at the end of the note.

This page is written by \`vitest run domain/everything/privacy -u\`.
`;

const row = (...cells: string[]) => `| ${cells.join(' | ')} |`;
const table = (head: string[], rows: string[][]) =>
  [row(...head), row(...head.map(() => '---')), ...rows.map((cells) => row(...cells))].join('\n');
const title = (activity: Activity) => words.activities[activity].title;

const sentencesOf = ({ data, more }: PersonalDataWords[HeldDataName]) => [data, more].filter(Boolean);

/** How long its rows are kept. */
function term({ terms, goesWith, data }: RegisterEntry): string {
  if (terms.length > 0) return terms.map((duration) => inWords(duration, words)).join(', ');
  return goesWith ? `with \`${goesWith}\`` : (words.data[data].terms?.[0]?.split(': ')[1] ?? 'until it is deleted');
}

const activityRows = Object.entries(activities).map(([activity, { people, basis }]) => [
  title(activity as Activity),
  words.activities[activity as Activity].purpose,
  people.map((group) => words.people[group]).join(', '),
  basis.map((reason) => words.basis[reason]).join(', '),
]);
const tableRows = privacyRegister.map((entry) => [
  `\`${entry.table}\``,
  title(entry.activity),
  sentencesOf(words.data[entry.data]).join(' '),
  entry.sources.map((source) => words.sources[source]).join(', '),
  entry.recipients.join(', '),
  term(entry),
]);
const others = [...recordKinds, ...otherTables]
  .filter(({ privacy }) => privacy === 'no personal data')
  .map(({ table: stored }) => `\`${getTableName(stored)}\``);
const cookieRows = Object.keys(cookies).map((key, index) => {
  const name = cookieName(key as keyof typeof cookies, true);
  return [`\`${name}\``, (privacyLists().cookies[index] ?? '').slice(name.length + 2)];
});
const mailRows = mailKinds.map(({ name, activity }) => [`\`${name}\``, title(activity)]);

test('the docs page matches the privacy note', async () => {
  const page = [
    intro,
    '## Activities\n',
    table(['activity', 'purpose', 'people', 'basis'], activityRows),
    '\n## Tables\n',
    table(['table', 'activity in the note', 'data', 'from', 'for', 'kept'], tableRows),
    `\nNo personal data: ${others.sort().join(', ')}.`,
    '\n## Cookies\n',
    table(['cookie (without `__Host-` on http)', 'what for, and how long'], cookieRows),
    '\n## Mails\n',
    table(['kind of mail', 'activity in the note'], mailRows),
    '',
  ].join('\n');
  await expect(page).toMatchFileSnapshot('../../../docs/personal-data.md');
});
