import { orderPath } from '#content/site.ts';
import { pageLink } from '#domain/editions/live-content/page-link.ts';
import type { LiveEdition, SiteContent } from '#domain/editions/live-content/site-content.ts';
import { ButtonLink } from '../components/button-link.tsx';
import { InlineText } from '../components/formatted-text.tsx';
import { CardOverview } from './card-overview.tsx';
import { cardToolsWords } from './card-tools-words.ts';
import { ChartPatterns } from './chart-figure.tsx';
import { FurtherFiguresList } from './further-figures-list.tsx';
import { InsightArticle } from './insight-article.tsx';
import { shownEditionTitle } from './insights-meta.ts';
import { insightsWords } from './insights-words.ts';
import { ToolIcons } from './tool-icons.tsx';
import { ViewerBar } from './viewer-bar.tsx';

export interface InsightsViewProps {
  content: SiteContent;
  live: LiveEdition;
  /** The initially shown card, counted from 1. */
  card: number;
  /** Number of the version, on a version's own page. */
  version?: number | undefined;
  /** Whether the edition's package is ready to download. */
  hasPackage?: boolean;
  /** Whether only the card is shown, embedded on another site. */
  isEmbedded: boolean;
  publicUrl: string;
}

/**
 * All of /insights as markup: rendered by the server and kept by the browser, which only switches between cards
 * (viewer.ts). Neither charts nor cards are part of the page's script.
 */
export function InsightsView(props: InsightsViewProps) {
  const { content, live, card: current, version: pinned, hasPackage = true, isEmbedded, publicUrl } = props;
  const { language } = content;
  const { edition, insights: texts } = live;
  const { facts, insightCards } = edition;
  const { copied, selected } = cardToolsWords(language);
  // Without script, all cards are shown from the first one on.
  const requested = insightCards.find(({ id }) => id === current && id > 1);
  const article = (card: (typeof insightCards)[number]) => (
    <InsightArticle
      key={card.id}
      {...{ content, language, card, live, pinned, publicUrl, isEmbedded }}
      isCurrent={card.id === current}
    />
  );
  if (isEmbedded) {
    return (
      <div className="insight-viewer container-page" data-view="chart" data-edition={facts.year}>
        <h1 className="sr-only">{facts.title}</h1>
        <ChartPatterns />
        {insightCards.filter(({ id }) => id === current).map(article)}
      </div>
    );
  }
  return (
    <div
      className="insight-viewer container-page"
      data-view="chart"
      data-edition={facts.year}
      data-version={pinned}
      data-edition-title={shownEditionTitle(live, pinned, language)}
      data-copied={copied}
      data-selected={selected}
    >
      <ChartPatterns />
      <ToolIcons />
      <header className="pt-8 pb-6 print:pt-0">
        <p className="inline-block rounded-sm bg-signal px-2.5 py-0.5 text-sm font-semibold text-on-signal print:bg-transparent print:px-0 print:text-signal">
          {texts.heading.kicker}
        </p>
        <h1 className="mt-3 text-3xl">{texts.heading.title}</h1>
        <p className="measure mt-2 text-ink-muted">
          <InlineText text={texts.heading.lead} />
        </p>
      </header>
      <ViewerBar language={language} cards={insightCards} current={current} />
      {requested && (
        <noscript>
          <p className="pt-4">
            <a href={`#karte-${requested.id}`}>{insightsWords(language).card(requested.id, requested.title)}</a>
          </p>
        </noscript>
      )}
      <div data-cards>{insightCards.map(article)}</div>
      <CardOverview language={language} live={live} pinned={pinned} hasPackage={hasPackage} />
      <FurtherFiguresList language={language} edition={edition} />
      {content.inFrame === content.current && pinned === undefined && <OrderLink content={content} year={facts.year} />}
    </div>
  );
}

interface OrderLinkProps {
  content: SiteContent;
  /** Year of the shown edition. */
  year: number;
}

/** A link to the order of the edition on sale, which has to be published in this language. */
function OrderLink({ content, year }: OrderLinkProps) {
  const { order } = content.insights;
  const { facts } = content.current.edition;
  return (
    <section
      aria-labelledby="vollstudie"
      className="no-print focus-light mb-16 flex flex-wrap items-center justify-between gap-6 rounded-md bg-petrol px-6 py-8 text-on-petrol md:px-10 md:py-12"
    >
      <div>
        <h2 id="vollstudie" className="text-2xl">
          {order.title}
        </h2>
        <p className="mt-2">
          {facts.year !== year && `${facts.title}: `}
          {order.text}
        </p>
      </div>
      <ButtonLink {...pageLink(content, orderPath)} look="signal">
        {content.frame.callToAction}
      </ButtonLink>
    </section>
  );
}
