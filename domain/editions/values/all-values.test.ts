import readXlsxFile from 'read-excel-file/universal';
import { expect, test } from 'vitest';
import { edition2024 } from '#content/edition-2024.ts';
import { resolveEdition } from '#content/resolve-edition.ts';
import { csvFile, csvRows } from '#platform/csv.ts';
import { dataWorkbook } from '#server/edition-files/data-files.ts';
import { nextEdition } from '../documents/next-edition.ts';
import { allValueRows, allValuesColumns, type ImportedSheet, importValues } from './all-values.ts';
import { withValue } from './content-value.ts';
import { isOpenEdition, type OpenEdition } from './open-edition.ts';

const exported = (document: OpenEdition = edition2024) =>
  csvFile([allValuesColumns, ...allValueRows(document).map(({ cells }) => cells)]);
const csvSheet = (text: string): ImportedSheet[] => [{ name: null, rows: csvRows(text) }];

async function workbookSheets(): Promise<ImportedSheet[]> {
  const bytes = await dataWorkbook(resolveEdition(edition2024), 'de');
  const sheets = await readXlsxFile(new Blob([new Uint8Array(bytes)]), { parseNumber: (text) => text });
  return sheets.map(({ sheet, data }) => ({
    name: sheet,
    rows: data.map((row) => row.map((cell) => (cell === null ? null : String(cell)))),
  }));
}

test('an export is imported without changes, as CSV and as the published workbook', async () => {
  expect(importValues(edition2024, csvSheet(exported()))).toEqual({
    content: edition2024,
    changes: [],
    asked: [],
    left: [],
    unreadableBases: [],
  });
  const asCsvOfOthers = exported().replaceAll(';', '\t');
  expect(importValues(edition2024, csvSheet(asCsvOfOthers))?.changes).toEqual([]);
  expect(importValues(edition2024, await workbookSheets())).toMatchObject({ changes: [], asked: [], left: [] });
});

test('every figure of an edition is exported, and a new one has all respondents as base', () => {
  const keysOf = (document: OpenEdition) =>
    Object.entries(document.figures).flatMap(([group, named = {}]) =>
      Object.keys(named).map((name) => `${group}.${name}`),
    );
  for (const document of [edition2024, nextEdition(edition2024)]) {
    expect(new Set(allValueRows(document).map(({ key }) => key))).toEqual(new Set(keysOf(document)));
  }
  const next = withValue(nextEdition(edition2024), 'figures.study.respondents.value', 1012);
  if (!isOpenEdition(next)) throw new Error('the draft lost a part');
  const baseOf = (key: string) => allValueRows(next).find((row) => row.key === key)?.cells[6];
  expect(['premiums.health', 'key.mobileFirst', 'premiums.health2024', 'study.pagesOrder'].map(baseOf)).toEqual([
    '1012',
    '1012',
    null,
    null,
  ]);
  expect(importValues(next, csvSheet(exported(next)))).toMatchObject({ content: next, changes: [], left: [] });
});

test('a source that names the number of respondents has a gap until it is entered', () => {
  const next = nextEdition(edition2024);
  expect(exported(next)).toContain('n = …');
  expect(exported(next)).not.toContain('n = 0');
  expect(exported(withValue(next, 'figures.study.respondents.value', 1012) as OpenEdition)).toContain("n = 1'012");
});

test('a new edition is filled in from a table, and nothing else of it changes', () => {
  const next = nextEdition(edition2024);
  const rows = allValueRows(next).map(({ cells, key }) =>
    cells
      .with(4, key === 'premiums.health' ? '5,70' : key === 'offers.more' ? '42 %' : (cells[4] ?? null))
      .with(6, '1012'),
  );
  const imported = importValues(next, csvSheet(csvFile([allValuesColumns, ...rows])));
  expect(imported?.content.figures.premiums?.health).toMatchObject({ value: 5.7, decimals: 2, base: 1012, year: 2025 });
  expect(imported?.content.figures.offers?.more).toMatchObject({ value: 42, unit: 'percent' });
  expect(imported?.asked).toEqual([]);
  const { figures: _, ...texts } = next;
  expect(imported?.content).toMatchObject(texts);
});

test('on another sheet, where 42 per cent may be 0.42, the value is ambiguous', () => {
  const rows = [
    ['Merkmal', 'Wert', 'Schlüssel'],
    ['mehr', '0.42', 'offers.more'],
    ['Krankenversicherung', '0.42', 'premiums.health'],
  ];
  const imported = importValues(edition2024, [{ name: 'Karte 4', rows }]);
  expect(imported?.asked).toEqual(['offers.more']);
  expect(imported?.content.figures.offers?.more?.value).toBe('0.42');
  expect(imported?.content.figures.premiums?.health?.value).toBe(0.42);
});

test('a per cent sign, a plus and a base with an apostrophe are read as in a field; other bases are listed', () => {
  const atLeast = withValue(edition2024, 'figures.offers.less.atLeast', true);
  if (!isOpenEdition(atLeast)) throw new Error('the draft lost a part');
  const rows = [
    ['Merkmal', 'Wert', 'Basis (n)', 'Schlüssel'],
    ['mehr', '43+', "1'012", 'offers.more'],
    ['mehr', '43', '', 'offers.more'],
    ['Krankenversicherung', '5.5%', 'ca. 500', 'premiums.health'],
    ['weniger', '21', '1,012', 'offers.less'],
  ];
  const imported = importValues(atLeast, [{ name: 'Alle Werte', rows }]);
  const { offers, premiums } = imported?.content.figures ?? {};
  expect(offers?.more).toMatchObject({ value: 43, atLeast: true, base: 1012 });
  expect(offers?.less).toEqual({ ...edition2024.figures.offers?.less, value: 21, atLeast: true });
  expect(premiums?.health).toMatchObject({ value: 5.5, unit: 'percent' });
  expect(imported?.unreadableBases).toEqual([' |  | Krankenversicherung |  | ca. 500', ' |  | weniger |  | 1,012']);
});

test('rows without a known figure, and conflicting values for one figure, are reported and skipped', () => {
  const rows = [
    ['Schlüssel', 'Wert'],
    ['offers.nothing', '1'],
    ['offers.more', '44'],
    ['offers.more', '45'],
    ['offers.same', ''],
    ['offers.less', 'ca. 20'],
    ['__proto__.polluted', '1'],
  ];
  const imported = importValues(edition2024, [{ name: 'Alle Werte', rows }]);
  expect(imported?.left).toHaveLength(3);
  expect(imported?.content.figures.offers?.more?.value).toBe(44);
  expect(imported?.content.figures.offers?.same?.value).toBe(34);
  expect(imported?.asked).toEqual(['offers.less']);
  expect(importValues(edition2024, [{ name: 'Tabelle1', rows: [['a', 'b']] }])).toBeUndefined();
});

test('a row may have a new base without a value', () => {
  const rows = [
    ['Merkmal', 'Schlüssel', 'Wert', 'Basis (n)'],
    ['mehr', 'offers.more', '', '900'],
    ['weniger', 'offers.less', '', 'viele'],
    ['nichts', 'offers.nothing', '', '900'],
  ];
  const imported = importValues(edition2024, [{ name: 'Alle Werte', rows }]);
  expect(imported?.content.figures.offers?.more).toEqual({ ...edition2024.figures.offers?.more, base: 900 });
  expect(imported).toMatchObject({
    asked: [],
    left: [' |  | nichts | '],
    unreadableBases: [' |  | weniger |  | viele'],
  });
});

test('of the rows of one figure the edited one wins, and of two edited differently the first', () => {
  const exportedRow = allValueRows(edition2024).find(({ key }) => key === 'premiums.health')?.cells ?? [];
  const row = (value: string, base: string) => exportedRow.with(4, value).with(6, base);
  const importRows = (...rows: (string | null)[][]) => {
    const { content, left } = importValues(edition2024, [{ name: null, rows: [allValuesColumns, ...rows] }]) ?? {};
    return { figure: content?.figures.premiums?.health, left: left?.length };
  };
  const edited = { figure: { value: 4.5, base: 900 }, left: 0 };
  expect(importRows(exportedRow, row('4.5', '900'))).toMatchObject(edited);
  expect(importRows(row('4.5', '900'), exportedRow)).toMatchObject(edited);
  expect(importRows(row('4.5', ''), row('', '900'))).toMatchObject(edited);
  expect(importRows(row('4.5', '900'), row('4.5', '800'))).toMatchObject({ ...edited, left: 1 });
  expect(importRows(row('4.5', '900'), row('4.6', '900'))).toMatchObject({ ...edited, left: 1 });
});
