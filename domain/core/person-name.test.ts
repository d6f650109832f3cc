import fc from 'fast-check';
import { expect, test } from 'vitest';
import { forAll } from '#tests/for-all.ts';
import { joinPersonName, splitPersonName } from './person-name.ts';

test('a name is split at its first blank', () => {
  expect(splitPersonName('Anna Muster')).toEqual({ firstName: 'Anna', lastName: 'Muster' });
  expect(splitPersonName(' Anna  Maria von Muster ')).toEqual({ firstName: 'Anna', lastName: 'Maria von Muster' });
  expect(splitPersonName('Anna')).toEqual({ firstName: 'Anna', lastName: '' });
  expect(joinPersonName({ firstName: 'Anna', lastName: '' })).toBe('Anna');
});

test('joining restores the name, except for the width of its first blank', () => {
  forAll(fc.string({ unit: 'grapheme' }), (name) => {
    const { firstName, lastName } = splitPersonName(name);
    expect(joinPersonName({ firstName, lastName })).toBe(name.trim().replace(/\s+/, ' '));
    expect(firstName).not.toMatch(/\s/);
    expect(splitPersonName(joinPersonName({ firstName, lastName }))).toEqual({ firstName, lastName });
  });
});
