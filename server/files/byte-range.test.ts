import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readRange } from './byte-range.ts';

test.each([
  [undefined, undefined],
  ['bytes=0-', { from: 0, to: 99 }],
  ['bytes=0-9', { from: 0, to: 9 }],
  ['bytes=90-', { from: 90, to: 99 }],
  ['bytes=90-1000', { from: 90, to: 99 }],
  ['bytes=-10', { from: 90, to: 99 }],
  ['bytes=-1000', { from: 0, to: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=9-3', undefined],
  ['bytes=0-1,5-6', undefined],
  ['bytes=-', undefined],
  ['lines=0-9', undefined],
  ['bytes=1e3-', undefined],
])('%s of 100 bytes', (header, part) => {
  expect(readRange(header, 100, true)).toEqual(part);
  expect(readRange(header, 100, false)).toBeUndefined();
});

test('a part lies within the file whatever is asked for', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e9 }), fc.string(), fc.nat(), fc.nat(), (length, text, first, last) => {
      for (const header of [`bytes=${text}`, `bytes=${first}-${last}`, `bytes=-${last}`, `bytes=${first}-`]) {
        const part = readRange(header, length, true);
        if (part === undefined || part === 'unsatisfiable') continue;
        expect(part.from).toBeGreaterThanOrEqual(0);
        expect(part.from).toBeLessThanOrEqual(part.to);
        expect(part.to).toBeLessThan(length);
      }
    }),
  );
});
