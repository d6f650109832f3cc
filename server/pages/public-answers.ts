import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AnswerOf, ApiCall } from '#domain/core/api-call.ts';
import { type Language, originalLanguage } from '#platform/languages.ts';
import type { Settings } from '#platform/settings.server.ts';
import { commonHeaders } from '../security-headers.ts';
import { AnswerCache } from './page-cache.ts';
import { prepareAnswer, sendAnswer } from './prepared-answer.ts';

interface PublicAnswersOptions {
  settings: Pick<Settings, 'publicUrl'>;
  hasSessionCookie(cookie: string | undefined): boolean;
  /** Paths of the calls whose response without a session is the same for all. */
  paths: readonly string[];
  /** The JSON of an anonymous GET. Rejects when it isn't a success. */
  answer(path: string): Promise<string>;
}

/** Caches public API responses, compressed and with an ETag, until the content changes. */
export function createPublicAnswers({ settings, hasSessionCookie, paths, answer }: PublicAnswersOptions) {
  const publicPaths = new Set(paths);
  const cache = new AnswerCache();
  const headers: [string, string][] = [
    ['Content-Type', 'application/json'],
    ['Cache-Control', 'public, max-age=0, must-revalidate'],
    ['Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'"],
    ['Vary', 'Cookie, Authorization'],
    ...commonHeaders(settings),
  ];

  const make = async (path: string) => prepareAnswer(200, await answer(path), headers);

  return {
    /** Whether a read has a public response. */
    isPublic: (path: string, request: IncomingMessage) =>
      publicPaths.has(path) && request.headers.authorization === undefined && !hasSessionCookie(request.headers.cookie),

    /** The public response, if it is cached. */
    cached: (path: string) => cache.get(path),

    /**
     * The public response to a call, with the texts of a language: each time a copy.
     * @throws when it isn't a success
     */
    async read<Call extends ApiCall<'GET'>>({ path }: Call, language: Language): Promise<AnswerOf<Call>> {
      const address = `/api${path}${language === originalLanguage ? '' : `?language=${language}`}`;
      const { identity } = await cache.getOrMake(address, () => make(address));
      return JSON.parse(identity.toString());
    },

    /** False when no answer could be made, so that the API itself has to answer. */
    async send(path: string, request: IncomingMessage, response: ServerResponse): Promise<boolean> {
      try {
        await sendAnswer(request, response, await cache.getOrMake(path, () => make(path)));
        return true;
      } catch {
        return false;
      }
    },

    clear: (isKnownChange: boolean) => cache.clear(isKnownChange),

    /** Makes the responses again that were in use before the last change. */
    async remake(): Promise<void> {
      for (const path of cache.outdatedKeys()) await cache.getOrMake(path, () => make(path)).catch(() => undefined);
    },
  };
}

export type PublicAnswers = ReturnType<typeof createPublicAnswers>;
