/** 'Alle Werte' of an edition as a table, exported for editing elsewhere and imported again. */

import type { Figure } from '#content/figure-schemas.ts';
import { base } from '#content/figure-schemas.ts';
import { resolveEdition } from '#content/resolve-edition.ts';
import { germanDataWords } from '../../insights/german-data-words.ts';
import { dataCells, editionDataRows, figureDataRows } from '../../insights/insight-data-rows.ts';
import { changedFigures } from './changed-figures.ts';
import { compareContents } from './compare-contents.ts';
import { figureOfReading } from './figure-of-reading.ts';
import { figureTitles } from './figure-titles.ts';
import type { OpenEdition, OpenFigure } from './open-edition.ts';
import { readValue } from './read-value.ts';

/** Identifies the figure of a row, whatever else was changed in it. */
const keyColumn = 'Schlüssel';
export const allValuesColumns = [...germanDataWords.columns, keyColumn];

type KeyedFigure = Figure & { key: string };

/** The draft with '…' where a text refers to a figure without a value. */
function withGaps(document: OpenEdition, values: ReadonlyMap<string, unknown>): OpenEdition {
  const open = [...values].filter(([, value]) => typeof value !== 'number');
  const written = open.reduce((text, [key]) => text.replaceAll(`{{${key}}}`, '…'), JSON.stringify(document));
  return JSON.parse(written) as OpenEdition;
}

/** A row for each place that shows a figure, and for figures shown nowhere; missing values are empty. */
export function allValueRows(document: OpenEdition) {
  const values = new Map<string, unknown>();
  const figures = changedFigures<OpenFigure, KeyedFigure>(document.figures, (figure, name, group) => {
    const key = `${group}.${name}`;
    values.set(key, figure.value);
    return [[name, { ...figure, value: typeof figure.value === 'number' ? figure.value : 0, key }]];
  });
  const edition = resolveEdition({ ...withGaps(document, values), figures });
  const source = { facts: edition.facts, words: germanDataWords };
  const shown = editionDataRows(edition, germanDataWords);
  const shownKeys = new Set(shown.map(({ figure }) => figure?.key));
  const titles = figureTitles(document);
  const others = Object.values(figures)
    .flatMap((named) => Object.values(named))
    .filter(({ key }) => !shownKeys.has(key));
  const labelled = others.map((figure) => ({ label: titles.get(figure.key) ?? figure.key, figure }));
  const rows = [...shown, ...figureDataRows('Weitere Zahlen', labelled, source)].flatMap((row) => {
    const key = row.figure?.key;
    if (!key) return [];
    const isGiven = typeof values.get(key) === 'number';
    return [{ key, cells: dataCells(isGiven ? row : { ...row, figure: null }) }];
  });
  return rows.map(({ key, cells }) => ({ key, cells: [...cells, key] }));
}

/** A sheet of a workbook; a CSV file is a single sheet without a name. */
export interface ImportedSheet {
  name: string | null;
  rows: (string | null)[][];
}

export interface ImportedValues {
  content: OpenEdition;
  changes: { key: string; before: unknown; after: unknown }[];
  /** Keys of ambiguous or unreadable values; they are imported as text and flagged at their field. */
  asked: string[];
  /** Rows without a known figure, or with a value or base that conflicts with another row. */
  left: string[];
  /** Rows whose base isn't a whole number from 1; it is not imported. */
  unreadableBases: string[];
}

/** The sheet with the values and the start of its table. */
function findTable(sheets: readonly ImportedSheet[]) {
  const named = sheets.toSorted(
    (a, b) => Number(b.name === germanDataWords.allValues) - Number(a.name === germanDataWords.allValues),
  );
  for (const { name, rows } of named) {
    const head = rows.findIndex((row) => row.includes('Wert') && (row.includes(keyColumn) || row.includes('Merkmal')));
    if (head >= 0)
      return {
        isKnown: name === null || name === germanDataWords.allValues,
        columns: rows[head] ?? [],
        rows: rows.slice(head + 1),
      };
  }
  return undefined;
}

/** Rounds a workbook's floating-point numbers: 4.6899999999999995 was 4.69. */
const written = (cell: string) => (/^-?\d+\.\d{6,}$/.test(cell) ? String(Number(Number(cell).toPrecision(12))) : cell);

/** The figure with the value of a row; an ambiguous value stays text. */
function withReading(figure: OpenFigure, text: string, isKnownSheet: boolean): OpenFigure {
  const isPercent = figure.unit === 'percent';
  // On 'Alle Werte' 42 is 42 per cent; another sheet may use 0.42.
  const read = readValue(text, isPercent && !isKnownSheet);
  if (read.kind !== 'value') return { ...figure, value: text };
  // Tables drop closing zeros, and export no plus.
  const decimals = Math.max(read.decimals, figure.decimals);
  return { ...figureOfReading(figure, { ...read, atLeast: read.atLeast || figure.atLeast === true }), decimals };
}

/** The base of a row; undefined if it isn't a whole number from 1. */
function readBase(text: string): number | undefined {
  const read = readValue(text);
  return read.kind === 'value' && !read.isPercent && !read.atLeast ? base.safeParse(read.value).data : undefined;
}

type ValueTable = NonNullable<ReturnType<typeof findTable>>;

/** The rows of a table with a value or a base, each with the figure that it names, if the edition has it. */
function readRows({ figures }: OpenEdition, { columns, rows }: ValueTable, known: ReturnType<typeof allValueRows>) {
  const nameOf = (cells: readonly (string | null)[], columns: readonly (string | null)[]) =>
    ['Thema', 'Gruppe', 'Merkmal', 'Jahr'].map((column) => cells[columns.indexOf(column)] ?? '').join(' | ');
  const byName = new Map(known.map(({ key, cells }) => [nameOf(cells, allValuesColumns), key]));
  return rows.flatMap((cells) => {
    const cellOf = (column: string) => (cells[columns.indexOf(column)] ?? '').trim();
    const name = nameOf(cells, columns);
    const key = cellOf(keyColumn) || byName.get(name) || '';
    const [group = '', figureName = ''] = key.split('.');
    const row = {
      name,
      key,
      figure: figures[group]?.[figureName],
      value: written(cellOf('Wert')),
      base: cellOf('Basis (n)'),
    };
    return row.value === '' && row.base === '' ? [] : [row];
  });
}

/** Undefined if the file has no table with values. */
export function importValues(document: OpenEdition, sheets: readonly ImportedSheet[]): ImportedValues | undefined {
  const table = findTable(sheets);
  if (!table) return undefined;
  const known = allValueRows(document);
  const baseColumn = allValuesColumns.indexOf('Basis (n)');
  // Cells that differ from the export, so that one of a figure's rows can be edited without the others.
  const values = new Map<string, OpenFigure>();
  const bases = new Map<string, number>();
  const left: string[] = [];
  const unreadableBases: string[] = [];
  for (const { name, key, figure, ...cells } of readRows(document, table, known)) {
    if (!figure) {
      left.push(name);
      continue;
    }
    const readAs = (before: OpenFigure) => withReading(before, cells.value, table.isKnown);
    const isValueEdited = cells.value !== '' && compareContents(figure, readAs(figure)).length > 0;
    const isBaseEdited =
      cells.base !== '' && !known.some((row) => row.key === key && row.cells[baseColumn] === cells.base);
    const [otherValue, otherBase] = [values.get(key), bases.get(key)];
    const newValue = isValueEdited ? readAs(otherValue ?? figure) : undefined;
    const newBase = isBaseEdited ? readBase(cells.base) : undefined;
    if (isBaseEdited && newBase === undefined) unreadableBases.push(`${name} | ${cells.base}`);
    const hasOtherValue = newValue && otherValue && newValue.value !== otherValue.value;
    const hasOtherBase = newBase !== undefined && otherBase !== undefined && newBase !== otherBase;
    if (hasOtherValue || hasOtherBase) {
      left.push(name);
      continue;
    }
    if (newValue) values.set(key, newValue);
    if (newBase !== undefined) bases.set(key, newBase);
  }
  const figures = changedFigures(document.figures, (figure, name, group) => {
    const key = `${group}.${name}`;
    const newBase = bases.get(key);
    return [[name, { ...(values.get(key) ?? figure), ...(newBase !== undefined && { base: newBase }) }]];
  });
  const changes = compareContents(document.figures, figures).map(({ path, before, after }) => ({
    key: path,
    before,
    after,
  }));
  const asked = [...values].flatMap(([key, { value }]) => (typeof value === 'number' ? [] : [key]));
  return { content: { ...document, figures }, changes, asked, left, unreadableBases };
}
