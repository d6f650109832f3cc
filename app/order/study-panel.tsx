import { figureText } from '#content/figure-text.ts';
import type { PageTexts } from '#content/page-schemas.ts';
import type { Edition } from '#content/schemas.ts';
import { companySizes } from '#domain/orders/study-orders/study-order-choices.ts';
import { fill } from '#platform/words.ts';
import type { CitationCardProps } from '../components/citation-card.tsx';
import { FormattedText, InlineText } from '../components/formatted-text.tsx';
import type { OrderWords } from './order-words.ts';
import { PriceRow } from './price-table.tsx';

/** The part of an edition that the order page shows. */
export type OrderedStudy = Pick<Edition, 'facts' | 'orderTexts' | 'prices'> &
  Pick<PageTexts['order'], 'topicsTitle' | 'pricesTitle'> & {
    /** The study's citation as text and for reference managers. */
    citation: CitationCardProps['citation'];
  };

export function StudyPanel({ study, words }: { study: OrderedStudy; words: OrderWords }) {
  const { facts, orderTexts, prices, topicsTitle, pricesTitle } = study;
  return (
    <section aria-labelledby="studie">
      <h2 id="studie" className="text-2xl">
        {facts.title}
      </h2>
      <p className="mt-4 flex items-baseline gap-3">
        <span className="font-bold text-4xl text-accent tabular-nums">
          {figureText(facts.pages.order, words.language)}
        </span>
        <span className="text-lg">{words.pages}</span>
      </p>
      <FormattedText text={orderTexts.description} className="measure mt-4 text-ink-muted" />
      <h3 className="mt-8 text-lg">{topicsTitle}</h3>
      <ul className="mt-2">
        {orderTexts.topics.map(({ title, text }) => (
          <li key={title} className="border-rule border-t py-3">
            <span className="block font-semibold">{title}</span>
            <span className="text-ink-muted">
              <InlineText text={text} />
            </span>
          </li>
        ))}
      </ul>
      <h3 id="preise" className="mt-8 text-lg">
        {pricesTitle}
      </h3>
      <table aria-labelledby="preise" className="mt-2 w-full [&_td]:font-semibold">
        <tbody>
          {companySizes.map((size) => (
            <PriceRow
              key={size}
              language={words.language}
              label={fill(words.reportFor, { size: words.companySizes[size] })}
              francs={prices[size]}
            />
          ))}
          <PriceRow language={words.language} label={words.presentationOnRequest} francs={prices.presentation} />
        </tbody>
      </table>
    </section>
  );
}
