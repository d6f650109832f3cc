/** A server in a separate process whose requests fail as their path says. SIGUSR2 makes it fail outside of a request. */
import { createReadStream } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { builtInContent } from '#domain/editions/live-content/built-in-content.server.ts';
import { createLog } from '#platform/log/log.server.ts';
import { createRequestHandler } from '#server/request-handler.ts';
import { endOnUnexpectedErrors } from '#server/unexpected-errors.ts';
import { listenOnLoopback } from './listen-on-loopback.ts';

const fail = () => {
  throw new Error('nobody expected this');
};
const failures: Record<string, (request: IncomingMessage, response: ServerResponse) => unknown> = {
  '/assets/at-once': fail,
  '/assets/awaited': async () => fail(),
  '/assets/timer': () => setTimeout(fail, 1),
  '/assets/promise': () => void Promise.reject(new Error('nobody expected this')),
  '/assets/stream': () => createReadStream('/nowhere/at/all'),
  '/assets/numbers': () => createReadStream('/etc/hostname', { start: 9, end: 5 }),
  '/assets/half': (_, response) => {
    response.writeHead(200, { 'Content-Length': 1_000 }).write('half');
    setImmediate(fail);
  },
  '/assets/late': (_, response) => response.once('close', fail).end('whole'),
};

endOnUnexpectedErrors();
process.on('SIGUSR2', fail);
const handle = createRequestHandler({
  settings: { publicUrl: 'http://127.0.0.1', trustProxy: false },
  log: createLog('error'),
  pages: {
    cached: () => undefined,
    page: fail,
    has: () => true,
    notFound: fail,
    formPage: fail,
    privatePage: fail,
    sharedPrivatePage: fail,
    preview: fail,
    clear: () => undefined,
    remake: async () => undefined,
  },
  orderPages: { page: fail, sendLink: fail, proposeCorrection: fail },
  previews: fail,
  feed: { answer: fail, clear: () => undefined },
  cardEmbeds: { answer: () => undefined, clear: () => undefined },
  newsPages: { page: fail, unsubscribe: fail, handleAction: fail },
  publicAnswers: {
    isPublic: () => false,
    cached: () => undefined,
    read: fail,
    send: fail,
    clear: () => undefined,
    remake: async () => undefined,
  },
  formPosts: { accepts: () => false, answer: fail },
  frontEnd: {
    cachesPages: false,
    renderDocument: fail,
    files: { document: { script: '', styles: [], font: null }, modulesOf: fail },
  },
  serveFile: (request, response, next) => failures[request.url ?? '']?.(request, response) ?? next,
  api: { answer: async () => fail(), isOverloaded: () => false },
  content: () => builtInContent,
  editionFile: () => undefined,
});
const server = createServer(handle);
process.stdout.write(`${await listenOnLoopback(server)}\n`);
process.on('SIGTERM', () => process.exit(0));
