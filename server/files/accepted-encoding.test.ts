import { expect, test } from 'vitest';
import { acceptedEncoding } from './accepted-encoding.ts';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['deflate, zstd', 'identity'],
  ['BR', 'br'],
  ['GZip;Q=1', 'gzip'],
  ['x-gzip', 'gzip'],
  ['br;q=0', 'identity'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['br;q=0.000, gzip;q=0.001', 'gzip'],
  ['br ; q=0 , gzip', 'gzip'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['br;q=0.5, gzip;q=0.5', 'br'],
  ['gzip;q=0.5', 'gzip'],
  ['identity;q=1, gzip;q=0.5', 'identity'],
  ['identity, gzip', 'gzip'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['gzip, *;q=0', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['identity;q=0', 'identity'],
  ['identity;q=0, *', 'br'],
  ['brotli', 'identity'],
  ['abracadabra', 'identity'],
  ['br;q=2, gzip', 'gzip'],
  ['br;level=5', 'identity'],
  [',,,br,,', 'br'],
])('%j is answered in %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
  expect(acceptedEncoding(header), 'again').toBe(encoding);
});

test('only an available encoding is chosen', () => {
  expect(acceptedEncoding('br, gzip;q=0.5', ['gzip'])).toBe('gzip');
  expect(acceptedEncoding('br, gzip;q=0', ['gzip'])).toBe('identity');
  expect(acceptedEncoding('br, gzip', [])).toBe('identity');
});
