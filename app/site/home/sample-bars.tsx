import { figureText } from '#content/figure-text.ts';
import type { Edition, ShareBlock } from '#content/schemas.ts';
import { noteText } from '#domain/insights/note-text.ts';
import type { Language } from '#platform/languages.ts';

/** Of the bar and of its mark in the key, by the index of the part. */
const looks = [
  ['fill-data-1', 'bg-data-1'],
  ['fill-data-3', 'bg-data-3'],
  ['fill-data-2', 'bg-data-2'],
  ['fill-data-4', 'bg-data-4'],
  ['fill-data-5', 'bg-data-5'],
] as const;
const lookOf = (index: number) => looks[index % looks.length] ?? looks[0];

interface SampleBarsProps {
  language: Language;
  edition: Edition;
}

/** The sample as one stacked bar per characteristic. */
export function SampleBars({ language, edition: { facts, sample, sampleNotes } }: SampleBarsProps) {
  return (
    <figure className="mt-12">
      {sample.map((block) => (
        <DividedBar key={block.label} {...block} language={language} />
      ))}
      <figcaption className="measure text-sm text-ink-muted">
        {/* The last note ends as it was written. */}
        {noteText([facts.sourceLine, ...sampleNotes.slice(0, -1)])} {sampleNotes.at(-1)}
      </figcaption>
    </figure>
  );
}

function DividedBar({ label, parts, language }: ShareBlock & { language: Language }) {
  const total = parts.reduce((sum, { figure }) => sum + figure.value, 0);
  let start = 0;
  return (
    <div className="mb-8">
      <h3 className="text-base">{label}</h3>
      <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true" className="my-3 h-6 w-full">
        {parts.map((part, index) => {
          const x = start;
          const width = (part.figure.value / total) * 100;
          start += width;
          const [fill] = lookOf(index);
          return <rect key={part.label} x={x} width={Math.max(width - 0.3, 0)} height="4" className={fill} />;
        })}
      </svg>
      <dl className="flex flex-wrap gap-x-8 gap-y-1">
        {parts.map((part, index) => (
          <div key={part.label} className="flex max-w-full flex-wrap items-baseline gap-x-2">
            <dt className="flex min-w-0 items-baseline gap-2 hyphens-auto wrap-anywhere">
              <span aria-hidden="true" className={`size-2.5 shrink-0 ${lookOf(index)[1]}`} />
              {part.label}
            </dt>
            <dd className="font-semibold tabular-nums">{figureText(part.figure, language)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
