import type { LiveEdition } from '#domain/editions/live-content/site-content.ts';
import { overviewPage } from '#domain/insights/package/package-layout.ts';
import { type Language, languageDetails } from '#platform/languages.ts';
import { FileLinks } from './package-links.tsx';
import { packagePageWords } from './package-page-words.ts';

export interface PackagedLanguage {
  language: Language;
  live: LiveEdition;
  /** Names of the files beside its pages. */
  files: readonly string[];
}

interface PackageCoverPageProps {
  inLanguages: readonly PackagedLanguage[];
  /** Names of the files that describe the package. */
  files: readonly string[];
}

/** The first page of the package: the edition in each of its languages. */
export function PackageCoverPage({ inLanguages, files }: PackageCoverPageProps) {
  return (
    <div className="container-page py-10">
      <ul className="grid grid-cols-1 gap-x-6 md:grid-cols-2">
        {inLanguages.map(({ language, live: { edition } }, index) => {
          const words = packagePageWords(language);
          const Title = index === 0 ? 'h1' : 'h2';
          return (
            <li key={language} lang={languageDetails[language].locale} className="border-t border-rule py-6">
              <p className="kicker">{words.package}</p>
              <Title className="mt-2 text-2xl">
                <a href={overviewPage(language)} className="text-accent underline underline-offset-4">
                  {edition.facts.title}
                </a>
              </Title>
              <p className="mt-2 text-ink-muted">{edition.facts.subtitle}</p>
              <p className="mt-2 text-sm">{words.about}</p>
            </li>
          );
        })}
      </ul>
      <FileLinks files={files} />
    </div>
  );
}
