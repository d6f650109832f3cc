import type { BuiltFiles } from '#app/entry-server.tsx';
import type { FormResult } from '#app/forms/form-result.ts';
import type { PageData, PageRequest } from '#app/page-request.ts';
import { canonicalPath, findRoute, notFoundRoute, type Route } from '#app/routes.ts';
import type { AnswerOf, ApiCall } from '#domain/core/api-call.ts';
import { type LoadedVersion, withVersion } from '#domain/editions/live-content/load-published-version.server.ts';
import { publishedLanguages } from '#domain/editions/live-content/published-languages.ts';
import { type CurrentSite, findEdition, type SiteContent } from '#domain/editions/live-content/site-content.ts';
import { versionOf } from '#domain/insights/published-version.ts';
import type { DatabaseAddress } from '#platform/database/database.server.ts';
import { type Language, languageDetails, originalLanguage } from '#platform/languages.ts';
import type { Services } from '#platform/services.server.ts';
import { speculationRulesPath } from '../files/site-files.ts';
import type { Address } from '../listening/request-address.ts';
import { documentHeaders } from '../security-headers.ts';
import { knownParameters } from './page-parameters.ts';
import { type PreparedAnswer, prepareAnswer } from './prepared-answer.ts';
import { signposting } from './signposting.ts';

/** Renders pages: from the built files, or Vite while developing. */
export interface FrontEnd {
  renderDocument(request: PageRequest, files: BuiltFiles): Promise<string>;
  files: BuiltFiles;
  /** False while developing: then every request is rendered. */
  cachesPages: boolean;
  /** Makes the packages that live editions lack, and returns how many; without it there are no packages. */
  makePackages?(place: Pick<Services, 'db' | 'files' | 'settings'> & { address: DatabaseAddress }): Promise<number>;
}

export interface PageOptions extends CurrentSite {
  frontEnd: FrontEnd;
  /** The anonymous answer to a call, in process, for a page with this content. Rejects when it isn't a success. */
  answer<Call extends ApiCall<'GET'>>(call: Call, shown: SiteContent): Promise<AnswerOf<Call>>;
  data(name: keyof PageData, shown: SiteContent): Promise<unknown>;
  /** A version of an edition that was published. */
  readVersion(named: { year: number; number: number }): Promise<LoadedVersion | undefined>;
}

export type PrivatePage = Pick<PageRequest, 'language' | 'path' | 'order' | 'news'>;

/** The languages in which the page of a path is published; the admin area exists in the original language only. */
export function languagesOf(
  path: string,
  content: SiteContent,
  parameters = new URLSearchParams(),
): readonly Language[] {
  if (!findRoute(path).hasFrame) return [originalLanguage];
  if (findRoute(path) === notFoundRoute) return [];
  return publishedLanguages(content, canonicalPath(findRoute(path)), {
    year: parameters.get('edition'),
    // The page of a version stays in its languages when header and footer leave them.
    isMainOnly: parameters.has('embed') || parameters.has('version'),
  });
}

const notKept: [string, string] = ['Cache-Control', 'no-store'];
const notIndexed: [string, string] = ['X-Robots-Tag', 'noindex'];

/** Makes the answers to requests for pages, each by rendering it. createPageRenderer keeps them. */
export function createPageMaker({ frontEnd, publicUrl, answer, data, content, readVersion }: PageOptions) {
  const requestOf = (path: string, shown: SiteContent, parameters = new URLSearchParams()): PageRequest => ({
    path,
    parameters,
    publicUrl,
    language: shown.language,
    publishedIn: languagesOf(path, shown, parameters),
    content: shown,
    answer: (call) => answer(call, shown),
    data: ((name) => data(name, shown)) as PageRequest['data'],
  });

  /** The content of a page that shows nothing published but its frame: in a language if the frame is published in it. */
  const contentOfFrame = (language: Language) => {
    const published = publishedLanguages(content(), notFoundRoute.path);
    return content(published.includes(language) ? language : originalLanguage);
  };

  async function finish(
    request: PageRequest,
    status: number,
    headers: [string, string][],
    options?: Parameters<typeof documentHeaders>[1],
  ): Promise<PreparedAnswer> {
    return prepareAnswer(status, await frontEnd.renderDocument(request, frontEnd.files), [
      ['Content-Type', 'text/html; charset=utf-8'],
      ['Content-Language', languageDetails[request.language].locale],
      ...headers,
      // The content security policy is for the built site and would block Vite's modules, styles and socket.
      ...documentHeaders({ publicUrl }, options).filter(
        ([name]) => frontEnd.cachesPages || name !== 'Content-Security-Policy',
      ),
    ]);
  }

  function publicPage(route: Route, request: PageRequest): Promise<PreparedAnswer> {
    const { path, parameters } = request;
    const isFound = route !== notFoundRoute;
    const isKept = isFound && route.isIndexed && frontEnd.cachesPages;
    const headers: [string, string][] = [['Cache-Control', isKept ? 'public, max-age=0, must-revalidate' : 'no-store']];
    if (route.hasFrame) headers.push(['Speculation-Rules', `"${speculationRulesPath}"`]);
    if (canonicalPath(route) === '/insights') headers.push(['Link', signposting(request)]);
    const options = { isAdmin: path.startsWith('/admin'), isFramed: parameters.has('embed') };
    return finish(request, isFound ? 200 : 404, headers, options);
  }

  return {
    requestOf,
    contentOfFrame,
    publicPage,

    /** The page of one version of an edition. */
    async versionPage(route: Route, language: Language, parameters: URLSearchParams): Promise<PreparedAnswer> {
      const now = content(language);
      const live = findEdition(now, parameters.get('edition')) ?? now.current;
      const { year } = live.edition.facts;
      const version = await readVersion({ year, number: Number(parameters.get('version')) });
      const shown = version && withVersion(now, version[language]);
      if (!shown || !languagesOf(route.path, shown, parameters).includes(language)) {
        return publicPage(notFoundRoute, requestOf('/404', contentOfFrame(language)));
      }
      const named = new URLSearchParams(parameters);
      named.set('edition', String(year));
      const inFrame = contentOfFrame(language);
      const frame = inFrame.language === language ? undefined : requestOf(route.path, inFrame, named);
      return publicPage(route, { ...requestOf(route.path, shown, named), frame, latestVersion: versionOf(live) });
    },

    /** A page for anybody who has its secret address, such as a buyer or subscriber; no site gets its address. */
    privatePage(own: PrivatePage, status: number): Promise<PreparedAnswer> {
      const shown = contentOfFrame(own.language);
      const request = { ...requestOf(own.path, shown), ...own, language: shown.language };
      return finish(request, status, [notKept, notIndexed], { isPrivate: true });
    },

    /** A page with the outcome of a form posted from it, for its sender only. */
    formPage(
      { language, path, search }: Pick<Address, 'language' | 'path' | 'search'>,
      formResult: FormResult,
      status: number,
    ): Promise<PreparedAnswer> {
      const route = findRoute(path);
      const names = route.parameters.filter((name) => name !== 'version');
      const known = knownParameters(names, search, content());
      const retryHeader: [string, string][] = status === 503 ? [['Retry-After', '5']] : [];
      return finish({ ...requestOf(route.path, content(language), known), formResult }, status, [
        notKept,
        ...retryHeader,
      ]);
    },

    /** A page with content that isn't live, for permitted users only. */
    preview({ path, search }: Pick<Address, 'path' | 'search'>, shown: SiteContent): Promise<PreparedAnswer> {
      const route = findRoute(path);
      const known = knownParameters(route.parameters, search, shown);
      const isPage = known !== undefined && route.isIndexed;
      const request = { ...requestOf(isPage ? route.path : '/404', shown, known), isPreview: true };
      return finish(request, isPage ? 200 : 404, [notKept, notIndexed], { isPrivate: true });
    },
  };
}
