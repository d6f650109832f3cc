import type { InsightCard } from '#content/schemas.ts';
import { figureWithUnit, insightValues } from './insight-values.ts';

const chartNames: Record<InsightCard['chart']['kind'], string> = {
  'grouped-bars': 'Balkendiagramm',
  'measure-panels': 'Zwei Balkendiagramme',
  profile: 'Profil',
  shares: 'Anteile',
  population: 'Hundert Punkte, einer je Prozent der Befragten',
  stages: 'Stufendiagramm',
  demographics: 'Kennzahlen und Anteile',
};

/** Text alternative of a chart, with every value. */
export function insightDescription(card: InsightCard): string {
  const values = insightValues(card);
  const withYear = new Set(values.map(({ year }) => year)).size > 1;
  const groups = new Map<string, string[]>();
  for (const { group, label, year, figure, missing } of values) {
    const name = withYear && label !== String(year) ? `${label} ${year}` : label;
    const entries = groups.get(group ?? '') ?? [];
    entries.push(`${name} ${figure ? figureWithUnit(figure) : missing}`);
    groups.set(group ?? '', entries);
  }
  const parts = [...groups].map(([group, entries]) => `${group && `${group}: `}${entries.join(', ')}.`);
  return [`${chartNames[card.chart.kind]}: ${card.title}.`, ...parts].join(' ');
}
