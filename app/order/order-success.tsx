import { useEffect, useRef } from 'react';
import { langOfOriginal } from '#platform/languages.ts';
import { CitationCard, type CitationCardProps } from '../components/citation-card.tsx';
import CopyCitation from '../components/copy-citation.tsx';
import type { OrderWords } from './order-words.ts';

interface OrderSuccessProps {
  orderNumber: string;
  citation: CitationCardProps['citation'];
  words: OrderWords;
}

/** Replaces the form after the order was placed. */
export function OrderSuccess({ orderNumber, citation, words }: OrderSuccessProps) {
  const { success } = words;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div className="page-grid gap-y-12">
      <section aria-labelledby="bestellung" className="md:col-span-12 lg:col-span-6">
        <h2 id="bestellung" ref={heading} tabIndex={-1} className="text-3xl outline-none">
          {success.title}
        </h2>
        <p className="measure mt-4 text-lg">{success.text}</p>
        {orderNumber && (
          <dl className="mt-6 border-rule border-t pt-4">
            <dt className="text-ink-muted text-sm">{success.orderNumber}</dt>
            <dd className="font-semibold text-xl tabular-nums">{orderNumber}</dd>
          </dl>
        )}
      </section>
      <div className="md:col-span-12 lg:col-span-5 lg:col-start-8">
        <CitationCard
          citation={citation}
          words={words.citation}
          copy={<CopyCitation text={citation.text} words={words.citation} />}
          lang={langOfOriginal(words.language)}
        />
      </div>
    </div>
  );
}
