import type { CSSProperties } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Edition, InsightCard } from '#content/schemas.ts';
import { chartWords } from '#domain/insights/chart-words.ts';
import type { ChartWords } from '#domain/insights/german-chart-words.ts';
import { insightDescription } from '#domain/insights/insight-description.ts';
import { insightAddress } from '#domain/insights/insight-files.ts';
import { insightTable } from '#domain/insights/insight-table.ts';
import { noteText } from '#domain/insights/note-text.ts';
import { type Language, localPath } from '#platform/languages.ts';
import { lightColours } from './chart-kit/picture-colours.ts';
import { pictureFonts, type SvgStyle, svgMarks, svgPatterns } from './chart-kit/svg.ts';
import { drawChart } from './charts/draw-chart.ts';
import { insightsWords } from './insights-words.ts';

/** Uses attributes only, for sites that allow no inline styles. */
const chartStyle: SvgStyle = {
  fill: (colour) => `fill="${lightColours[colour]}"`,
  stroke: (colour) => `stroke="${lightColours[colour]}"`,
  isFitted: true,
};

const { ink, paper, rule } = lightColours;
const styles = {
  figure: { margin: 0, maxWidth: 480, padding: 16, boxSizing: 'border-box', background: paper, color: ink },
  table: { width: '100%', borderCollapse: 'collapse', fontSize: '0.875em' },
  cell: { padding: '4px 0 4px 12px', textAlign: 'right', borderTop: `1px solid ${rule}` },
  heading: { padding: '4px 0', textAlign: 'left', fontWeight: 'normal', borderTop: `1px solid ${rule}` },
  link: { color: 'inherit' },
} satisfies Record<string, CSSProperties>;

function Chart({ card, words }: { card: InsightCard; words: ChartWords }) {
  const scene = drawChart(card, 'narrow', words);
  const height = Math.ceil(scene.height);
  const background = `<rect width="${scene.width}" height="${height}" ${chartStyle.fill('paper')}/>`;
  return (
    <svg
      viewBox={`0 0 ${scene.width} ${height}`}
      width="100%"
      role="img"
      aria-label={insightDescription(card, words)}
      fontFamily={pictureFonts}
      dangerouslySetInnerHTML={{
        __html: `<defs>${svgPatterns(chartStyle)}</defs>${background}${svgMarks(scene, chartStyle)}`,
      }}
    />
  );
}

function Table({ card, words }: { card: InsightCard; words: ChartWords }) {
  const { columns, sections } = insightTable(card, words);
  return (
    <table style={styles.table}>
      <thead>
        <tr>
          {columns.map((column, index) => (
            <th key={column} scope="col" style={index === 0 ? styles.heading : styles.cell}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      {sections.map(({ heading, rows }) => (
        <tbody key={heading}>
          {heading && (
            <tr>
              <th scope="rowgroup" colSpan={columns.length} style={styles.heading}>
                {heading}
              </th>
            </tr>
          )}
          {rows.map((row) => (
            <tr key={row.heading}>
              <th scope="row" style={styles.heading}>
                {row.heading}
              </th>
              {row.cells.map((text, index) => (
                <td key={columns[index + 1]} style={styles.cell}>
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

/** The chart as HTML for other sites, with table, source and link. It has no script and loads nothing. */
export function chartHtml(
  card: InsightCard,
  edition: Edition,
  { language, publicUrl }: { language: Language; publicUrl: string },
): string {
  const words = chartWords(language);
  const { facts } = edition;
  return renderToStaticMarkup(
    <figure lang={language} style={styles.figure}>
      <p>
        <strong>{card.title}</strong>
        <br />
        {card.message}
      </p>
      <Chart card={card} words={words} />
      <details>
        <summary>{insightsWords(language).table}</summary>
        <Table card={card} words={words} />
      </details>
      <figcaption>
        {card.notes.length > 0 && `${noteText(card.notes)} `}
        {card.question && `${words.question(card.question)} `}
        {words.source(card.source)}.{' '}
        <a href={publicUrl + localPath(language, insightAddress(facts.year, card))} style={styles.link}>
          {facts.title}
        </a>
      </figcaption>
    </figure>,
  );
}
