import type { ReactNode } from 'react';
import { packageStyles } from '#domain/insights/package/package-layout.ts';
import { type Language, languageDetails } from '#platform/languages.ts';
import { SiteMark } from '../../site/frame/site-mark.tsx';
import { packagePageWords } from './package-page-words.ts';

interface PackageDocumentProps {
  language: Language;
  /** Title of the browser tab. */
  title: string;
  editionTitle: string;
  /** Relative path from the page to the top of the package. */
  top: '' | '../';
  /** File name of the page in each language's folder; undefined on the cover, which has no language. */
  fileName: string | undefined;
  languages: readonly Language[];
  children: ReactNode;
}

/** A whole page of the package. It is opened from a disk, so it has no script and loads nothing from elsewhere. */
export function PackageDocument(props: PackageDocumentProps) {
  const { language, title, editionTitle, top, fileName, languages, children } = props;
  const words = packagePageWords(language);
  return (
    <html lang={languageDetails[language].locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <link rel="stylesheet" href={top + packageStyles} />
      </head>
      <body>
        <header className="border-b border-rule">
          <div className="container-page flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3">
            <p className="flex items-center gap-2 font-semibold">
              <SiteMark />
              {editionTitle}
            </p>
            <nav aria-label={words.languages}>
              <ul className="flex flex-wrap gap-x-4">
                {languages.map((other) => (
                  <li key={other}>
                    <a
                      href={`${top}${other}/${fileName ?? 'index.html'}`}
                      lang={languageDetails[other].locale}
                      hrefLang={languageDetails[other].locale}
                      aria-current={fileName && other === language ? 'page' : undefined}
                      className="no-print inline-flex min-h-11 items-center text-accent underline-offset-4 hover:underline aria-[current]:font-semibold aria-[current]:text-ink"
                    >
                      {languageDetails[other].ownName}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          </div>
        </header>
        <main>{children}</main>
      </body>
    </html>
  );
}
