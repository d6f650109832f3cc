import { useRef } from 'react';
import type { Chart, DataColour, InsightIcon } from '#content/schemas.ts';
import { dataColours, insightIcons } from '#content/schemas.ts';
import { Choice } from '../../../components/ui/filter-bar.tsx';
import { optionsOf } from '../../../workspace/list/options.ts';
import { useContentField, useDraftFields } from '../../content/draft/draft-fields.ts';
import { CheckField, ChoiceField, NumberField, TextField, TextsField } from '../../content/fields/content-fields.tsx';
import { ChartFields } from '../charts/chart-fields.tsx';
import { chartKindLabels } from '../charts/chart-kinds.ts';
import { ChartPreview } from '../charts/chart-preview.tsx';
import { labelsOf, type WrittenChart, withKind } from '../charts/chart-shapes.ts';

const colourNames: Record<DataColour, string> = {
  'data-1': 'Petrol',
  'data-2': 'Vermilion',
  'data-3': 'Ochre',
  'data-4': 'Slate',
  'data-5': 'Plum',
};
const iconNames: Record<InsightIcon, string> = {
  'trending-up': 'Rising line',
  percent: 'Per cent',
  route: 'Way',
  scale: 'Scales',
  headset: 'Headset',
  eye: 'Eye',
  lightbulb: 'Light bulb',
  sparkles: 'Sparkles',
  users: 'People',
};

const kinds = optionsOf(Object.keys(chartKindLabels) as Chart['kind'][], chartKindLabels);

/** Everything about one card, with its chart beside it. */
export function CardForm({ place }: { place: number }) {
  const path = `insightCards.${place}`;
  return (
    <div
      className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]"
      data-field={path}
    >
      <div className="grid min-w-0 content-start gap-4">
        <TextField path={`${path}.title`} label="Title" />
        <TextField
          path={`${path}.message`}
          label="Message"
          rows={2}
          help="One sentence that says what the chart shows."
        />
        <TextField path={`${path}.description`} label="Description" rows={3} />
        <TextField
          path={`${path}.question`}
          label="Question as asked"
          isOptional
          help="Where the study publishes it."
        />
      </div>
      <div className="min-w-0 lg:sticky lg:top-32 lg:row-span-2 lg:self-start">
        <ChartPreview place={place} />
      </div>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4">
        <ChartPart path={path} />
        <TextsField path={`${path}.notes`} label="Notes" as="lines" rows={2} />
        <div className="grid gap-4 sm:grid-cols-2">
          <NumberField path={`${path}.base`} label="Base (n)" isOptional help="Empty: all respondents." />
          <TextField path={`${path}.source`} label="Source" isOptional help="Empty: the edition’s own." />
          <ChoiceField path={`${path}.icon`} label="Icon" options={optionsOf(insightIcons, iconNames)} />
          <ChoiceField path={`${path}.colour`} label="Colour" options={optionsOf(dataColours, colourNames)} />
          <TextField path={`${path}.slug`} label="Name in addresses" help="Small letters and hyphens: «wer-hilft»." />
          <TextsField
            path={`${path}.formerSlugs`}
            label="Former names in addresses"
            as="lines"
            rows={2}
            isOptional
            help="One a line. A published card that gets another name keeps its old one here: its addresses go on answering."
          />
        </div>
        <CheckField path={`${path}.published`} label="Published: the chart has its figures" />
      </div>
    </div>
  );
}

/** The chart's kind, its values, and what its message is about. */
function ChartPart({ path }: { path: string }) {
  const { value: chart, change } = useContentField<WrittenChart>(`${path}.chart`);
  const { value: highlight = [], change: mark } = useContentField<string[]>(`${path}.highlight`);
  const { read } = useDraftFields();
  const chosen = useRef({ from: chart, made: chart });
  if (!chart) return null;
  const choose = (kind: Chart['kind']) => {
    // Arrow keys pass over kinds that hold less: each is made from what was there before the first of them.
    const from = (chosen.current.made === chart && chosen.current.from) || chart;
    const made = withKind(from, kind, Number(read('facts.year')));
    chosen.current = { from, made };
    change(made);
  };
  return (
    <>
      <Choice label="Kind of chart" value={chart.kind} options={kinds} onChange={choose} />
      <ChartFields key={chart.kind} path={`${path}.chart`} cardPath={path} />
      <fieldset data-field={`${path}.highlight`}>
        <legend className="mb-1 text-sm font-semibold">What the message is about, drawn in the signal colour</legend>
        <div className="flex flex-wrap gap-x-5">
          {[...new Set([...labelsOf(chart), ...highlight])].map((label) => (
            <label key={label} className="flex min-h-9 items-center gap-2 text-sm pointer-coarse:min-h-11">
              <input
                type="checkbox"
                checked={highlight.includes(label)}
                onChange={({ target }) => {
                  const marked = highlight.filter((other) => other !== label);
                  const next = target.checked ? [...marked, label] : marked;
                  mark(next.length > 0 ? next : undefined);
                }}
                className="size-5 accent-accent"
              />
              <span lang="de">{label}</span>
            </label>
          ))}
        </div>
      </fieldset>
    </>
  );
}
