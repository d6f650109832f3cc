import { useDeferredValue, useRef } from 'react';
import { withGaps } from '#content/resolve-edition.ts';
import type { Chart } from '#content/schemas.ts';
import type { DraftCard } from '#domain/editions/values/edition-draft.ts';
import { germanChartWords } from '#domain/insights/german-chart-words.ts';
import { insightDescription } from '#domain/insights/insight-description.ts';
import { Choice } from '../../../components/ui/filter-bar.tsx';
import { ChartDrawing, ChartPatterns } from '../../../insights/chart-figure.tsx';
import { drawChart } from '../../../insights/charts/draw-chart.ts';
import { CheckInput } from '../../../workspace/form/check-input.tsx';
import { optionsOf } from '../../../workspace/list/options.ts';
import { notifyChanged } from '../../../workspace/records/notify.ts';
import { useDraftFields } from '../../content/draft/draft-fields.ts';
import { useUndo } from '../../content/draft/use-undo.ts';
import { FieldByPath } from '../../content/fields/field-control.tsx';
import { ChartFields } from '../charts/chart-fields.tsx';
import { chartKindLabels, labelsOf, withKind } from '../charts/chart-shapes.ts';
import { drawableCard } from '../charts/drawable-card.ts';
import { type CardPath, useEdition, useEditionField } from '../edition-fields.ts';

const kinds = optionsOf(Object.keys(chartKindLabels) as Chart['kind'][], chartKindLabels);

export function CardForm({ index }: { index: number }) {
  const path: CardPath = `insightCards.${index}`;
  const field = (name: keyof DraftCard) => <FieldByPath key={name} path={`${path}.${name}`} />;
  return (
    <div
      className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]"
      data-field={path}
    >
      <div className="grid min-w-0 content-start gap-4">
        {(['title', 'message', 'description', 'reading', 'question'] as const).map(field)}
      </div>
      <div className="min-w-0 lg:sticky lg:top-32 lg:row-span-2 lg:self-start">
        <ChartPreview index={index} />
      </div>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4">
        <ChartPart index={index} />
        {field('notes')}
        <div className="grid gap-4 sm:grid-cols-2">
          {(['base', 'source', 'icon', 'colour', 'slug', 'formerSlugs'] as const).map(field)}
        </div>
        {field('published')}
      </div>
    </div>
  );
}

/** The chart: its kind, its values, and the labels that the message is about. */
function ChartPart({ index }: { index: number }) {
  const path: CardPath = `insightCards.${index}`;
  const { value: chart } = useEditionField(`${path}.chart`);
  const { value, change: mark } = useEditionField(`${path}.highlight`);
  const highlight = value ?? [];
  const { current, change } = useEdition();
  const undoAt = useUndo();
  const chosen = useRef({ from: chart, made: chart });
  if (!chart?.kind) return null;
  const choose = (kind: Chart['kind']) => {
    // Arrow keys may pass kinds with fewer values, so each kind is made from the chart before the first step.
    const from = (chosen.current.made === chart && chosen.current.from) || chart;
    const made = withKind(from, kind, Number(current().facts?.year));
    chosen.current = { from, made };
    change(`${path}.chart`, made);
    notifyChanged(
      { title: 'Kind of chart changed', description: 'Ctrl+Z restores it.', lang: 'en' },
      undoAt(
        `${path}.chart` as const,
        (now) => change(now, from),
        'The kind of chart was not restored: the card has changed since',
      ),
    );
  };
  return (
    <>
      <Choice label="Kind of chart" value={chart.kind} options={kinds} onChange={choose} />
      <ChartFields key={chart.kind} cardPath={path} />
      <fieldset data-field={`${path}.highlight`}>
        <legend className="mb-1 text-sm font-semibold">
          Labels that the message is about, drawn in the signal colour
        </legend>
        <div className="flex flex-wrap gap-x-5">
          {[...new Set([...labelsOf(chart), ...highlight])].map((label) => (
            <CheckInput
              key={label}
              checked={highlight.includes(label)}
              onChange={({ target }) => {
                const marked = highlight.filter((other) => other !== label);
                const next = target.checked ? [...marked, label] : marked;
                mark(next.length > 0 ? next : undefined);
              }}
              className="text-sm"
            >
              <span lang="de">{label}</span>
            </CheckInput>
          ))}
        </div>
      </fieldset>
    </>
  );
}

/** The chart of a card as on a phone and in a wide window, with the values entered so far. */
function ChartPreview({ index }: { index: number }) {
  const { edition } = useDraftFields();
  const shown = useDeferredValue(edition);
  const card = shown && drawableCard(shown, index);
  if (!card) {
    return (
      <p className="text-sm text-ink-muted">The chart is drawn here once its fields are complete: see the check.</p>
    );
  }
  const label = insightDescription(card, germanChartWords);
  return (
    <section aria-label="Chart" className="min-w-0">
      <ChartPatterns />
      <h4 lang="de" className="mb-3 text-base">
        {withGaps(card.message)}
      </h4>
      <p className="mb-1 text-sm text-ink-muted">Wide, from 768 px</p>
      <ChartDrawing scene={drawChart(card, 'wide', germanChartWords)} label={label} className="max-w-[51rem]" />
      <p className="mt-5 mb-1 text-sm text-ink-muted">Phone, 360 px</p>
      <ChartDrawing scene={drawChart(card, 'narrow', germanChartWords)} label={label} className="max-w-[20.5rem]" />
    </section>
  );
}
