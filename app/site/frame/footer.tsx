import type { Edition } from '#content/schemas.ts';
import { Contact } from '../../contact/contact.tsx';
import type { FormResult } from '../../form-result.ts';
import { Island } from '../../island.tsx';
import { FooterLinks } from './footer-links.tsx';
import StatisticsWidget from './statistics-widget.tsx';

interface FooterProps {
  path: string;
  formResult: FormResult | undefined;
  /** The current one. */
  edition: Edition;
}

/** Contact form (not below /admin), the edition's figures, and all links. */
export function Footer({ path, formResult, edition: { facts, statistics } }: FooterProps) {
  return (
    <footer>
      {!path.startsWith('/admin') && <Contact path={path} formResult={formResult} />}
      <div className="focus-light bg-petrol text-on-petrol print:bg-paper print:text-ink">
        <div className="container-page">
          <Island
            name="statistics-widget"
            component={StatisticsWidget}
            props={{ statistics, source: facts.sourceLine }}
          />
          <FooterLinks copyrightYear={facts.year} />
        </div>
      </div>
    </footer>
  );
}
