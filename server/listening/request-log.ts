import type { IncomingMessage, ServerResponse } from 'node:http';
import { findRoute, notFoundRoute } from '#app/routes.ts';
import { type Log, shortenIp } from '#platform/log/log.server.ts';
import type { Settings } from '#platform/settings.server.ts';
import type { Hit } from './cached-page-connections.ts';
import { networkOf } from './client-network.ts';
import { readAddress } from './request-address.ts';

const named = new WeakMap<IncomingMessage, string>();

/** Records the route pattern of a request: '/api/downloads/{token}'. */
export function nameRoute(request: IncomingMessage, pattern: string): void {
  named.set(request, pattern);
}

/** The route pattern of a request, without visitor data (tokens, ids, searches). */
export const routeOf = (request: IncomingMessage): string => named.get(request) ?? routeOfAddress(request.url ?? '');

function routeOfAddress(address: string): string {
  const path = readAddress(address)?.path;
  if (path === undefined) return '(malformed)';
  const [, folder = ''] = path.split('/');
  if (folder === 'api') return '/api/(unknown)';
  if (folder === 'uploads' || folder === 'assets') return `/${folder}/…`;
  const route = findRoute(path);
  return route === notFoundRoute ? '(other)' : route.path;
}

export interface FinishedRequest {
  method: string;
  route: string;
  /** 0 if the client disconnected before the answer. */
  status: number;
  seconds: number;
}

interface RequestLogOptions {
  settings: Pick<Settings, 'trustProxy'>;
  log: Log;
  observe?: (request: FinishedRequest) => void;
}

/**
 * Logs a line for each completed request: successful reads as debug, all others as info. Cached answers are logged by
 * createHitLog.
 */
export function createRequestLog({ settings, log, observe }: RequestLogOptions) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    const begun = performance.now();
    const { method = '' } = request;
    const network = networkOf(request, settings.trustProxy);
    response.once('close', () => {
      const status = response.writableFinished ? response.statusCode : 0;
      const isPlain = status > 0 && status < 400 && (method === 'GET' || method === 'HEAD');
      if (isPlain && !observe && !log.isLevelEnabled('debug')) return;
      const route = routeOf(request);
      const ms = Math.round((performance.now() - begun) * 10) / 10;
      observe?.({ method, route, status, seconds: ms / 1000 });
      log[isPlain ? 'debug' : 'info']({ method, route, status, ms, network: shortenIp(network) }, 'request');
    });
  };
}

/** Logs cached answers, which never reach node:http, like other successful reads; undefined if debug isn't logged. */
export function createHitLog({ settings, log }: Omit<RequestLogOptions, 'observe'>) {
  if (!log.isLevelEnabled('debug')) return undefined;
  return ({ socket, head, status, ms }: Hit): void => {
    const text = head.toString('latin1');
    const address = text.slice(text.indexOf(' ') + 1, text.indexOf(' ', text.indexOf(' ') + 1));
    const forwarded = text.match(/^x-forwarded-for:.*$/gim)?.at(-1);
    const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded.slice(forwarded.indexOf(':') + 1) };
    const network = shortenIp(networkOf({ socket, headers }, settings.trustProxy));
    // Cached lists are found by their whole address, so it names the route.
    const route = address.startsWith('/api/') ? address : routeOfAddress(address);
    log.debug({ method: 'GET', route, status, ms: Math.round(ms * 10) / 10, network }, 'request');
  };
}
