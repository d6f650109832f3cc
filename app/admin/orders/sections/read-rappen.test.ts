import { expect, test } from 'vitest';
import { readRappen } from './read-rappen.ts';

test.each([
  ["1'295", 129_500],
  ['695.5', 69_550],
  [' 695,05 ', 69_505],
  ['0.01', 1],
  ['0', null],
  ['-5', null],
  ['1.234', null],
  ['viel', null],
  ['', null],
])('%s → %s', (text, rappen) => expect(readRappen(text)).toBe(rappen));
