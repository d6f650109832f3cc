import { mm2pt as mm } from 'swissqrbill/utils';
import { lightColours } from '#app/insights/chart-kit/picture-colours.ts';
import type { InsightTable } from '#domain/insights/insight-table.ts';
import type { TaggedPdf } from '#platform/pdf/tagged-pdf.server.ts';
import { bodyWidth, left } from './handout-parts.ts';
import { type } from './pdf-drawing.ts';

const densities = { roomy: { size: 11, padding: 5 }, compact: { size: 9, padding: 3 } } as const;
const columnGap = mm(4);

interface Row {
  cells: readonly string[];
  /** The names of columns, or a question above its answers. */
  isHeading: boolean;
  height: number;
}

const columnsOf = (count: number) => {
  const first = bodyWidth * (count > 3 ? 0.3 : 0.5);
  const others = (bodyWidth - first) / (count - 1);
  return Array.from({ length: count }, (_, index) =>
    index === 0 ? { x: left, width: first } : { x: left + first + (index - 1) * others, width: others },
  ).map(({ x, width }, index) => (index === 0 ? { x, width } : { x: x + columnGap, width: width - columnGap }));
};

const labelledText = [
  { x: left, width: mm(52) },
  { x: left + mm(56), width: bodyWidth - mm(56) },
];

/**
 * Measures a table before it is drawn. Numbers are right-aligned below their column names; of two text columns, the
 * first has the labels.
 */
export function layOutTable(
  pdf: TaggedPdf,
  { columns, sections }: InsightTable,
  { density = 'roomy', content = 'numbers' }: { density?: keyof typeof densities; content?: 'numbers' | 'text' } = {},
) {
  const { size, padding } = densities[density];
  const isText = content === 'text';
  const places = isText ? labelledText : columnsOf(columns.length);
  const row = (cells: readonly string[], isHeading: boolean): Row => {
    type(pdf, isHeading ? 600 : 400, size);
    const heights = cells.map((text, index) => pdf.heightOfString(text || ' ', { width: places[index]?.width ?? 0 }));
    return { cells, isHeading, height: Math.max(...heights) + 2 * padding };
  };
  const rows = [
    ...(isText ? [] : [row(columns, true)]),
    ...sections.flatMap(({ heading, rows: inSection }) => [
      ...(heading ? [row([heading, ...columns.slice(1).map(() => '')], true)] : []),
      ...inSection.map(({ heading: label, cells, intervals }) =>
        row([label, ...cells.map((text, index) => [text, intervals?.[index]].filter(Boolean).join('\n'))], false),
      ),
    ]),
  ];
  return { rows, places, isText, size, padding, height: rows.reduce((sum, { height }) => sum + height, 0) };
}

export function drawTable(
  pdf: TaggedPdf,
  { rows, places, isText, size, padding }: ReturnType<typeof layOutTable>,
  top: number,
): void {
  let y = top;
  pdf.group('Table', () => {
    rows.forEach(({ cells, isHeading, height }, rowIndex) => {
      pdf.group('TR', () => {
        cells.forEach((text, index) => {
          const { x, width } = places[index] as (typeof places)[number];
          const isColumnHeading = isHeading && rowIndex === 0;
          const draw = () => {
            if (!text) return;
            type(pdf, isHeading ? 600 : 400, size);
            pdf.text(text, x, y + padding, {
              width,
              align: index === 0 || isText ? 'left' : 'right',
              features: ['tnum'],
            });
          };
          if (isColumnHeading) pdf.element('TH', draw, { scope: 'Column' });
          else if (index === 0) pdf.element('TH', draw, { scope: 'Row' });
          else pdf.element('TD', draw);
        });
      });
      y += height;
      pdf.artifact(() => {
        pdf.moveTo(left, y).lineTo(left + bodyWidth, y);
        const isBelowHead = isHeading && rowIndex === 0;
        pdf.lineWidth(isBelowHead ? 0.75 : 0.4).strokeColor(lightColours[isBelowHead ? 'ink' : 'rule']);
        pdf.stroke();
      });
    });
  });
  pdf.y = y;
}
