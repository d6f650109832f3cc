import type { IncomingMessage, ServerResponse } from 'node:http';
import { languageDetails, splitLocalPath } from '#platform/languages.ts';
import { overloaded } from '#platform/refusal.ts';
import { detailOf, problemText } from '../api/problem.ts';
import { documentHeaders } from '../security-headers.ts';
import { type FailureStatus, failurePage } from './failure-page.ts';

const notNow = problemText(503, { language: 'de', detail: detailOf(overloaded, 'de') });

/** Responses to failed requests: a page for pages, a problem for calls. */
export function createFailureAnswers(site: Parameters<typeof documentHeaders>[0]) {
  const headers = documentHeaders(site);
  const notNowHeaders = [
    ...headers,
    ['Content-Type', 'application/problem+json'],
    ['Cache-Control', 'no-store'],
    ['Retry-After', '5'],
    ['Content-Length', String(Buffer.byteLength(notNow))],
  ].flat();

  return {
    fail(request: IncomingMessage, response: ServerResponse, status: FailureStatus, retryAfterSeconds = 5): void {
      const { language } = splitLocalPath(request.url ?? '');
      const isApi = /^\/api(\/|$)/.test(request.url ?? '');
      response.writeHead(status, {
        ...Object.fromEntries(headers),
        'Content-Type': isApi ? 'application/problem+json' : 'text/html; charset=utf-8',
        ...(!isApi && { 'Content-Language': languageDetails[language].locale }),
        'Cache-Control': 'no-store',
        ...((status === 503 || status === 429) && { 'Retry-After': String(retryAfterSeconds) }),
        ...(status === 405 && { Allow: 'GET, HEAD' }),
      });
      response.end(
        isApi ? problemText(status, { language: 'de' }) : failurePage(status, language, request.method === 'POST'),
      );
    },

    /** The cheapest possible answer, for requests under overload. */
    rejectCheaply(response: ServerResponse): void {
      response.writeHead(503, notNowHeaders);
      response.end(notNow);
    },
  };
}
