import type { InsightCard } from '#content/schemas.ts';
import { labelled } from '#platform/labelled.ts';
import type { ChartWords } from './german-chart-words.ts';
import { figureWithUnit, insightValues } from './insight-values.ts';

/** Text alternative of a chart, with every value. */
export function insightDescription(card: InsightCard, words: ChartWords, kind = words.kinds[card.chart.kind]): string {
  const values = insightValues(card);
  const showsYear = new Set(values.map(({ year }) => year)).size > 1;
  const groups = new Map<string, string[]>();
  for (const { group, label, year, figure, missing } of values) {
    const name = showsYear && label !== String(year) ? `${label} ${year}` : label;
    const entries = groups.get(group ?? '') ?? [];
    entries.push(`${name} ${figure ? figureWithUnit(figure, words) : missing}`);
    groups.set(group ?? '', entries);
  }
  const parts = [...groups].map(
    ([group, entries]) => `${group ? labelled(group, entries.join(', '), words.language) : entries.join(', ')}.`,
  );
  return [`${labelled(kind, card.title, words.language)}.`, ...parts].join(' ');
}
