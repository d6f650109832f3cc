import { withoutMarkup } from '#content/inline-markup.ts';
import type { SiteContent } from '#domain/editions/live-content/site-content.ts';
import { localPath } from '#platform/languages.ts';
import { JsonLd } from '../components/json-ld.tsx';

/** The report as structured data for search engines. */
export function StudyJsonLd({ content, publicUrl }: { content: SiteContent; publicUrl: string }) {
  const { language, institution } = content;
  const { facts, orderTexts, prices, citation } = content.current.edition;
  const url = publicUrl + localPath(language, '/order');
  const offer = (francs: number) => ({
    '@type': 'Offer',
    price: francs,
    priceCurrency: 'CHF',
    url,
    availability: 'https://schema.org/InStock',
  });
  return (
    <JsonLd
      data={{
        '@context': 'https://schema.org',
        '@type': 'Report',
        name: citation.title,
        description: withoutMarkup(orderTexts.description),
        inLanguage: language,
        datePublished: String(citation.year),
        numberOfPages: facts.pages.order.value,
        author: citation.authors.map(({ givenName, familyName }) => ({
          '@type': 'Person',
          name: `${givenName} ${familyName}`,
        })),
        publisher: { '@type': 'CollegeOrUniversity', name: institution.name },
        url,
        offers: [offer(prices.small), offer(prices.large)],
      }}
    />
  );
}
