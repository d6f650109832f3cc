import type { ProcessingRegister } from '#domain/everything/privacy/register-answer.ts';

const bold = (value: string) => ({ value, fontWeight: 'bold' as const });
const cell = (lines: string | readonly string[]) => ({
  value: typeof lines === 'string' ? lines : lines.join('\n'),
  wrap: true,
  alignVertical: 'top' as const,
});

const columns: [
  name: string,
  width: number,
  textOf: (activity: ProcessingRegister['activities'][number]) => string | string[],
][] = [
  ['Bearbeitungstätigkeit', 24, ({ title }) => title],
  ['Zweck', 36, ({ purpose }) => purpose],
  ['Betroffene Personen', 24, ({ people }) => people],
  ['Personendaten', 60, ({ data }) => data],
  ['Herkunft', 20, ({ sources }) => sources],
  ['Empfänger', 36, ({ recipients }) => recipients],
  ['Aufbewahrung', 48, ({ terms }) => terms],
  ['Grundlage', 20, ({ basis }) => basis],
  ['Tabellen', 24, ({ tables }) => tables],
];

/** The register as rows of a sheet. */
export function registerRows({ controller, activities, terms, measures, abroad }: ProcessingRegister) {
  return [
    columns.map(([name]) => bold(name)),
    ...activities.map((activity) => columns.map(([, , textOf]) => cell(textOf(activity)))),
    [],
    [bold('Verantwortlich'), cell(controller)],
    [bold('Massnahmen für die Datensicherheit'), cell(measures)],
    [bold('Bekanntgabe ins Ausland'), cell(abroad)],
    [bold('Gilt für alle'), cell(terms)],
  ];
}

/** The register as a workbook. */
export async function registerFile(register: ProcessingRegister): Promise<Blob> {
  const { default: writeXlsxFile } = await import('write-excel-file/browser');
  return writeXlsxFile(registerRows(register), {
    sheet: 'Verzeichnis',
    columns: columns.map(([, width]) => ({ width })),
    stickyRowsCount: 1,
  }).toBlob();
}
