import { PageHeading } from '../components/section-heading.tsx';
import { Island } from '../island.tsx';
import type { PageRequest } from '../page-request.ts';
import OrderArea from './order-area.tsx';
import { OrderRecord } from './order-record.tsx';
import { orderRules } from './order-rules.ts';
import { StudyForMachines } from './study-for-machines.tsx';

export default function orderPage({ publicUrl, content, formResult, order }: PageRequest) {
  if (order)
    return <OrderRecord order={order.view} notice={order.notice} contactEmail={content.institution.contactEmail} />;
  const { facts, orderTexts, prices, citation } = content.current.edition;
  const { heading, topicsTitle, pricesTitle } = content.order;
  const study = { facts, orderTexts, prices, citation, topicsTitle, pricesTitle };
  return (
    <>
      <PageHeading {...heading} />
      <Island
        name="order-area"
        component={OrderArea}
        props={{ study, ...(formResult?.form === orderRules.name && { posted: formResult }) }}
        className="container-page pb-20"
      />
      <StudyForMachines study={study} publisher={content.institution.name} publicUrl={publicUrl} />
    </>
  );
}
