import { expect, test } from 'vitest';
import { compareContents } from './compare-contents.ts';

const card = (slug: string, id: number, overrides: object = {}) => ({ id, slug, title: `Karte ${slug}`, ...overrides });
const changes = (before: unknown, after: unknown) =>
  compareContents({ list: before }, { list: after }).map(({ path, before: one, after: other }) => [path, one, other]);

test('inserting a card at the top is one change, without changes below it', () => {
  const before = [card('praemien', 1), card('vertrauen', 2)];
  const added = card('neu', 1);
  expect(changes(before, [added, card('praemien', 2), card('vertrauen', 3)])).toEqual([['list.0', undefined, added]]);
  expect(changes(before, [card('vertrauen', 1)])).toEqual([['list.0', before[0], undefined]]);
});

test('both the move of a card and the changes in it are found', () => {
  const before = [card('praemien', 1), card('vertrauen', 2, { message: 'Alt' })];
  const after = [card('vertrauen', 1, { message: 'Neu' }), card('praemien', 2)];
  expect(compareContents({ list: before }, { list: after })).toEqual([
    {
      path: 'list',
      before: ['Karte praemien', 'Karte vertrauen'],
      after: ['Karte vertrauen', 'Karte praemien'],
      titles: {},
    },
    { path: 'list.0.message', before: 'Alt', after: 'Neu', titles: { 'list.0': 'Karte vertrauen' } },
  ]);
});

test('rows are matched by label, and a renamed row is still matched', () => {
  const rows = [
    { label: 'Hausrat', values: [1] },
    { label: 'Leben', values: [2] },
  ];
  expect(changes(rows, [{ label: 'Auto', values: [3] }, ...rows])).toEqual([
    ['list.0', undefined, { label: 'Auto', values: [3] }],
  ]);
  expect(changes(rows, [rows[0], { label: 'Lebensversicherung', values: [2] }])).toEqual([
    ['list.1.label', 'Leben', 'Lebensversicherung'],
  ]);
});

test('an added text is shown with its list, a changed one alone', () => {
  expect(changes(['Eins', 'Zwei'], ['Null', 'Eins', 'Zwei'])).toEqual([
    ['list', ['Eins', 'Zwei'], ['Null', 'Eins', 'Zwei']],
  ]);
  expect(changes(['Eins', 'Zwei'], ['Eins', '2'])).toEqual([['list.1', 'Zwei', '2']]);
});

test('entries without a name are matched by position, and no difference is lost', () => {
  const twice = [card('gleich', 1), card('gleich', 2, { title: 'Zweite' })];
  expect(changes(twice, twice.slice(1))).not.toEqual([]);
  expect(changes([card('praemien', 1)], [card('praemien', 4)])).toEqual([['list.0.id', 1, 4]]);
  expect(changes([{ value: 1 }], [{ value: 1 }, null])).toEqual([['list.1', undefined, null]]);
  expect(changes([], [])).toEqual([]);
});
