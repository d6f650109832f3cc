import fc from 'fast-check';
import { expect, test } from 'vitest';
import { movedTo } from './moved-to.ts';

const rows = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
const ids = (moved: { id: string }[] | null) => moved?.map(({ id }) => id).join('');

test('moves one to another place', () => {
  expect(ids(movedTo(rows, 'a', 2))).toBe('bcad');
  expect(ids(movedTo(rows, 'd', 0))).toBe('dabc');
  for (const [id, place] of [
    ['b', 1],
    ['a', -1],
    ['a', 4],
    ['x', 0],
  ] as const) {
    expect(movedTo(rows, id, place)).toBeNull();
  }
});

test('whoever is moved stands at its place, the others keep their order', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(), { minLength: 2 }), fc.nat(), fc.nat(), (all, from, to) => {
      const list = all.map((id) => ({ id: String(id) }));
      const { id } = list[from % list.length] as { id: string };
      const place = to % list.length;
      const moved = movedTo(list, id, place);
      const shown = moved ?? list;
      expect(shown[place]?.id).toBe(id);
      expect(shown.filter((row) => row.id !== id)).toEqual(list.filter((row) => row.id !== id));
    }),
  );
});
