import { inDisplayOrder } from '#domain/partners/partner-display-order.ts';
import type { PartnerType } from '#domain/partners/partner-type.ts';
import { partnerTypes } from '#domain/partners/partner-type.ts';
import type { Partner } from '../api-records.ts';
import { Loaded, Skeleton } from '../components/loaded.tsx';
import { PageHeading, Section } from '../components/section-heading.tsx';
import { PartnerEntry } from './partner-entry.tsx';

const sectionTitles: Record<PartnerType, string> = {
  academic: 'Akademische Partner',
  industry: 'Erweitertes Konsortium',
  research: 'Panelpartner',
  association: 'Studienpartner',
};

export default function PartnersPage() {
  return (
    <>
      <PageHeading
        kicker="Partner"
        title="Partner & Institutionen"
        lead="Hochschulen, Versicherer, Marktforschung und Verbände tragen den Versicherungsmonitor gemeinsam."
      />
      <Loaded<Partner[]>
        path="/api/partners"
        skeleton={<PartnersSkeleton />}
        failure="Die Partner konnten nicht geladen werden."
      >
        {(partners) => {
          const active = inDisplayOrder(partners).filter(({ isActive }) => isActive);
          return partnerTypes.map((type, index) => {
            const shown = active.filter((partner) => partner.type === type);
            return (
              <Section key={type} id={type} title={sectionTitles[type]} kicker={`0${index + 1}`}>
                {shown.length > 0 ? (
                  <ul>
                    {shown.map((partner) => (
                      <PartnerEntry key={partner.id} partner={partner} />
                    ))}
                  </ul>
                ) : (
                  <p className="text-ink-muted">Zurzeit sind hier keine Partner eingetragen.</p>
                )}
              </Section>
            );
          });
        }}
      </Loaded>
    </>
  );
}

function PartnersSkeleton() {
  return (
    <div role="status" aria-label="Die Partner werden geladen" className="container-page space-y-6 pb-24">
      {['a', 'b', 'c', 'd'].map((key) => (
        <Skeleton key={key} className="h-32" />
      ))}
    </div>
  );
}
