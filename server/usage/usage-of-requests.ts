import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CurrentSite, SiteContent } from '#domain/editions/live-content/site-content.ts';
import { createBotDetector } from '#domain/usage/bot-detector.ts';
import { createSiteDetector } from '#domain/usage/referring-site.ts';
import { type Counted, orderSent } from '#domain/usage/usage-subject.ts';
import { type CountedHeaders, countedOf, isUnseenPrefetch } from './counted-request.ts';

interface UsageOptions extends CurrentSite {
  count: (counted: readonly Counted[], isBot: boolean) => void;
}

/** Remembered addresses of cached answers: pages, and the API's lists, which aren't counted. */
const maxKnownAddresses = 1000;

const lines = {
  userAgent: /\r\nuser-agent:([^\r]*)/i,
  referer: /\r\nreferer:([^\r]*)/i,
  purpose: /\r\n(?:(?:sec-|x-)?purpose|x-moz):([^\r]*)/i,
  speculationTags: /\r\nsec-speculation-tags:([^\r]*)/i,
};

const lineOf = (head: string, line: RegExp) => line.exec(head)?.[1]?.trim();

function countedHeadersOf({ headers }: IncomingMessage): CountedHeaders {
  const headerOf = (name: string) => headers[name]?.toString();
  return {
    userAgent: headerOf('user-agent'),
    referer: headerOf('referer'),
    purpose: headerOf('sec-purpose') ?? headerOf('purpose') ?? headerOf('x-purpose') ?? headerOf('x-moz'),
    speculationTags: headerOf('sec-speculation-tags'),
  };
}

/** Whether a response is the whole file, or its first part: later parts aren't further downloads. */
function isCounted({ headersSent, statusCode }: ServerResponse, { headers }: IncomingMessage): boolean {
  // The sender left before the answer.
  if (!headersSent) return false;
  if (statusCode === 206) return /^bytes=0-/i.test(headers.range ?? '');
  return statusCode === 200 || statusCode === 304;
}

/** Orders refused for their input count too; those from other sites or refused by the gate don't. */
const arrived = new Set([200, 201, 400, 409, 429]);

/** Counts requests as they are answered: in front of node:http, and behind it. */
export function createUsageOfRequests({ publicUrl, content, count }: UsageOptions) {
  const isBot = createBotDetector();
  const siteOf = createSiteDetector(new URL(publicUrl).hostname);
  const known = new Map<string, Counted[]>();
  let knownOf: SiteContent | undefined;

  /** The referring site is counted with the page, and not for bots, which send arbitrary values. */
  function countViews(counted: Counted[], { userAgent, referer }: CountedHeaders): void {
    const isFromBot = isBot(userAgent);
    const isPage = counted[0]?.subject === 'page';
    const site = isPage && !isFromBot ? siteOf(referer) : null;
    count(site === null ? counted : [...counted, { subject: 'referrer', name: site }], isFromBot);
  }

  /** Counts an order that was received, by the status of its answer. */
  function countOrder(request: IncomingMessage, status: number): void {
    if (arrived.has(status)) count([orderSent], isBot(request.headers['user-agent']));
  }

  return {
    /** Counts a cached answer sent in front of node:http, at about the cost of its lookup. */
    countCached(address: string, head: string): void {
      const shown = content();
      let counted = shown === knownOf ? known.get(address) : undefined;
      if (!counted) {
        counted = countedOf(address, shown);
        if (shown !== knownOf || known.size >= maxKnownAddresses) known.clear();
        knownOf = shown;
        known.set(address, counted);
      }
      if (counted.length === 0) return;
      const purpose = lineOf(head, lines.purpose);
      const sent: CountedHeaders = {
        userAgent: lineOf(head, lines.userAgent),
        referer: lineOf(head, lines.referer),
        purpose,
        speculationTags: purpose === undefined ? undefined : lineOf(head, lines.speculationTags),
      };
      if (!isUnseenPrefetch(sent)) countViews(counted, sent);
    },

    /** Follows any other request, and counts it by how it was answered. */
    follow(request: IncomingMessage, response: ServerResponse): void {
      const { method, url = '' } = request;
      if (method === 'POST' && url === '/api/study-orders') {
        response.once('close', () => {
          // Otherwise the sender left before the order was complete.
          if (response.headersSent || request.complete) countOrder(request, response.statusCode);
        });
      }
      if (method !== 'GET') return;
      const counted = countedOf(url, content());
      if (counted.length === 0) return;
      const sent = countedHeadersOf(request);
      if (isUnseenPrefetch(sent)) return;
      response.once('close', () => {
        if (isCounted(response, request)) countViews(counted, sent);
      });
    },

    /** Counts an order form that a browser without script has posted. */
    countPostedOrder: countOrder,
  };
}

export type UsageOfRequests = ReturnType<typeof createUsageOfRequests>;
