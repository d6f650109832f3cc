import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { facts } from '#content/current-edition.ts';
import { deferred } from '../components/deferred.tsx';
import { PageHeading } from '../components/section-heading.tsx';
import { showToast } from '../components/toast.tsx';
import { useFormResult } from '../form-result.ts';
import { OrderForm } from './order-form.tsx';

const PostedSuccess = deferred(() => import('./posted-success.tsx'));
const StudyForMachines = deferred(() => import('./study-for-machines.tsx'), 'used');

const thanks = {
  title: 'Bestellung erfolgreich',
  description: 'Vielen Dank für Ihre Bestellung. Sie erhalten in Kürze eine E-Mail mit der Rechnung.',
};

export default function OrderPage() {
  const posted = useFormResult('order');
  const [success, setSuccess] = useState<ReactNode>(posted?.sent === undefined ? null : <PostedSuccess />);
  const onOrdered = async (orderNumber: string) => {
    const { OrderSuccess } = await import('./order-success.tsx');
    setSuccess(<OrderSuccess orderNumber={orderNumber} />);
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
        {success ?? <OrderForm onOrdered={onOrdered} />}
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
