import fc from 'fast-check';
import { expect, test } from 'vitest';
import { forAll } from '#tests/for-all.ts';
import { moved, valueAt, withValue } from './content-value.ts';

const content = { facts: { title: 'Muster' }, cards: [{ message: 'eins' }, { message: 'zwei' }] };

test('a field is found by its path, an unknown path gives undefined', () => {
  expect(valueAt(content, 'facts.title')).toBe('Muster');
  expect(valueAt(content, 'cards.1.message')).toBe('zwei');
  for (const path of ['facts.other', 'facts.title.length', 'cards.2.message', '__proto__', 'cards.length.x']) {
    expect(valueAt(content, path), path).toBeUndefined();
  }
});

test('only the changed field differs, and the original is not mutated', () => {
  const before = structuredClone(content);
  const changed = withValue(content, 'cards.1.message', 'drei');
  expect(changed).toEqual({ facts: { title: 'Muster' }, cards: [{ message: 'eins' }, { message: 'drei' }] });
  expect(content).toEqual(before);
  expect(withValue(content, 'facts.cover', undefined)).toEqual(before);
  expect(withValue(content, 'facts.title', undefined)).toEqual({ facts: {}, cards: before.cards });
  expect(withValue({}, 'figures.key.name', 1)).toEqual({ figures: { key: { name: 1 } } });
});

test('an item is moved up and down', () => {
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
});

test('a moved item is at its new place, the others keep their order', () => {
  forAll(fc.uniqueArray(fc.nat(), { minLength: 2 }), fc.nat(), fc.nat(), (all, one, other) => {
    const [from, to] = [one % all.length, other % all.length];
    const after = moved(all, from, to);
    expect(after[to]).toBe(all[from]);
    expect(after.filter((item) => item !== all[from])).toEqual(all.filter((item) => item !== all[from]));
  });
});
