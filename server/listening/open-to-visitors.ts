import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Services } from '#platform/services.server.ts';
import type { UsageOfRequests } from '../usage/usage-of-requests.ts';
import type { CachedAnswers } from './cached-bytes.ts';
import { createPageListener } from './cached-page-connections.ts';
import { createConnectionLimits } from './connection-limits.ts';
import { listenOn } from './listen.ts';
import { startMetrics } from './metrics.ts';
import { createHitLog, createRequestLog } from './request-log.ts';

/** Part of the 10 s that stopping may take: for requests already sent on open connections. */
const nextRequestsMs = 1_000;
/** Part of the 10 s that stopping may take: for requests in progress. */
const requestsInWorkMs = 4_000;
/** Until the last answers have reported the end of their connections. */
const lastAnswersMs = 500;
/** Answer to CONNECT, which node:http leaves unanswered without a listener. */
const noTunnel =
  'HTTP/1.1 405 Method Not Allowed\r\nAllow: GET, HEAD\r\nContent-Length: 0\r\nConnection: close\r\n\r\n';
/**
 * Timeout in milliseconds for a connection without any reads or writes during a request: slow readers continue, stalled ones
 * are disconnected.
 */
const stalledAfterMs = 60_000;
const httpLimits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 1_000,
};

interface Site {
  services: Services;
  handle: (request: IncomingMessage, response: ServerResponse) => void;
  cached: CachedAnswers;
  usage: UsageOfRequests;
}

/**
 * Listens on HOST and PORT, and on METRICS_PORT if set. Cached answers are sent in front of node:http, which gets all
 * other requests; each is logged.
 * @returns the port, and a function that stops: requests in progress are finished within 5 s
 * @throws as net.Server does: EADDRINUSE, EACCES, EADDRNOTAVAIL
 */
export async function openToVisitors({ services, handle, cached, usage }: Site) {
  const { settings, log } = services;
  /** Responses in progress. */
  const answers = new Set<ServerResponse>();
  const http = createServer(httpLimits, (request, response) => {
    // Its connection was closed because of too many pipelined requests.
    if (request.socket.destroyed) return;
    answers.add(response);
    response.once('close', () => answers.delete(response));
    follow(request, response);
    usage.follow(request, response);
    handle(request, response);
  });
  http.timeout = stalledAfterMs;
  // Node has removed all its listeners from such a connection, so errors have to be handled and the connection closed here.
  http.on('connect', (_, socket) => {
    socket.on('error', () => undefined);
    socket.end(noTunnel, () => socket.destroy());
  });
  const { createListener, answered, ...connections } = createPageListener({
    http,
    cached,
    limits: createConnectionLimits({ countsNetworks: !settings.trustProxy }),
    countCached: usage.countCached,
    onHit: createHitLog({ settings, log }),
    recordFailure: (error) => log.error({ err: error }, 'a cached answer could not be looked up'),
  });
  const { metricsPort } = settings;
  const metrics = metricsPort && (await startMetrics({ port: metricsPort, services, cachedAnswers: answered }));
  const follow = createRequestLog({ settings, log, ...(metrics && { observe: metrics.observe }) });
  const listening = await listenOn(settings, createListener).catch(async (error) => {
    if (metrics) await metrics.stop();
    throw error;
  });

  async function close(): Promise<void> {
    connections.announceEnd();
    const closed = listening.close();
    const forcedEnd = setTimeout(connections.closeAllConnections, requestsInWorkMs);
    await Promise.race([closed, sleep(nextRequestsMs)]);
    connections.closeIdleConnections();
    const closing = setInterval(connections.closeIdleConnections, 50);
    await closed;
    clearInterval(closing);
    clearTimeout(forcedEnd);
    // Node reports the server as closed before its last connections; only their end counts and logs the last answer.
    const ended = [...answers].map((answer) => new Promise((resolve) => answer.once('close', resolve)));
    await Promise.race([Promise.all(ended), sleep(lastAnswersMs)]);
    if (metrics) await metrics.stop();
  }
  return { port: listening.port, close, closeAllConnections: connections.closeAllConnections };
}
