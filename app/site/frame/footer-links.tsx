import { site } from '#content/site.ts';
import { pageLink } from '#domain/editions/live-content/page-link.ts';
import type { SiteContent } from '#domain/editions/live-content/site-content.ts';
import { ButtonLink } from '../../components/button-link.tsx';
import type { LocalAddress } from '../../page-request.ts';
import { frameWords } from './frame-words.ts';
import { LanguageChoice } from './language-choice.tsx';

const linkLook =
  'inline-flex min-h-8 max-w-full items-center hyphens-auto wrap-anywhere hover:underline underline-offset-4';

const outside = { target: '_blank', rel: 'noopener' };

interface ListedLink {
  href: string;
  hrefLang?: string;
  label: string;
  target?: string;
  rel?: string;
}

const listItem = ({ href, label, ...attributes }: ListedLink) => (
  <li key={href}>
    <a href={href} {...attributes} className={linkLook}>
      {label}
    </a>
  </li>
);

interface FooterLinksProps {
  page: LocalAddress;
  content: SiteContent;
  copyrightYear: number;
}

export function FooterLinks({ page, content, copyrightYear }: FooterLinksProps) {
  const { frame } = content;
  const publisher = content.institution.footer;
  const words = frameWords(content.language);
  return (
    <>
      <div className="page-grid gap-y-10 py-12">
        <div className="md:col-span-6">
          <p className="text-xl font-bold">{site.name}</p>
          <p className="mt-2 max-w-sm text-on-petrol/85">{frame.claim}</p>
          <ButtonLink
            {...pageLink(content, '/partner-area')}
            look="light"
            className="no-print mt-6 max-w-full hyphens-auto wrap-anywhere"
          >
            {frame.partnerArea}
          </ButtonLink>
        </div>
        <nav aria-label={words.quickLinks} className="no-print md:col-span-3">
          <ul>
            {frame.navigation
              .filter(({ isInFooter }) => isInFooter)
              .map(({ href, label }) => listItem({ ...pageLink(content, href), label }))}
          </ul>
        </nav>
        <nav aria-label={words.legal} className="md:col-span-3">
          <ul>
            {listItem({ ...pageLink(content, '/impressum'), label: frame.legalNotice })}
            {listItem({ ...pageLink(content, '/impressum#datenschutz'), label: frame.privacy })}
            {listItem({ ...publisher.department, ...outside })}
          </ul>
        </nav>
      </div>
      <div className="flex flex-wrap justify-between gap-x-6 border-t border-white/25 py-5 text-sm">
        <p className="py-1">
          © {copyrightYear} {publisher.copyright}
        </p>
        <LanguageChoice
          page={page}
          label={words.chooseLanguageInFooter}
          className="no-print -mx-2"
          linkLook="min-h-8"
        />
        <a href={frame.agency.href} {...outside} className={linkLook}>
          {frame.agency.label}
        </a>
      </div>
    </>
  );
}
