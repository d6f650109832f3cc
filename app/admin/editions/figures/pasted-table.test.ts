import { expect, test } from 'vitest';
import { pastedRows, readPastedTable as readTable, targetRows } from './pasted-table.ts';

const readPastedTable = (text: string, chartYears: number[] = []) => readTable(text, chartYears);

test('a column and a table with labels are read, a single cell is no table', () => {
  expect(readPastedTable("42 %\n1'009\n")).toEqual({ labels: null, rows: [['42 %'], ["1'009"]], years: null });
  expect(readPastedTable('mehr\t42\r\nweniger\t23\r\n')).toEqual({
    labels: ['mehr', 'weniger'],
    rows: [['42'], ['23']],
    years: null,
  });
  expect(readPastedTable('4.1\t4.2\n4.3\tk. A.')).toEqual({
    labels: null,
    rows: [
      ['4.1', '4.2'],
      ['4.3', 'k. A.'],
    ],
    years: null,
  });
  expect(readPastedTable('4,69')).toBeNull();
  expect(readPastedTable('4,69\n')).toBeNull();
});

test.each([
  ['Antwort\tAnteil\nmehr\t42\nweniger\t23', ['mehr', 'weniger']],
  ['\t2024\t2025\nmehr\t42\t43', ['mehr']],
  ['Befragte\t2013\t2024\nmehr\t42\t43', ['Befragte', 'mehr']],
  ['\tAnteil 2025\nmehr\t42', ['mehr']],
  ['mehr\tca. 42\nweniger\t23', ['mehr', 'weniger']],
  ['mehr\tk. A.\nweniger\t23', ['mehr', 'weniger']],
  ['mehr\t2024\nweniger\t1995', ['mehr', 'weniger']],
])('of %j the rows without headings are read', (text, labels) => expect(readPastedTable(text)?.labels).toEqual(labels));

test('years in headings name their columns', () => {
  expect(readPastedTable('\t2024\tWelle 2025\tVeränderung\nmehr\t4.1\t4.2\t0.1')?.years).toEqual([
    2024,
    2025,
    Number.NaN,
  ]);
});

test('a heading over one column is ignored', () => {
  expect(readPastedTable('Anteil\n42\n23')?.rows).toEqual([['42'], ['23']]);
});

test.each([
  ['Phase\t2023\t2025\nmehr\t4.1\t4.2', ['mehr'], [2023, 2025]],
  ['2024\t2025\n4.1\t4.2', null, [2024, 2025]],
  ['Befragte\t2013\t2013\nmehr\t4.1\t4.2', ['Befragte', 'mehr'], null],
  ['Befragte\t1003\t2024\nmehr\t4.1\t4.2', ['Befragte', 'mehr'], null],
])('years of the chart in the first row of %j are headings', (text, labels, years) =>
  expect(readPastedTable(text, [2024, 2025])).toMatchObject({ labels, years }),
);

test('labels of the chart lead to their rows, others to new rows; without known labels rows follow each other', () => {
  const known = ['mehr', 'weniger', 'gleich'];
  const pasted = (text: string) => {
    const table = readPastedTable(text);
    if (!table) throw new Error('the text is a table');
    const targets = targetRows(table, known, 1);
    return [targets, pastedRows(table, targets, known)];
  };
  expect(pasted('gleich\t1\nmehr\t2')).toEqual([[2, 0], '2 rows pasted']);
  expect(pasted('gleich\t1\nanders\t2\nmehr\t3')).toEqual([[2, 3, 0], '3 rows pasted, 1 of them new']);
  expect(pasted('neu\t1\nanders\t2')).toEqual([[1, 2], '2 rows pasted, 2 renamed']);
  expect(pasted('mehr\t1\nmehr\t2\nmehr\t3')).toEqual([[1, 2, 3], '3 rows pasted, 1 of them new, 2 renamed']);
  expect(pasted('1\n2')).toEqual([[1, 2], '2 rows pasted']);
});
