import { setImmediate } from 'node:timers/promises';
import { findRoute, notFoundRoute } from '#app/routes.ts';
import { type Language, localPath } from '#platform/languages.ts';
import { type Address, readAddress } from '../listening/request-address.ts';
import { createPageMaker, languagesOf, type PageOptions, type PrivatePage } from './make-page.ts';
import { AnswerCache } from './page-cache.ts';
import { knownParameters } from './page-parameters.ts';
import type { PreparedAnswer } from './prepared-answer.ts';

/** Maximum pages made again after a change; each takes about a millisecond. */
const maxRemade = 100;

/** Renders pages and keeps the public ones until the content changes. */
export function createPageRenderer(options: PageOptions) {
  const { content, frontEnd } = options;
  const cache = new AnswerCache();
  const maker = createPageMaker(options);
  const { privatePage, formPage, preview } = maker;

  const keep = (key: string, make: () => Promise<PreparedAnswer>): Promise<PreparedAnswer> =>
    frontEnd.cachesPages ? cache.getOrMake(key, make) : make();

  return {
    /** The cached page of the request's exact address, if there is one. */
    cached: (address: string) => cache.get(address),

    /** The page of a path, from the cache or rendered. @throws if its data can't be read */
    async page({ language, path, search }: Address): Promise<PreparedAnswer> {
      const requested = findRoute(path);
      const known = knownParameters(requested.parameters, search, content());
      const query = known?.toString();
      const address = query ? `${requested.path}?${query}` : requested.path;
      if (known?.has('version')) {
        return keep(localPath(language, address), () => maker.versionPage(requested, language, known));
      }
      const isFound = requested !== notFoundRoute;
      if (isFound && known && languagesOf(requested.path, content(), known).includes(language)) {
        const request = maker.requestOf(requested.path, content(language), known);
        return keep(localPath(language, address), () => maker.publicPage(requested, request));
      }
      const shown = maker.contentOfFrame(language);
      const shownPath = path.startsWith('/admin') ? '/admin/404' : '/404';
      const request = maker.requestOf(shownPath, shown, known);
      if (isFound && known && requested.hasFrame) {
        // This 404 page links to its own German page. Its key isn't an address, so no request is answered with it.
        const publishedIn = languagesOf(requested.path, content(), known);
        const make = () => maker.publicPage(notFoundRoute, { ...request, publishedIn, onlyInGerman: address });
        return keep(`${shown.language} 404 ${address}`, make);
      }
      const key = localPath(shown.language, shownPath);
      return keep(query ? `${key}?${query}` : key, () => maker.publicPage(notFoundRoute, request));
    },

    /** Whether there is a page at an address, in its language. */
    has({ language, path }: Pick<Address, 'language' | 'path'>): boolean {
      return findRoute(path) !== notFoundRoute && languagesOf(path, content()).includes(language);
    },

    notFound(language: Language): Promise<PreparedAnswer> {
      return this.page({ language, path: notFoundRoute.path, search: new URLSearchParams() });
    },

    // These are made for one reader, and never kept.
    formPage,
    privatePage,
    preview,

    /**
     * A private page without personal data, rendered once until the content changes. Its key is no address, so no
     * request finds it directly.
     */
    sharedPrivatePage: (own: PrivatePage, status: number) =>
      keep(`private ${status} ${JSON.stringify(own)}`, () => privatePage(own, status)),

    clear: (isKnownChange: boolean) => cache.clear(isKnownChange),

    /** Makes the pages again that were in use before the last change. */
    async remake(): Promise<void> {
      for (const key of cache.outdatedKeys().slice(0, maxRemade)) {
        const address = readAddress(key);
        if (address) await this.page(address).catch(() => undefined);
        // Requests that arrived meanwhile come first.
        await setImmediate();
      }
    },
  };
}

export type PageRenderer = ReturnType<typeof createPageRenderer>;
