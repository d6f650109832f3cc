import { intervalDecimals } from '#content/figure-interval.ts';
import type { CsvCell } from '#platform/csv.ts';
import { type DataRow, haveIntervals } from '../insight-data-rows.ts';

/** A column of the machine-readable files. Its name is the same in every language; headings of files for Excel are translated. */
interface OpenDataColumn {
  name: string;
  /** The type's name in Data Package and in CSV on the Web. */
  type: 'string' | 'year' | 'number' | 'integer';
  cell(row: DataRow): CsvCell;
}

const count = (number: number | null): CsvCell => (number === null ? null : String(number));

/** In the order of the headings of DataWords, followed by the figure's key. */
const openDataColumns: readonly OpenDataColumn[] = [
  { name: 'topic', type: 'string', cell: ({ topic }) => topic },
  { name: 'group', type: 'string', cell: ({ group }) => group },
  { name: 'label', type: 'string', cell: ({ label }) => label },
  { name: 'year', type: 'year', cell: ({ year }) => String(year) },
  { name: 'value', type: 'number', cell: ({ figure }) => figure?.value.toFixed(figure.decimals) ?? null },
  { name: 'unit', type: 'string', cell: ({ unit }) => unit },
  { name: 'base', type: 'integer', cell: ({ base }) => count(base) },
  { name: 'source', type: 'string', cell: ({ source }) => source },
  { name: 'note', type: 'string', cell: ({ note }) => note },
  { name: 'key', type: 'string', cell: ({ figure }) => figure?.key ?? null },
];

const intervalEnd = (end: 'low' | 'high'): OpenDataColumn => ({
  name: `interval_${end}`,
  type: 'number',
  cell: ({ figure }) => figure?.interval?.[end].toFixed(intervalDecimals(figure)) ?? null,
});

/** The columns of a file; the interval's ends only if any of its figures has a confidence interval. */
export const openDataColumnsOf = (hasIntervals: boolean): readonly OpenDataColumn[] =>
  hasIntervals ? [...openDataColumns, intervalEnd('low'), intervalEnd('high')] : openDataColumns;

/** The rows as cells, below a row of column names. */
export function openDataCells(rows: readonly DataRow[]): CsvCell[][] {
  const columns = openDataColumnsOf(haveIntervals(rows));
  return [columns.map(({ name }) => name), ...rows.map((row) => columns.map(({ cell }) => cell(row)))];
}
