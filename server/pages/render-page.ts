import type { BuiltFiles } from '#app/entry-server.tsx';
import type { FormResult } from '#app/form-result.ts';
import type { PageRequest, PublicAnswers } from '#app/page-request.ts';
import { canonicalPath, findRoute, notFoundRoute, type Route } from '#app/routes.ts';
import { publishedLanguages } from '#domain/editions/live-content/published-languages.ts';
import type { SiteContent } from '#domain/editions/live-content/site-content.ts';
import type { Study } from '#domain/studies/study-answer.ts';
import { speculationRulesPath } from '../files/site-files.ts';
import { documentHeaders } from '../security-headers.ts';
import { type FinishedAnswer, finishAnswer } from './finished-answer.ts';
import { AnswerCache } from './page-cache.ts';
import { knownParameters } from './page-parameters.ts';

/** What makes pages: the built files, or Vite while developing. */
export interface FrontEnd {
  renderDocument(request: PageRequest, files: BuiltFiles): Promise<string>;
  files: BuiltFiles;
  /** False while developing: then every request renders anew. */
  cachesPages: boolean;
}

interface RendererOptions {
  frontEnd: FrontEnd;
  publicUrl: string;
  /** Anonymous GET of an API path, in process, for a page that says this. Rejects when the answer isn't a success. */
  answer(path: keyof PublicAnswers, shown: SiteContent): Promise<unknown>;
  /** What the site says at this moment. */
  content(): SiteContent;
}

type PrivatePage = Pick<PageRequest, 'path' | 'order' | 'news'>;

const notKept: [string, string] = ['Cache-Control', 'no-store'];
const notIndexed: [string, string] = ['X-Robots-Tag', 'noindex'];

/** Renders pages and keeps them until the content changes. */
export function createPageRenderer({ frontEnd, publicUrl, answer, content }: RendererOptions) {
  const cache = new AnswerCache();

  const requestOf = (path: string, shown = content(), parameters = new URLSearchParams()): PageRequest => ({
    path,
    parameters,
    publicUrl,
    language: shown.language,
    publishedIn: publishedLanguages(shown, canonicalPath(findRoute(path)), parameters.get('edition')),
    content: shown,
    answer: ((asked) => answer(asked, shown)) as PageRequest['answer'],
  });

  async function finish(
    request: PageRequest,
    status: number,
    headers: [string, string][],
    options?: Parameters<typeof documentHeaders>[1],
  ): Promise<FinishedAnswer> {
    return finishAnswer(status, await frontEnd.renderDocument(request, frontEnd.files), [
      ['Content-Type', 'text/html; charset=utf-8'],
      ...headers,
      // Vite's modules, styles and socket don't fit the policy; it is the built site's.
      ...documentHeaders({ publicUrl }, options).filter(
        ([name]) => frontEnd.cachesPages || name !== 'Content-Security-Policy',
      ),
    ]);
  }

  const make = (route: Route, request: PageRequest): Promise<FinishedAnswer> => {
    const { path, parameters } = request;
    const found = route !== notFoundRoute;
    const isKept = found && route.indexed && frontEnd.cachesPages;
    const headers: [string, string][] = [['Cache-Control', isKept ? 'public, max-age=0, must-revalidate' : 'no-store']];
    if (route.hasFrame) headers.push(['Speculation-Rules', `"${speculationRulesPath}"`]);
    const options = { admin: path.startsWith('/admin'), framed: parameters.has('embed') };
    return finish(request, found ? 200 : 404, headers, options);
  };

  function privatePage(own: PrivatePage, status: number): Promise<FinishedAnswer> {
    return finish({ ...requestOf(own.path), ...own }, status, [notKept, notIndexed], { isPrivate: true });
  }

  return {
    /** A page that is already finished, by the request's exact address; undefined when it has to be looked at more closely. */
    finished: (address: string) => cache.get(address),

    /** The page of a path, rendered when it isn't at hand. @throws when its data can't be had */
    async page(path: string, search: URLSearchParams): Promise<FinishedAnswer> {
      const asked = findRoute(path);
      const shown = content();
      const known = knownParameters(asked.parameters, search, shown);
      const route = known ? asked : notFoundRoute;
      const shownPath = route !== notFoundRoute ? route.path : path.startsWith('/admin') ? '/admin/404' : '/404';
      const makeNow = () => make(route, requestOf(shownPath, shown, known));
      if (!frontEnd.cachesPages) return makeNow();
      const query = known?.toString();
      return cache.getOrMake(query ? `${shownPath}?${query}` : shownPath, makeNow);
    },

    /** A page with what became of a form posted from it: for its sender alone, never kept. */
    answerForm(path: string, formResult: FormResult, status: number): Promise<FinishedAnswer> {
      const again: [string, string][] = status === 503 ? [['Retry-After', '5']] : [];
      return finish({ ...requestOf(findRoute(path).path), formResult }, status, [notKept, ...again]);
    },

    /** A page for the person who has its address, such as a buyer or a subscriber: never kept, and its address is sent to no site. */
    privatePage,

    /**
     * The same where it says nothing of anybody: rendered once until the content changes. Its key is no address, so that a
     * request never finds it by itself.
     */
    sharedPrivatePage(own: PrivatePage, status: number): Promise<FinishedAnswer> {
      if (!frontEnd.cachesPages) return privatePage(own, status);
      return cache.getOrMake(`private ${status} ${JSON.stringify(own)}`, () => privatePage(own, status));
    },

    /** A page as it would be with something that isn't live: for who may read it alone, never kept. */
    preview(path: string, search: URLSearchParams, shown: SiteContent): Promise<FinishedAnswer> {
      const route = findRoute(path);
      const known = knownParameters(route.parameters, search, shown);
      const isPage = known !== undefined && route.indexed;
      const request = {
        ...requestOf(isPage ? route.path : '/404', shown, known),
        isPreview: true,
        // The study of the previewed edition is the current one, as it will be.
        answer: async (asked: keyof PublicAnswers) => {
          const given = await answer(asked, shown);
          if (asked !== '/api/studies') return given;
          const { year } = shown.current.edition.facts;
          return (given as Study[]).map((study) => ({ ...study, isCurrentEdition: study.year === year }));
        },
      } as PageRequest;
      const options = { isPrivate: true, framed: search.has('embed') };
      return finish(request, isPage ? 200 : 404, [notKept, notIndexed], options);
    },

    clear: () => cache.clear(),
  };
}

export type PageRenderer = ReturnType<typeof createPageRenderer>;
