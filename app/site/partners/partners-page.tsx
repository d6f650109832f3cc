import { partnerCalls } from '#domain/partners/partner-calls.ts';
import { inDisplayOrder } from '#domain/partners/partner-display-order.ts';
import { partnerTypes } from '#domain/partners/partner-type.ts';
import { PageHeading, Section } from '../../components/section-heading.tsx';
import type { PageRequest } from '../../page-request.ts';
import { PartnerEntry } from './partner-entry.tsx';
import { partnersWords } from './partners-words.ts';

export default async function partnersPage({ language, answer, content }: PageRequest) {
  const { heading, groups } = content.partners;
  const active = inDisplayOrder(await answer(partnerCalls.list)).filter(({ isActive }) => isActive);
  return (
    <>
      <PageHeading {...heading} />
      {partnerTypes.map((type, index) => {
        const shown = active.filter((partner) => partner.type === type);
        return (
          <Section key={type} id={type} title={groups[type]} kicker={`0${index + 1}`}>
            {shown.length > 0 ? (
              <ul>
                {shown.map((partner) => (
                  <PartnerEntry key={partner.id} language={language} partner={partner} />
                ))}
              </ul>
            ) : (
              <p className="text-ink-muted">{partnersWords(language).none}</p>
            )}
          </Section>
        );
      })}
    </>
  );
}
