import { expect, test } from 'vitest';
import { readPastedTable } from './pasted-table.ts';

test('a column and a table with labels are read, a single cell is no table', () => {
  expect(readPastedTable("42 %\n1'009\n")).toEqual({ labels: null, rows: [['42 %'], ["1'009"]] });
  expect(readPastedTable('mehr\t42\r\nweniger\t23\r\n')).toEqual({
    labels: ['mehr', 'weniger'],
    rows: [['42'], ['23']],
  });
  expect(readPastedTable('4.1\t4.2\n4.3\tk. A.')).toEqual({
    labels: null,
    rows: [
      ['4.1', '4.2'],
      ['4.3', 'k. A.'],
    ],
  });
  expect(readPastedTable('4,69')).toBeNull();
  expect(readPastedTable('4,69\n')).toBeNull();
});
