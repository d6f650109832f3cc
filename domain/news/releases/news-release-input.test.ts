import { expect, test } from 'vitest';
import { newsReleaseInput, newsSendingInput } from './news-release-input.ts';

const release = { subject: 'Betreff', text: 'Text', topics: ['press'] };
const issuesOf = (translations: object) =>
  newsReleaseInput.safeParse({ ...release, translations }).error?.issues.map(({ path }) => path.join('.'));

test('a release in another language has both subject and text', () => {
  expect(issuesOf({ fr: { subject: 'Objet', text: 'Texte' }, it: { subject: '', text: '' } })).toBeUndefined();
  expect(issuesOf({ fr: { subject: 'Objet', text: ' ' } })).toEqual(['translations.fr.text']);
  expect(issuesOf({ en: { text: 'Text' } })).toEqual(['translations.en.subject']);
});

test('a time of sending that does not exist says whether its day or its hour is missing', () => {
  const messageOf = (at: string) => newsSendingInput.safeParse({ at }).error?.issues.map(({ message }) => message);
  expect(messageOf('2027-02-30T08:00')).toEqual(['Choose another day: this one does not exist']);
  expect(messageOf('2027-03-28T02:30')).toEqual([expect.stringContaining('because the clocks change')]);
  expect(messageOf('2027-03-28T08:30')).toBeUndefined();
});
