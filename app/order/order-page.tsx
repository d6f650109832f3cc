import { type ComponentType, useEffect, useState } from 'react';
import { citation, facts, orderTexts } from '#content/current-edition.ts';
import { prices, site } from '#content/site.ts';
import { JsonLd } from '../components/json-ld.tsx';
import { PageHeading } from '../components/section-heading.tsx';
import { showToast } from '../components/toast.tsx';
import { useFormResult } from '../form-result.ts';
import { usePageData } from '../page-data.ts';
import { OrderForm } from './order-form.tsx';
import { OrderSuccess } from './order-success.tsx';

const thanks = {
  title: 'Bestellung erfolgreich',
  description: 'Vielen Dank für Ihre Bestellung. Sie erhalten in Kürze eine E-Mail mit der Rechnung.',
};

export default function OrderPage() {
  const posted = useFormResult('order');
  const [orderNumber, setOrderNumber] = useState(posted?.sent);
  const onOrdered = (number: string) => {
    setOrderNumber(number);
    showToast(thanks);
  };
  return (
    <>
      <PageHeading
        kicker={`${facts.editionNumber}. Ausgabe`}
        title="Studie bestellen"
        lead="Der vollständige Studienbericht als PDF, innerhalb von 24 Stunden per E-Mail mit Rechnung."
      />
      <div className="container-page pb-20">
        <EndedLink />
        {orderNumber === undefined ? <OrderForm onOrdered={onOrdered} /> : <OrderSuccess orderNumber={orderNumber} />}
      </div>
      <StudyForMachines />
    </>
  );
}

/** Takes a buyer's ended download link from the address and offers a new one. Its code loads for these visits only. */
function EndedLink() {
  const [offer, setOffer] = useState<{ token: string; RenewLink: ComponentType<{ token: string }> }>();
  useEffect(() => {
    if (!location.hash.startsWith('#neuer-link=')) return;
    void import('./renew-link.tsx').then(({ default: RenewLink, endedLink }) => {
      const token = endedLink(location.hash);
      if (token) setOffer({ token, RenewLink });
    });
  }, []);
  return offer && <offer.RenewLink token={offer.token} />;
}

function StudyForMachines() {
  const { publicUrl } = usePageData();
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
        description: orderTexts.description,
        inLanguage: 'de',
        datePublished: String(citation.year),
        numberOfPages: facts.pages.order.value,
        author: citation.authors.map(({ givenName, familyName }) => ({
          '@type': 'Person',
          name: `${givenName} ${familyName}`,
        })),
        publisher: { '@type': 'CollegeOrUniversity', name: site.university },
        url: `${publicUrl}/order`,
        offers: [offer(prices.small), offer(prices.large)],
      }}
    />
  );
}
