import type { LiveEdition } from '#domain/editions/live-content/site-content.ts';
import {
  editionDownloads,
  exactAddress,
  insightAddress,
  insightArchive,
  localFile,
  packageAddress,
} from '#domain/insights/insight-files.ts';
import { surveyPrecision } from '#domain/insights/survey-profile.ts';
import { type Language, localPath } from '#platform/languages.ts';
import { CardLink } from './card-link.tsx';
import { insightsWords } from './insights-words.ts';

interface CardOverviewProps {
  language: Language;
  live: LiveEdition;
  /** Number of the version, on a version's own page. */
  pinned: number | undefined;
  /** Whether the edition's package is ready to download; until then the page says that it is being made. */
  hasPackage: boolean;
}

/** All cards with their links, and a download of everything. */
export function CardOverview({ language, live, pinned, hasPackage }: CardOverviewProps) {
  const words = insightsWords(language);
  const { facts, insightCards } = live.edition;
  const { tables } = editionDownloads(facts.year);
  const archive = insightArchive(facts.year);
  const downloads =
    pinned === undefined
      ? [
          { label: words.allFiles, address: archive },
          { label: words.excelTables, address: tables.xlsx },
          { label: words.csvTables, address: tables.csv },
          ...(hasPackage ? [{ label: words.package, address: packageAddress(facts.year) }] : []),
        ]
      : [{ label: words.allFiles, address: exactAddress(archive, facts.year, live.version) }];
  return (
    <section id="alle-karten" aria-labelledby="alle-karten-titel" className="no-print page-section scroll-mt-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <h2 id="alle-karten-titel" className="text-2xl">
          {words.allCards}
        </h2>
        <ul className="flex flex-wrap gap-x-5 text-sm font-semibold">
          {downloads.map(({ label, address }) => (
            <li key={address}>
              <a
                href={localFile(language, address)}
                download
                className="inline-flex min-h-11 items-center text-accent underline underline-offset-4 md:min-h-9"
              >
                {label}
              </a>
            </li>
          ))}
          {pinned === undefined && !hasPackage && (
            <li className="inline-flex min-h-11 items-center font-normal text-ink-muted md:min-h-9">
              {words.packageBeingMade}
            </li>
          )}
        </ul>
      </div>
      <p className="measure mt-2 text-sm text-ink-muted">{surveyPrecision(live.edition, language)}</p>
      <ol className="mt-6 grid grid-cols-1 gap-x-6 md:grid-cols-2 xl:grid-cols-3">
        {insightCards.map((card) => (
          <li key={card.id} className="border-t border-rule">
            <CardLink
              card={card}
              href={`${localPath(language, insightAddress(facts.year, card, pinned))}#karte-${card.id}`}
              isOnPage
            />
          </li>
        ))}
      </ol>
    </section>
  );
}
