import { type Language, languageDetails, localPath } from '#platform/languages.ts';
import type { LocalAddress } from '../../page-request.ts';

interface LanguageChoiceProps {
  page: LocalAddress;
  /** Accessible name, which distinguishes the landmarks of a page. */
  label: string;
  className: string;
  linkLook: string;
}

/** Links to the page in other languages; nothing if it has only one. */
export function LanguageChoice({ page, label, className, linkLook }: LanguageChoiceProps) {
  const { language, publishedIn, address } = page;
  if (publishedIn.length < 2) return null;
  return (
    <nav aria-label={label} className={className}>
      <ul className="flex flex-wrap items-center">
        {publishedIn.map((choice) => (
          <li key={choice} className="flex">
            <a
              href={localPath(choice, address)}
              lang={choice}
              hrefLang={choice}
              aria-current={choice === language ? 'true' : undefined}
              className={`inline-flex min-w-11 items-center justify-center aria-[current=true]:font-bold aria-[current=true]:underline aria-[current=true]:underline-offset-8 ${linkLook}`}
            >
              <LanguageName language={choice} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Two letters on the screen, the whole name for screen readers. */
function LanguageName({ language }: { language: Language }) {
  return (
    <>
      <span aria-hidden="true">{language.toUpperCase()}</span>
      <span className="sr-only">{languageDetails[language].ownName}</span>
    </>
  );
}
