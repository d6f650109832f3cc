import fc from 'fast-check';
import { expect, test } from 'vitest';
import { forAll } from '#tests/for-all.ts';
import { csvFile, csvRows, figuresCsvFile } from './csv.ts';

/** Parses the output of `csvFile` by the rules of RFC 4180. */
function readCsv(file: string): string[][] {
  const rows: string[][] = [[]];
  const cell = /"((?:[^"]|"")*)"|([^;\r\n]*)/y;
  let position = 1;
  while (position < file.length) {
    cell.lastIndex = position;
    const match = cell.exec(file);
    if (!match) throw new Error(`no cell at ${position}`);
    rows.at(-1)?.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '');
    position = cell.lastIndex;
    if (file.startsWith('\r\n', position)) rows.push([]);
    position += file.startsWith('\r\n', position) ? 2 : 1;
  }
  return rows.slice(0, -1);
}

test('a file starts with a byte order mark and uses semicolons', () => {
  expect(
    csvFile([
      ['Merkmal', 'Wert'],
      ['a;b', '3.70'],
      ['«x»', null],
    ]),
  ).toBe('\uFEFFMerkmal;Wert\r\n"a;b";3.70\r\n«x»;\r\n');
});

test('a figure below zero stays a number; in other files, and in a formula that begins like one, it becomes text', () => {
  const rows = [['-5', '-0.10', '-1+1', '-']];
  expect(figuresCsvFile(rows)).toBe("\uFEFF-5;-0.10;'-1+1;'-\r\n");
  expect(csvFile(rows)).toBe("\uFEFF'-5;'-0.10;'-1+1;'-\r\n");
});

test('written rows are read back, and no cell starts like a formula', () => {
  forAll(fc.array(fc.array(fc.string(), { minLength: 1, maxLength: 4 }), { minLength: 1 }), (rows) => {
    const read = readCsv(csvFile(rows));
    expect(read.flat().some((text) => /^[=+\-@\t\r]/.test(text))).toBe(false);
    expect(read.map((row) => row.map((text) => text.replace(/^'(?=[=+\-@\t\r])/, '')))).toEqual(
      rows.map((row) => row.map((text) => text.replace(/^'(?=[=+\-@\t\r])/, ''))),
    );
  });
});

test('files of this site and of other spreadsheets are read', () => {
  const rows = [
    ['Merkmal', 'Wert'],
    ['a;b "c"\nd', '-0.10'],
    ['=1+1', ' 4,69 '],
  ];
  expect(csvRows(csvFile(rows))).toEqual(rows);
  expect(csvRows('a\tb\n1,5\t2\n')).toEqual([
    ['a', 'b'],
    ['1,5', '2'],
  ]);
  expect(csvRows('a,b\r\n"1,5",2\r\n\r\n')).toEqual([
    ['a', 'b'],
    ['1,5', '2'],
  ]);
});
