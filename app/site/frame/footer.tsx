import { Contact } from '../../contact/contact.tsx';
import { Island } from '../../island.tsx';
import type { LocalAddress, PageRequest } from '../../page-request.ts';
import { FooterLinks } from './footer-links.tsx';
import StatisticsWidget from './statistics-widget.tsx';
import { statisticsWidgetWords } from './statistics-widget-words.ts';

interface FooterProps {
  request: PageRequest;
  page: LocalAddress;
  /** Whether the page has an upload for files. */
  hasUpload: boolean;
}

/** Contact form (not below /admin), the edition's figures, and all links. */
export function Footer({ request, page, hasUpload }: FooterProps) {
  const { language, content } = request;
  const { facts, statistics } = content.inFrame.edition;
  return (
    <footer lang={language === page.language ? undefined : language}>
      {!request.path.startsWith('/admin') && <Contact request={request} hasUpload={hasUpload} />}
      <div className="focus-light bg-petrol text-on-petrol print:bg-paper print:text-ink">
        <div className="container-page">
          <Island
            name="statistics-widget"
            component={StatisticsWidget}
            props={{ statistics, source: facts.sourceLine, language, words: statisticsWidgetWords(language) }}
          />
          <FooterLinks page={page} content={content} copyrightYear={content.current.edition.facts.year} />
        </div>
      </div>
    </footer>
  );
}
