import type { PageTexts } from '#content/page-schemas.ts';
import type { EditionFacts } from '#content/schemas.ts';
import { orderPath } from '#content/site.ts';
import { type Language, localPath } from '#platform/languages.ts';
import { ButtonLink } from '../components/button-link.tsx';
import { Inline } from '../components/written-text.tsx';
import { CardOverview } from './card-overview.tsx';
import type { CardToolsProps } from './card-tools.tsx';
import { cardToolsWords } from './card-tools-words.ts';
import { ChartPatterns } from './chart-figure.tsx';
import { FurtherFiguresList } from './further-figures-list.tsx';
import { InsightArticle } from './insight-article.tsx';
import { ViewerBar } from './viewer-bar.tsx';

interface InsightsViewProps extends Omit<CardToolsProps, 'card'> {
  hasPackage: boolean;
  /** The initially shown card, counted from 1. */
  current: number;
  /** Whether only the card is shown, embedded on another site. */
  embedded: boolean;
  texts: PageTexts['insights'];
  /** Link to the edition on sale; null if it isn't published in this language. */
  order: (PageTexts['insights']['order'] & { label: string; edition: Pick<EditionFacts, 'year' | 'title'> }) | null;
}

/**
 * All of /insights as markup: rendered by the server and kept by the browser, which only switches between cards
 * (viewer.ts). Neither charts nor cards are part of the page's script.
 */
export function InsightsView({
  language,
  edition,
  version,
  published,
  pinned,
  hasPackage,
  current,
  embedded,
  publicUrl,
  texts,
  order,
}: InsightsViewProps) {
  const { facts, insightCards } = edition;
  const { copied, selected } = cardToolsWords(language);
  const article = (card: (typeof insightCards)[number]) => (
    <InsightArticle
      key={card.id}
      {...{ language, card, edition, version, published, pinned, publicUrl, embedded }}
      isCurrent={card.id === current}
    />
  );
  if (embedded) {
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
      data-copied={copied}
      data-selected={selected}
    >
      <ChartPatterns />
      <header className="pt-8 pb-6 md:pt-12 print:pt-0">
        <p className="inline-block rounded-sm bg-signal px-2.5 py-0.5 text-sm font-semibold text-on-signal print:bg-transparent print:px-0 print:text-signal">
          {texts.heading.kicker}
        </p>
        <h1 className="mt-3 text-3xl">{texts.heading.title}</h1>
        <p className="mt-2 text-ink-muted">
          <Inline text={texts.heading.lead} />
        </p>
      </header>
      <ViewerBar language={language} cards={insightCards} current={current} />
      <div data-cards>{insightCards.map(article)}</div>
      <CardOverview language={language} edition={edition} version={version} pinned={pinned} hasPackage={hasPackage} />
      <FurtherFiguresList language={language} edition={edition} />
      {order && pinned === undefined && <OrderLink language={language} order={order} year={facts.year} />}
    </div>
  );
}

interface OrderLinkProps {
  language: Language;
  order: NonNullable<InsightsViewProps['order']>;
  /** Year of the shown edition. */
  year: number;
}

/** A link to the order of the edition on sale. */
function OrderLink({ language, order, year }: OrderLinkProps) {
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
          {order.edition.year !== year && `${order.edition.title}: `}
          {order.text}
        </p>
      </div>
      <ButtonLink href={localPath(language, orderPath)} look="signal">
        {order.label}
      </ButtonLink>
    </section>
  );
}
