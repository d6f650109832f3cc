import { expect, test } from 'vitest';
import { withoutOpenPlaces } from './open-places.ts';

const entries = (...figures: string[]) => figures.map((figure) => ({ label: figure, figure }));
const without = (value: unknown) => withoutOpenPlaces(value, (key) => key !== 'a.open');

test('entries without a value are omitted, and groups that they leave empty, whatever their list is called', () => {
  for (const list of ['bars', 'dots']) {
    const groups = [
      { label: 'A', [list]: entries('a.one', 'a.open') },
      { label: 'B', [list]: entries('a.open') },
    ];
    expect(without({ groups })).toEqual({ groups: [{ label: 'A', [list]: entries('a.one') }] });
  }
});

test('a question keeps at least two parts; a row keeps its years', () => {
  expect(without([{ label: 'A', parts: entries('a.one', 'a.open') }])).toEqual([]);
  expect(without([{ label: 'A', values: ['a.open', 'a.one'] }])).toEqual([{ label: 'A', values: [null, 'a.one'] }]);
});
