import { pageLink } from '#domain/editions/live-content/page-link.ts';
import type { SiteContent } from '#domain/editions/live-content/site-content.ts';
import type { Partner } from '#domain/partners/partner-answer.ts';
import { inDisplayOrder } from '#domain/partners/partner-display-order.ts';
import { ButtonLink } from '../../components/button-link.tsx';
import { PartnerLogo } from '../../components/partner-logo.tsx';
import { safeHref } from '../../components/safe-href.ts';
import { Section } from '../../components/section-heading.tsx';
import { homeWords } from './home-words.ts';

/** The active partners' logos. Partners without a logo, or whose logo fails to load, are not shown. */
export function PartnerLogos({ content, partners }: { content: SiteContent; partners: Partner[] }) {
  return (
    <Section id="partner" {...content.home.partners}>
      <ul className="grid grid-cols-2 pr-px pb-px sm:grid-cols-3 lg:grid-cols-4">
        {inDisplayOrder(partners)
          .filter(({ isActive, logoUrl }) => isActive && logoUrl?.trim())
          .map((partner) => (
            <LogoCard key={partner.id} {...partner} />
          ))}
      </ul>
      <p className="no-print mt-8">
        <ButtonLink {...pageLink(content, '/partners')}>{homeWords(content.language).allPartners}</ButtonLink>
      </p>
    </Section>
  );
}

function LogoCard({ name, logoUrl, websiteUrl }: Partner) {
  const logo = <PartnerLogo name={name} logoUrl={logoUrl} fallback={null} />;
  const href = safeHref(websiteUrl);
  const look = 'flex h-32 items-center justify-center';
  return (
    <li className="-mr-px -mb-px border border-rule bg-white not-has-[img:not([data-failed])]:hidden">
      {href ? (
        <a href={href} target="_blank" rel="noopener" className={look}>
          {logo}
        </a>
      ) : (
        <div className={look}>{logo}</div>
      )}
    </li>
  );
}
