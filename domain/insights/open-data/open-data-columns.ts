import type { CsvCell } from '#platform/csv.ts';
import { type DataRow, dataCells, haveIntervals, intervalCells } from '../insight-data-rows.ts';

/** A column of the machine-readable files. Its name is the same in every language; headings of files for Excel are translated. */
interface OpenDataColumn {
  name: string;
  /** The type's name in Data Package and in CSV on the Web. */
  type: 'string' | 'year' | 'number' | 'integer';
}

/** In the order of the headings of DataWords, followed by the figure's key. */
const openDataColumns: readonly OpenDataColumn[] = [
  { name: 'topic', type: 'string' },
  { name: 'group', type: 'string' },
  { name: 'label', type: 'string' },
  { name: 'year', type: 'year' },
  { name: 'value', type: 'number' },
  { name: 'unit', type: 'string' },
  { name: 'base', type: 'integer' },
  { name: 'source', type: 'string' },
  { name: 'note', type: 'string' },
  { name: 'key', type: 'string' },
];

const intervalColumns: readonly OpenDataColumn[] = [
  { name: 'interval_low', type: 'number' },
  { name: 'interval_high', type: 'number' },
];

/** The columns of a file; the interval's ends only if any of its figures has a confidence interval. */
export const openDataColumnsOf = (hasIntervals: boolean): readonly OpenDataColumn[] =>
  hasIntervals ? [...openDataColumns, ...intervalColumns] : openDataColumns;

/** The rows as cells, below a row of column names. */
export function openDataCells(rows: readonly DataRow[]): CsvCell[][] {
  const hasIntervals = haveIntervals(rows);
  const cellsOf = (row: DataRow) => [
    ...dataCells(row),
    row.figure?.key ?? null,
    ...(hasIntervals ? intervalCells(row) : []),
  ];
  return [openDataColumnsOf(hasIntervals).map(({ name }) => name), ...rows.map(cellsOf)];
}
