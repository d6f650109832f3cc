import type { LiveEdition } from '#domain/editions/live-content/site-content.ts';
import { editionAddress } from '#domain/insights/insight-files.ts';
import { versionInSentence, versionTitle } from '#domain/insights/published-version.ts';
import { type Language, localPath } from '#platform/languages.ts';
import { CorrectionNotes } from './correction-notes.tsx';
import { insightsWords } from './insights-words.ts';

interface VersionListProps {
  language: Language;
  live: LiveEdition;
  /** Number of the version, on a version's own page. */
  pinned: number | undefined;
}

/** Corrections of an edition up to the shown version, with links to earlier versions. */
export function VersionList({ language, live, pinned }: VersionListProps) {
  const { facts } = live.edition;
  const earlier = live.versions.slice(0, -1);
  const own = pinned === undefined ? undefined : live.versions.at(-1);
  return (
    <CorrectionNotes
      language={language}
      live={live}
      title={own && `${facts.title}, ${versionInSentence(own, language)}`}
    >
      {earlier.length > 0 && (
        <li className="no-print measure flex flex-wrap items-center gap-x-4">
          <span>{insightsWords(language).earlierVersions}</span>
          {earlier.map((version) => (
            <a
              key={version.number}
              href={localPath(language, editionAddress(facts.year, version.number))}
              className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
            >
              {versionTitle(version, language)}
            </a>
          ))}
        </li>
      )}
    </CorrectionNotes>
  );
}
