import { Link } from 'wouter';
import { facts, navigatorSections } from '#content/current-edition.ts';
import { figureText } from '#content/figure-text.ts';
import type { Figure, LabelledFigure, NavigatorSection, ShareBlock } from '#content/schemas.ts';
import { Tabs } from './tabs.tsx';

/** The edition in five sections. */
export function StudyNavigator() {
  return (
    <Tabs
      label="Abschnitte der Studie"
      layout="side"
      tabs={navigatorSections.map((section) => ({
        id: section.id,
        label: section.label,
        panel: <Section section={section} />,
      }))}
    />
  );
}

function Section({ section: { title, paragraphs, figures, blocks, notes, cards } }: { section: NavigatorSection }) {
  return (
    <>
      <h2 className="text-3xl hyphens-auto">{title}</h2>
      {paragraphs.map((text) => (
        <p key={text} className="measure mt-4">
          {text}
        </p>
      ))}
      {figures.length > 0 && (
        <dl className="mt-10 grid grid-cols-1 gap-x-6 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
          {figures.map((entry) => (
            <BigFigure key={entry.label} entry={entry} />
          ))}
        </dl>
      )}
      {blocks.map((block) => (
        <Shares key={block.label} block={block} />
      ))}
      {[...notes, ...(figures.length + blocks.length > 0 ? [`Quelle: ${facts.sourceLine}`] : [])].map((note) => (
        <p key={note} className="measure mt-4 text-ink-muted text-sm">
          {note}
        </p>
      ))}
      {cards.length > 0 && (
        <ul className="mt-8 flex flex-wrap gap-x-6 border-rule border-t pt-2">
          {cards.map((card) => (
            <li key={card}>
              <Link
                href={`/insights?card=${card}`}
                className="inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4"
              >
                Insight {card} ansehen
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** How much of its scale a figure fills, in percent; undefined for figures without a scale. */
function share({ unit, value }: Figure): number | undefined {
  if (unit === 'percent') return value;
  return unit === 'scale-1-7' ? ((value - 1) / 6) * 100 : undefined;
}

function Bar({ percent }: { percent: number }) {
  return (
    <svg aria-hidden="true" width="100%" height="6" className="block">
      <rect width="100%" height="6" className="fill-rule" />
      <rect width={`${percent}%`} height="6" className="fill-data-1" />
    </svg>
  );
}

function BigFigure({ entry: { label, figure } }: { entry: LabelledFigure }) {
  const percent = share(figure);
  return (
    <div className="flex flex-col border-ink border-t-2 pt-3">
      <dt className="text-ink-muted">{label}</dt>
      <dd className="mt-auto pt-1">
        <span className="mb-3 block font-bold text-4xl tabular-nums tracking-tight">{figureText(figure)}</span>
        {percent !== undefined && <Bar percent={percent} />}
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
                <Bar percent={share(figure) ?? 0} />
              </span>
              <span className="text-right font-semibold tabular-nums">{figureText(figure)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
