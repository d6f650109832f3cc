import type { ReactNode } from 'react';
import { type PageLink, pageLink } from '#domain/editions/live-content/page-link.ts';
import { correctionsOf } from '#domain/editions/live-content/site-content.ts';
import { editionAddress, insightAddress } from '#domain/insights/insight-files.ts';
import { type PublishedVersion, versionInSentence } from '#domain/insights/published-version.ts';
import { formatLongDate } from '#platform/dates.ts';
import type { PageRequest } from '../page-request.ts';
import { canonicalPath, type Route } from '../routes.ts';
import { insightsWords } from './insights-words.ts';
import { NoticeBar } from './notice-bar.tsx';
import { shownInsights } from './shown-insights.ts';

/** Notices about the shown edition and version, outside the content, which stays as it was cited. */
export function insightsNotice(route: Route, request: PageRequest): ReactNode {
  if (canonicalPath(route) !== '/insights') return null;
  return request.parameters.has('embed') ? frameNotice(request) : pageNotice(request);
}

/** The latest version, if the shown one has been corrected. */
const newerVersion = ({ latestVersion, ...request }: PageRequest): PublishedVersion | undefined =>
  latestVersion && latestVersion.number !== shownInsights(request).version ? latestVersion : undefined;

function linkToLatest(request: PageRequest): PageLink {
  const { live, card } = shownInsights(request);
  const { year } = live.edition.facts;
  return pageLink(request.content, card ? insightAddress(year, card) : editionAddress(year));
}

function pageNotice(request: PageRequest) {
  const { language, content } = request;
  const words = insightsWords(language);
  const { live, isOlder } = shownInsights(request);
  const newer = newerVersion(request);
  const current = content.current.edition.facts;
  const toCurrent = { ...pageLink(content, editionAddress(current.year)), text: words.toResults(current.year) };
  return (
    <>
      {isOlder && (
        <NoticeBar label={words.olderEdition} link={toCurrent}>
          {words.olderNote(live.edition.facts.year, current.title)}
        </NoticeBar>
      )}
      {newer && (
        <NoticeBar label={words.newerVersion} link={{ ...linkToLatest(request), text: words.toNewestVersion }}>
          {words.newerVersionNote(versionInSentence(newer, language))}
        </NoticeBar>
      )}
    </>
  );
}

/** A single short line, because frames on other sites have no room for more. */
function frameNotice(request: PageRequest) {
  const { language, publicUrl } = request;
  const words = insightsWords(language);
  const newer = newerVersion(request);
  const corrected = correctionsOf(shownInsights(request).live).at(-1);
  const shown = newer ?? (request.latestVersion ? undefined : corrected);
  if (!shown) return null;
  const { href, hrefLang } = linkToLatest(request);
  return (
    <footer>
      <p data-notice className="container-page w-full text-ink-muted text-sm">
        <a href={publicUrl + href} hrefLang={hrefLang} target="_blank" rel="noopener" className="underline">
          {newer
            ? words.outdatedInFrame(versionInSentence(newer, language))
            : words.correctedOn(formatLongDate(new Date(shown.liveAt), language))}
        </a>
      </p>
    </footer>
  );
}
