import { unzipSync } from 'fflate';
import writeXlsxFile, { type Cell, type SheetData } from 'write-excel-file/node';
import type { Edition, InsightCard } from '#content/schemas.ts';
import { chartWords } from '#domain/insights/chart-words.ts';
import { dataWords } from '#domain/insights/data-words.ts';
import type { ChartWords } from '#domain/insights/german-chart-words.ts';
import { type DataRow, editionDataRows } from '#domain/insights/insight-data-rows.ts';
import { insightTable } from '#domain/insights/insight-table.ts';
import { labelled } from '#platform/labelled.ts';
import type { Language } from '#platform/languages.ts';
import { zipArchive } from './archives.ts';
import { footLines } from './card-picture.ts';
import { editionFilesWords } from './edition-files-words.ts';

const bold = { fontWeight: 'bold' } as const;
const heading = (value: string): Cell => ({ value, ...bold, bottomBorderStyle: 'thin', wrap: true });
const decimalFormats = ['0', '0.0', '0.00'];

function valueSheet(rows: readonly DataRow[], columns: readonly string[]): SheetData {
  return [
    columns.map(heading),
    ...rows.map(({ topic, group, label, year, figure, unit, base, source, note }): Cell[] => [
      topic,
      group,
      label,
      year,
      figure && { value: figure.value, type: Number, format: decimalFormats[figure.decimals] ?? '0' },
      unit,
      base,
      source,
      note,
    ]),
  ];
}

/** Numbers stay numbers, with the format that the text had: '42%' is 0.42 shown as 42%. */
function tableCell(text: string): Cell {
  // Accepts the formats of all languages: "1'009", '1 009', '5,61', '42 %'. Three digits follow a thousands separator.
  const plain = text.replace(/(?<=\d)['\u202f](?=\d{3})|(?<=^-?\d{1,3}),(?=\d{3}(?:\.|$))|\u202f(?=%)/g, '');
  const match = /^(-?\d+)(?:[.,](\d+))?(%?)$/.exec(plain);
  if (!match) return { value: text, align: 'right' };
  const decimals = match[2]?.length ?? 0;
  const number = Number(`${match[1]}.${match[2] ?? 0}`);
  const format = decimalFormats[decimals] ?? '0';
  return match[3]
    ? { value: Number((number / 100).toFixed(decimals + 2)), type: Number, format: `${format}%`, align: 'right' }
    : { value: number, type: Number, format, align: 'right' };
}

function cardSheet(card: InsightCard, words: ChartWords): SheetData {
  const { columns, sections } = insightTable(card, words);
  return [
    [{ value: card.title, ...bold, fontSize: 14 }],
    [card.message],
    [],
    columns.map(heading),
    ...sections.flatMap(
      ({ heading: section, rows }): SheetData => [
        ...(section ? [[{ value: section, ...bold }]] : []),
        ...rows.map((row) => [row.heading, ...row.cells.map(tableCell)]),
      ],
    ),
    [],
    ...footLines(card, words).map((line) => [line]),
  ];
}

function readingSheet({ facts, insightCards }: Edition, language: Language): SheetData {
  const { aboutValues, aboutMissing } = editionFilesWords(language);
  return [
    [{ value: facts.title, ...bold, fontSize: 16 }],
    [facts.subtitle],
    [],
    [chartWords(language).source(facts.sourceLine)],
    [aboutValues],
    [aboutMissing],
    [],
    ...insightCards.map(({ id, title, message }) => [`${id}. ${labelled(title, message, language)}`]),
  ];
}

const valueColumns = [32, 30, 32, 8, 10, 26, 10, 48, 24].map((width) => ({ width }));
const cardColumns = [36, 22, 22, 22].map((width) => ({ width }));

/** The tables of the edition as a workbook for Excel and LibreOffice; the same edition gives the same bytes. */
export async function dataWorkbook(edition: Edition, language: Language): Promise<Buffer> {
  const ofData = dataWords(language);
  const ofCharts = chartWords(language);
  const words = editionFilesWords(language);
  const sheets = [
    { data: readingSheet(edition, language), sheet: words.readingNotes, columns: [{ width: 120 }] },
    {
      data: valueSheet(editionDataRows(edition, ofData), ofData.columns),
      sheet: ofData.allValues,
      columns: valueColumns,
      stickyRowsCount: 1,
    },
    ...edition.insightCards.map((card) => ({
      data: cardSheet(card, ofCharts),
      sheet: words.card(card.id),
      columns: cardColumns,
    })),
  ];
  const workbook = await writeXlsxFile(sheets, { fontFamily: 'Arial', fontSize: 10 }).toBuffer();
  // Repacked with a fixed date, because the writer dates its parts with the current time.
  return zipArchive(new Map(Object.entries(unzipSync(workbook))), edition.facts.survey.to);
}
