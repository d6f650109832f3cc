import { expect, test } from 'vitest';
import { edition2024 } from '#content/edition-2024.ts';
import { nextEdition } from '../documents/next-edition.ts';
import { withValue } from '../values/content-value.ts';
import { unreadFindings, unreadTexts } from './unread-texts.ts';

const next = nextEdition(edition2024);
const unread = (content: unknown, read: string[] = []) =>
  unreadTexts('edition-2025', content, { before: edition2024, read });
const pathsOf = (texts: ReturnType<typeof unread>) => texts.map(({ path }) => path);

test('texts copied from the previous edition are unread, empty and new ones are not', () => {
  const paths = pathsOf(unread(next));
  expect(paths).toContain('insightCards.0.message');
  expect(paths).toContain('homeTexts.hero.lead');
  expect(paths).toContain('navigatorSections.1.paragraphs');
  expect(paths).not.toContain('facts.subtitle');
  expect(paths.filter((path) => /^figures|\.chart\.|\.highlight/.test(path))).toEqual([]);
  expect(unreadTexts('edition-2025', next, { before: undefined, read: [] })).toEqual([]);
});

test('a text that was changed or marked is read, also if its card is moved', () => {
  const changed = withValue(next, 'insightCards.0.message', 'Die Prämien steigen erneut.');
  expect(pathsOf(unread(changed))).toEqual(pathsOf(unread(next)).filter((path) => path !== 'insightCards.0.message'));
  const marked = unread(next).find(({ path }) => path === 'insightCards.0.message')?.id ?? '';
  const reordered = { ...next, insightCards: next.insightCards.toReversed() };
  const last = next.insightCards.length - 1;
  expect(pathsOf(unread(reordered))).toContain(`insightCards.${last}.message`);
  expect(pathsOf(unread(reordered, [marked]))).not.toContain(`insightCards.${last}.message`);
});

test('a reference that moved with the year changes no words', () => {
  const before = withValue(edition2024, 'insightCards.0.message', 'Nach {{premiums.health2023}} im Vorjahr.');
  const after = nextEdition(before as typeof edition2024);
  expect(after.insightCards[0]?.message).toBe('Nach {{premiums.health2024}} im Vorjahr.');
  const texts = unreadTexts('edition-2025', after, { before: before as typeof edition2024, read: [] });
  expect(pathsOf(texts)).toContain('insightCards.0.message');
});

test('each section has one warning, at its first unread text', () => {
  const texts = unread(next);
  const found = unreadFindings('edition-2025', texts, 2024);
  expect(found.find(({ path }) => path.startsWith('insightCards.'))).toMatchObject({
    path: 'insightCards.0.title',
    level: 'warning',
    message: expect.stringMatching(/^\d+ texts of «Cards» are as in 2024: read them/),
  });
  expect(found.length).toBeLessThan(8);
  expect(unreadFindings('edition-2025', texts.slice(0, 1), 2024)[0]?.message).toMatch(
    /^A text of «Facts» is as in 2024/,
  );
});
