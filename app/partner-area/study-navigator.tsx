import { figureText } from '#content/figure-text.ts';
import type { LabelledFigure, NavigatorSection, ShareBlock } from '#content/schemas.ts';
import { insightAddress } from '#domain/insights/insight-files.ts';
import { FormattedText } from '../components/formatted-text.tsx';
import { SideTabs } from './panel-tabs.tsx';

/** The part of the edition that the navigator shows. */
export interface NavigatedStudy {
  year: number;
  sourceLine: string;
  sections: NavigatorSection[];
}

/** The sections of the edition as tabs. */
export function StudyNavigator({ study }: { study: NavigatedStudy }) {
  return (
    <SideTabs
      label="Abschnitte der Studie"
      tabs={study.sections.map((section) => ({
        id: section.id,
        label: section.label,
        panel: <Section section={section} study={study} />,
      }))}
    />
  );
}

function Section({ section, study }: { section: NavigatorSection; study: NavigatedStudy }) {
  const { title, paragraphs, figures, blocks, notes, cards } = section;
  return (
    <>
      <h2 className="text-3xl hyphens-auto">{title}</h2>
      {paragraphs.map((text, index) => (
        <FormattedText key={`${index}`} text={text} className="measure mt-4" />
      ))}
      {figures.length > 0 && (
        <dl className="mt-10 grid grid-cols-1 gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
          {figures.map((entry) => (
            <BigFigure key={entry.label} entry={entry} />
          ))}
        </dl>
      )}
      {blocks.map((block) => (
        <Shares key={block.label} block={block} />
      ))}
      {[...notes, ...(figures.length + blocks.length > 0 ? [`Quelle: ${study.sourceLine}`] : [])].map((note) => (
        <p key={note} className="measure mt-4 text-ink-muted text-sm">
          {note}
        </p>
      ))}
      {cards.length > 0 && (
        <ul className="mt-8 flex flex-wrap gap-x-6 border-rule border-t pt-2">
          {cards.map((card) => (
            <li key={card}>
              <a
                href={insightAddress(study.year, { id: card })}
                className="inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4"
              >
                Insight {card} ansehen
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Bar({ percent }: { percent: number }) {
  return (
    <svg aria-hidden="true" width="100%" height="6" className="block">
      <rect width="100%" height="6" className="fill-rule" />
      <rect width={`${percent}%`} height="6" className="fill-data-1" />
    </svg>
  );
}

/** A figure. A bar shows the position of a value on the answer scale (1 to 7). */
function BigFigure({ entry: { label, figure } }: { entry: LabelledFigure }) {
  return (
    <div className="flex flex-col border-ink border-t-2 pt-3">
      <dt className="text-ink-muted">{label}</dt>
      <dd className="mt-auto pt-1">
        <span className="mb-3 block font-bold text-4xl tabular-nums tracking-tight">{figureText(figure)}</span>
        {figure.unit === 'scale-1-7' && <Bar percent={((figure.value - 1) / 6) * 100} />}
      </dd>
    </div>
  );
}

function Shares({ block: { label, parts } }: { block: ShareBlock }) {
  return (
    <section className="mt-10">
      <h3 className="text-lg">{label}</h3>
      <dl className="mt-3">
        {parts.map(({ label: name, figure }) => (
          <div
            key={name}
            className="grid grid-cols-[minmax(0,1fr)_4.5rem] items-center gap-x-4 border-rule border-t py-2.5 sm:grid-cols-[10rem_minmax(0,1fr)_4.5rem]"
          >
            <dt>{name}</dt>
            <dd className="contents">
              <span className="order-last col-span-2 mt-2 sm:order-none sm:col-span-1 sm:mt-0">
                <Bar percent={figure.value} />
              </span>
              <span className="text-right font-semibold tabular-nums">{figureText(figure)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
