import { pageLink } from '#domain/editions/live-content/page-link.ts';
import { findEdition } from '#domain/editions/live-content/site-content.ts';
import { citationOf, EditionCitation } from '../components/edition-citation.tsx';
import { PageHeading } from '../components/section-heading.tsx';
import { privacyNotePath } from '../forms/form-words.ts';
import { Island } from '../island.tsx';
import type { PageRequest } from '../page-request.ts';
import { BuyersPage } from './buyers-page.tsx';
import OrderArea from './order-area.tsx';
import { orderRules } from './order-rules.ts';
import { orderWords } from './order-words.ts';
import { StudyJsonLd } from './study-json-ld.tsx';

export default function orderPage({ language, publicUrl, content, formResult, order }: PageRequest) {
  if (order) {
    const { contactEmail } = content.institution;
    const live = findEdition(content, String(order.view.editionYear));
    return (
      <BuyersPage
        language={language}
        order={order.view}
        correction={order.correction}
        notice={order.notice}
        contactEmail={contactEmail}
        privacyNote={pageLink(content, privacyNotePath)}
        citation={live && <EditionCitation language={language} live={live} publicUrl={publicUrl} />}
      />
    );
  }
  const { facts, orderTexts, prices } = content.current.edition;
  const { heading, topicsTitle, pricesTitle } = content.order;
  const citation = citationOf({ language, live: content.current, publicUrl });
  const study = { facts, orderTexts, prices, citation, topicsTitle, pricesTitle };
  return (
    <>
      <PageHeading {...heading} />
      <Island
        name="order-area"
        component={OrderArea}
        props={{
          study,
          words: { ...orderWords(language), privacyNote: pageLink(content, privacyNotePath) },
          ...(formResult?.form === orderRules.name && { posted: formResult }),
        }}
        className="container-page pb-20"
      />
      <StudyJsonLd content={content} publicUrl={publicUrl} />
    </>
  );
}
