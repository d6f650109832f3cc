import { expect, test } from 'vitest';
import { chartWords } from '#domain/insights/chart-words.ts';
import type { Language } from '#platform/languages.ts';
import { sampleFigure } from '#tests/made-up/sample-figure.ts';
import { textWidth } from '../chart-kit/text-width.ts';
import { population } from './population.ts';

const part = (label: string, value: number) => ({ label, figure: sampleFigure({ value }) });

/** Space between each value and its label. */
function gaps(language: Language) {
  const blocks = [{ label: 'Muster', partition: true, parts: [part('wichtig', 80), part('unentschieden', 20)] }];
  const { marks } = population(
    { kind: 'population', blocks },
    { width: 720, isNarrow: false, highlight: [], words: chartWords(language) },
  );
  const texts = marks.flatMap((mark) => (mark.kind === 'text' ? [mark] : []));
  return texts.flatMap(({ x, text, size, weight }, index) =>
    text.endsWith('%') ? [(texts[index + 1]?.x ?? 0) - x - textWidth(text, size, weight)] : [],
  );
}

test('labels don’t touch their values, even in French with its space before the percent sign', () => {
  for (const language of ['de', 'fr'] as const) {
    expect(gaps(language)).toHaveLength(2);
    for (const gap of gaps(language)) expect(gap).toBeGreaterThan(4);
  }
});

test('labels of small parts at the end are inside the chart', () => {
  const parts = [part('wichtig', 90), part('unwichtig', 5), part('weiss nicht', 3), part('keine Angabe', 2)];
  const { marks, height } = population(
    { kind: 'population', blocks: [{ label: 'Muster', partition: true, parts }] },
    { width: 720, isNarrow: false, highlight: [], words: chartWords('de') },
  );
  for (const mark of marks) if (mark.kind === 'text') expect(mark.y + mark.size / 4).toBeLessThanOrEqual(height);
});
