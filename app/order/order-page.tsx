import { citationBibTeX, citationRis, citationText } from '#domain/insights/citation.ts';
import { PageHeading } from '../components/section-heading.tsx';
import { Island } from '../island.tsx';
import type { PageRequest } from '../page-request.ts';
import OrderArea from './order-area.tsx';
import { OrderRecord } from './order-record.tsx';
import { orderRules } from './order-rules.ts';
import { orderWords } from './order-words.ts';
import { StudyForMachines } from './study-for-machines.tsx';

export default function orderPage({ language, publicUrl, content, formResult, order }: PageRequest) {
  if (order) {
    const { contactEmail } = content.institution;
    return <OrderRecord language={language} order={order.view} notice={order.notice} contactEmail={contactEmail} />;
  }
  const { facts, orderTexts, prices, citation } = content.current.edition;
  const { heading, topicsTitle, pricesTitle } = content.order;
  const cited = {
    year: citation.year,
    text: citationText(citation, language),
    bibtex: citationBibTeX(citation, language),
    ris: citationRis(citation, language),
  };
  const study = { facts, orderTexts, prices, citation: cited, topicsTitle, pricesTitle };
  return (
    <>
      <PageHeading {...heading} />
      <Island
        name="order-area"
        component={OrderArea}
        props={{
          study,
          words: orderWords(language),
          ...(formResult?.form === orderRules.name && { posted: formResult }),
        }}
        className="container-page pb-20"
      />
      <StudyForMachines
        language={language}
        edition={content.current.edition}
        publisher={content.institution.name}
        publicUrl={publicUrl}
      />
    </>
  );
}
