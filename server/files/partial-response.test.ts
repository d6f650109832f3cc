import fc from 'fast-check';
import { expect, test } from 'vitest';
import { forAll } from '#tests/for-all.ts';
import { requestedPart } from './partial-response.ts';

const etag = '"v1"';
const ask = (headers: Record<string, string | undefined>, bytes = 100, isHead = false) =>
  requestedPart({ isHead, header: (name) => headers[name] }, bytes, etag);
const whole = { status: 200, range: { from: 0, to: 99 }, headers: { 'Content-Length': '100' } };
const part = (from: number, to: number) => ({
  status: 206,
  range: { from, to },
  headers: { 'Content-Length': String(to - from + 1), 'Content-Range': `bytes ${from}-${to}/100` },
});

test.each([
  [undefined, whole],
  ['bytes=0-', part(0, 99)],
  ['bytes=0-9', part(0, 9)],
  ['bytes=90-', part(90, 99)],
  ['bytes=90-1000', part(90, 99)],
  ['bytes=-10', part(90, 99)],
  ['bytes=-1000', part(0, 99)],
  ['bytes=100-', undefined],
  ['bytes=-0', undefined],
  ['bytes=9-3', whole],
  ['bytes=0-1,5-6', whole],
  ['bytes=-', whole],
  ['lines=0-9', whole],
  ['bytes=1e3-', whole],
])('%s of 100 bytes', (range, expected) => {
  expect(ask({ range })).toEqual(expected);
  expect(ask({ range, 'if-range': etag })).toEqual(expected);
  expect(ask({ range, 'if-range': '"v0"' })).toEqual(whole);
  expect(ask({ range }, 100, true)).toEqual(whole);
});

test('a part is within the file whatever is requested', () => {
  forAll(fc.integer({ min: 1, max: 1e9 }), fc.string(), fc.nat(), fc.nat(), (length, text, first, last) => {
    for (const range of [`bytes=${text}`, `bytes=${first}-${last}`, `bytes=-${last}`, `bytes=${first}-`]) {
      const answered = ask({ range }, length);
      if (!answered) continue;
      expect(answered.range.from).toBeGreaterThanOrEqual(0);
      expect(answered.range.from).toBeLessThanOrEqual(answered.range.to);
      expect(answered.range.to).toBeLessThan(length);
    }
  });
});
