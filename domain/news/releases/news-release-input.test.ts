import { expect, test } from 'vitest';
import { newsReleaseInput } from './news-release-input.ts';

const release = { subject: 'Betreff', text: 'Text', topics: ['press'] };
const issuesOf = (translations: object) =>
  newsReleaseInput.safeParse({ ...release, translations }).error?.issues.map(({ path }) => path.join('.'));

test('a release in another language has both subject and text', () => {
  expect(issuesOf({ fr: { subject: 'Objet', text: 'Texte' }, it: { subject: '', text: '' } })).toBeUndefined();
  expect(issuesOf({ fr: { subject: 'Objet', text: ' ' } })).toEqual(['translations.fr.text']);
  expect(issuesOf({ en: { text: 'Text' } })).toEqual(['translations.en.subject']);
});
