import type { SiteContent } from '#domain/editions/live-content/site-content.ts';
import { Contact } from '../../contact/contact.tsx';
import type { FormResult } from '../../form-result.ts';
import { Island } from '../../island.tsx';
import type { LocalAddress } from '../../page-request.ts';
import { FooterLinks } from './footer-links.tsx';
import StatisticsWidget from './statistics-widget.tsx';
import { statisticsWidgetWords } from './statistics-widget-words.ts';

interface FooterProps {
  page: LocalAddress;
  path: string;
  /** Whether the page has an upload for files. */
  hasUpload: boolean;
  formResult: FormResult | undefined;
  content: SiteContent;
}

/** Contact form (not below /admin), the edition's figures, and all links. */
export function Footer({ page, path, hasUpload, formResult, content }: FooterProps) {
  const { home, institution } = content;
  const { facts, statistics } = content.inFrame.edition;
  return (
    <footer>
      {!path.startsWith('/admin') && (
        <Contact
          language={page.language}
          heading={home.contact}
          email={institution.contactEmail}
          hasUpload={hasUpload}
          path={path}
          formResult={formResult}
        />
      )}
      <div className="focus-light bg-petrol text-on-petrol print:bg-paper print:text-ink">
        <div className="container-page">
          <Island
            name="statistics-widget"
            component={StatisticsWidget}
            props={{
              statistics,
              source: facts.sourceLine,
              language: page.language,
              words: statisticsWidgetWords(page.language),
            }}
          />
          <FooterLinks page={page} content={content} copyrightYear={content.current.edition.facts.year} />
        </div>
      </div>
    </footer>
  );
}
