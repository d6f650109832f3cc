import { plainWords } from '#content/written-marks.ts';
import { JsonLd } from '../components/json-ld.tsx';
import type { OrderedStudy } from './ordered-study.ts';

interface StudyForMachinesProps {
  study: OrderedStudy;
  /** Name of the university. */
  publisher: string;
  publicUrl: string;
}

/** The report as structured data for search engines. */
export function StudyForMachines({ study, publisher, publicUrl }: StudyForMachinesProps) {
  const { facts, orderTexts, prices, citation } = study;
  const offer = (francs: number) => ({
    '@type': 'Offer',
    price: francs,
    priceCurrency: 'CHF',
    url: `${publicUrl}/order`,
    availability: 'https://schema.org/InStock',
  });
  return (
    <JsonLd
      data={{
        '@context': 'https://schema.org',
        '@type': 'Report',
        name: citation.title,
        description: plainWords(orderTexts.description),
        inLanguage: 'de',
        datePublished: String(citation.year),
        numberOfPages: facts.pages.order.value,
        author: citation.authors.map(({ givenName, familyName }) => ({
          '@type': 'Person',
          name: `${givenName} ${familyName}`,
        })),
        publisher: { '@type': 'CollegeOrUniversity', name: publisher },
        url: `${publicUrl}/order`,
        offers: [offer(prices.small), offer(prices.large)],
      }}
    />
  );
}
