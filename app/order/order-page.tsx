import { facts } from '#content/current-edition.ts';
import { PageHeading } from '../components/section-heading.tsx';
import { Island } from '../island.tsx';
import type { PageRequest } from '../page-request.ts';
import OrderArea from './order-area.tsx';
import { orderRules } from './order-rules.ts';
import { StudyForMachines } from './study-for-machines.tsx';

export default function orderPage({ publicUrl, formResult }: PageRequest) {
  return (
    <>
      <PageHeading
        kicker={`${facts.editionNumber}. Ausgabe`}
        title="Studie bestellen"
        lead="Der vollständige Studienbericht als PDF, innerhalb von 24 Stunden per E-Mail mit Rechnung."
      />
      <Island
        name="order-area"
        component={OrderArea}
        props={formResult?.form === orderRules.name ? { posted: formResult } : {}}
        className="container-page pb-20"
      />
      <StudyForMachines publicUrl={publicUrl} />
    </>
  );
}
