import {
  Eye,
  Headset,
  Lightbulb,
  type LucideIcon,
  Percent,
  Route,
  Scale,
  Sparkles,
  TrendingUp,
  Users,
} from 'lucide-react';
import type { DataColour, InsightIcon } from '#content/card-look-schemas.ts';
import { orderPath } from '#content/site.ts';
import type { PublishedContent } from '#domain/editions/live-content/page-link.ts';
import { chartWords } from '#domain/insights/chart-words.ts';
import { insightDescription } from '#domain/insights/insight-description.ts';
import { insightAddress } from '#domain/insights/insight-files.ts';
import { hasIntervals } from '#domain/insights/insight-values.ts';
import { noteText } from '#domain/insights/note-text.ts';
import { type Language, localPath } from '#platform/languages.ts';
import { CardTable } from './card-table.tsx';
import { CardTools } from './card-tools.tsx';
import { CardTrends } from './card-trends.tsx';
import { ChartFigure } from './chart-figure.tsx';
import { drawChart } from './charts/draw-chart.ts';
import { insightsWords } from './insights-words.ts';
import { linkOfCard } from './link-of-card.ts';
import type { ShownCard } from './shown-insights.ts';

const icons: Record<InsightIcon, LucideIcon> = {
  'trending-up': TrendingUp,
  percent: Percent,
  route: Route,
  scale: Scale,
  headset: Headset,
  eye: Eye,
  lightbulb: Lightbulb,
  sparkles: Sparkles,
  users: Users,
};

/** By the variables that charts use too, which forced colours replace (insights.css). */
const colours: Record<DataColour, string> = {
  'data-1': 'text-(--data-1)',
  'data-2': 'text-(--data-2)',
  'data-3': 'text-(--data-3)',
  'data-4': 'text-(--data-4)',
  'data-5': 'text-(--data-5)',
};

interface InsightArticleProps extends ShownCard {
  isCurrent: boolean;
  isEmbedded: boolean;
  /** For links to other pages; omitted in the edition's package, which has no links, script or tools. */
  content?: PublishedContent;
}

/** One card: its message, chart, data table, source and tools. */
export function InsightArticle({ isCurrent, isEmbedded, content, ...shown }: InsightArticleProps) {
  const { language, card, pinned, publicUrl } = shown;
  const { edition } = shown.live;
  const words = insightsWords(language);
  const chartTexts = chartWords(language);
  const Icon = icons[card.icon];
  const count = edition.insightCards.length;
  return (
    <article
      id={`karte-${card.id}`}
      data-card={card.id}
      data-current={isCurrent ? '' : undefined}
      aria-labelledby={`karte-${card.id}-titel`}
      className={`gap-6 print:block print:py-0 ${isEmbedded ? 'py-5' : 'py-8 md:py-10 xl:grid xl:min-h-[40rem] xl:grid-cols-12'}`}
    >
      <div className="xl:col-span-4 xl:pr-6">
        <p className="kicker flex items-center gap-2">
          <Icon aria-hidden="true" className={`size-5 ${colours[card.colour]}`} />
          {isEmbedded ? edition.facts.title : `${card.id} / ${count}`}
        </p>
        <h2 id={`karte-${card.id}-titel`} className="mt-2 text-xl text-accent">
          {card.title}
        </h2>
        <p className="mt-2 text-2xl leading-[1.18] font-semibold tracking-tight text-balance">{card.message}</p>
        <p className="measure mt-3 text-ink-muted">{card.description}</p>
        {card.reading && !isEmbedded && (
          <section aria-label={words.reading} className="measure mt-4 border-l-2 border-rule pl-4">
            <p className="kicker">{words.reading}</p>
            <p className="mt-1">{card.reading}</p>
          </section>
        )}
        {!card.published && content && (
          <p className="no-print mt-4">
            <a
              {...linkOfCard(content, shown, orderPath)}
              className="font-semibold text-accent underline underline-offset-4"
            >
              {words.orderStudy}
            </a>
          </p>
        )}
      </div>
      <div className={`mt-6 min-w-0 print:mt-6 ${isEmbedded ? '' : 'xl:col-span-8 xl:mt-0'}`}>
        <figure aria-labelledby={`karte-${card.id}-titel`}>
          {content && <ViewSwitch language={language} title={card.title} />}
          <div className={`insight-chart mt-4 ${isEmbedded ? '' : 'md:mt-6'}`}>
            <ChartFigure
              label={insightDescription(card, chartTexts)}
              draw={(layout) => drawChart(card, layout, chartTexts)}
            />
          </div>
          <div className="insight-table mt-4 overflow-x-auto print:mt-8">
            <CardTable card={card} words={chartTexts} />
          </div>
          <figcaption className="measure mt-5 text-sm text-ink-muted">
            {card.notes.length > 0 && <p>{noteText(card.notes)}</p>}
            {card.question && <p>{chartTexts.question(card.question)}</p>}
            {hasIntervals(card) && <p>{chartTexts.intervals}</p>}
            <p>
              {chartTexts.source(card.source)}
              {isEmbedded && (
                <>
                  {' · '}
                  <a
                    href={publicUrl + localPath(language, insightAddress(edition.facts.year, card, pinned))}
                    target="_blank"
                    rel="noopener"
                    className="underline"
                  >
                    {publicUrl.replace(/^https?:\/\//, '')}
                  </a>
                </>
              )}
            </p>
          </figcaption>
        </figure>
        {!isEmbedded && <CardTrends language={language} card={card} />}
        {!isEmbedded && content && <CardTools {...shown} content={content} />}
      </div>
    </article>
  );
}

function ViewSwitch({ language, title }: { language: Language; title: string }) {
  const words = insightsWords(language);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for input, this switches the view
    <div
      role="group"
      aria-label={words.view(title)}
      className="noscript:hidden no-print inline-flex max-w-full flex-wrap overflow-clip rounded border border-control"
    >
      <button type="button" data-view="chart" aria-pressed="true" className="insight-switch">
        {words.chart}
      </button>
      <button type="button" data-view="table" aria-pressed="false" className="insight-switch">
        {words.table}
      </button>
    </div>
  );
}
