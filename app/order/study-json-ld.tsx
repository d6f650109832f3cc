import type { Edition } from '#content/schemas.ts';
import { plainWords } from '#content/written-marks.ts';
import { type Language, localPath } from '#platform/languages.ts';
import { JsonLd } from '../components/json-ld.tsx';

interface StudyJsonLdProps {
  language: Language;
  edition: Pick<Edition, 'facts' | 'orderTexts' | 'prices' | 'citation'>;
  /** Name of the university. */
  publisher: string;
  publicUrl: string;
}

/** The report as structured data for search engines. */
export function StudyJsonLd({ language, edition, publisher, publicUrl }: StudyJsonLdProps) {
  const { facts, orderTexts, prices, citation } = edition;
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
        description: plainWords(orderTexts.description),
        inLanguage: language,
        datePublished: String(citation.year),
        numberOfPages: facts.pages.order.value,
        author: citation.authors.map(({ givenName, familyName }) => ({
          '@type': 'Person',
          name: `${givenName} ${familyName}`,
        })),
        publisher: { '@type': 'CollegeOrUniversity', name: publisher },
        url,
        offers: [offer(prices.small), offer(prices.large)],
      }}
    />
  );
}
