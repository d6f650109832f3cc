import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import https from 'node:https';
import net, { type AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { isPublicAddress } from '#platform/network/public-address.ts';
import { listenOnLoopback } from '#tests/listen-on-loopback.ts';
import { madeUpInternet } from '#tests/made-up/made-up-internet.ts';
import { scratchDirectory } from '#tests/scratch-directory.ts';
import { checkAddress } from './check-address.server.ts';
import { createHostQueues } from './check-links.server.ts';

const publicAddress = '5.6.7.8';
const otherAddress = '2a00:1450:400a::1';
const privateAddresses = ['127.0.0.1', '10.0.0.7', '169.254.169.254', '::1', '::ffff:127.0.0.1', 'fd00::7'];

const internet = madeUpInternet();
const asked: string[] = [];
let drips = 0;

const redirect = (to: string) => (_: IncomingMessage, response: ServerResponse) =>
  void response.writeHead(302, { Location: to }).end();
const status = (code: number) => (_: IncomingMessage, response: ServerResponse) => void response.writeHead(code).end();
const onlyTo = (method: string) => (request: IncomingMessage, response: ServerResponse) =>
  void response.writeHead(request.method === method ? 200 : 405).end();

const traps: Record<string, (request: IncomingMessage, response: ServerResponse) => void> = {
  '/well': status(204),
  '/gone': status(404),
  '/broken': status(503),
  '/programs': status(999),
  '/get-only': onlyTo('GET'),
  '/hangs-up-on-head': (request, response) =>
    void (request.method === 'HEAD' ? request.socket.destroy() : response.end('da')),
  '/hangs-up': (request) => void request.socket.destroy(),
  '/endless': (request, response) => {
    if (request.method === 'HEAD') return void response.writeHead(405).end();
    response.writeHead(200);
    const more = () => response.destroyed || response.write('x'.repeat(65_536), () => setImmediate(more));
    more();
  },
  '/huge-head': (_, response) => void response.writeHead(200, { 'X-Gross': 'x'.repeat(40_000) }).end(),
  '/silent': () => undefined,
  '/drip': ({ socket }) => {
    socket.write('HTTP/1.1 200 OK\r\nX-Tropf: ');
    const timer = setInterval(() => {
      drips += 1;
      socket.write('x');
    }, 100);
    socket.once('close', () => clearInterval(timer));
  },
  '/loop': redirect('/loop'),
  '/six': redirect('/five'),
  '/five': redirect('/four'),
  '/four': redirect('/three'),
  '/three': redirect('/two'),
  '/two': redirect('/one'),
  '/one': redirect('/well'),
  '/to-loopback': redirect('http://127.0.0.1/geheim'),
  '/to-localhost': redirect('http://localhost/geheim'),
  '/to-digits': redirect('http://2130706433/geheim'),
  '/to-mapped': redirect('http://[::ffff:127.0.0.1]/geheim'),
  '/to-metadata': redirect('http://169.254.169.254/latest/meta-data/'),
  '/to-inner-name': redirect('http://intern.muster.ch/'),
  '/to-other-name': redirect('http://auch.muster.ch/well'),
  '/to-file': redirect('file:///etc/passwd'),
  '/to-mail-port': redirect('http://gut.muster.ch:25/'),
  '/to-nowhere': redirect('http://['),
};

const server = http.createServer((request, response) => {
  asked.push(`${request.method} ${request.headers.host} ${request.url} ${request.headers['user-agent']}`);
  (traps[request.url ?? ''] ?? status(404))(request, response);
});
/** Accepts connections but never responds, like a server whose TLS hangs. */
const mute = net.createServer(() => undefined);
let secure: https.Server;

beforeAll(async () => {
  const directory = mkdtempSync(path.join(scratchDirectory(), 'monitor-links-'));
  const [key, cert] = [path.join(directory, 'key.pem'), path.join(directory, 'cert.pem')];
  const made = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-keyout', key, '-out', cert];
  execFileSync('openssl', ['req', '-x509', ...made, '-days', '2', '-subj', '/CN=gut.muster.ch'], { stdio: 'ignore' });
  secure = https.createServer({ key: readFileSync(key), cert: readFileSync(cert) }, (_, response) => response.end());
  rmSync(directory, { recursive: true });
  internet.place(publicAddress, 80, await listenOnLoopback(server));
  internet.place(publicAddress, 443, await listenOnLoopback(secure));
  internet.place(otherAddress, 80, (server.address() as AddressInfo).port);
  internet.place(otherAddress, 443, await listenOnLoopback(mute));
  internet.name('gut.muster.ch', [publicAddress]);
  internet.name('auch.muster.ch', [otherAddress]);
  internet.name('intern.muster.ch', ['10.0.0.7']);
  internet.name('leer.muster.ch', []);
  for (const [index, address] of privateAddresses.entries()) {
    internet.name(`privat-${index}.muster.ch`, [address]);
    internet.name(`halb-${index}.muster.ch`, [publicAddress, address]);
  }
});
afterAll(async () => {
  server.closeAllConnections();
  for (const openServer of [server, secure, mute]) openServer.close();
});
beforeEach(() => {
  asked.length = 0;
  internet.connectedTo.length = 0;
});

const ask = (address: string) =>
  checkAddress(address, { internet, userAgent: 'Versicherungsmonitor link check', waitForHost: async () => undefined });
const resultOf = async (address: string) => (await ask(address))?.result;

test.each([
  ['/well', 'works'],
  ['/gone', 'gone'],
  ['/broken', 'server-error'],
  ['/programs', 'refuses-programs'],
  ['/get-only', 'works'],
  ['/hangs-up-on-head', 'works'],
  ['/hangs-up', 'unreachable'],
  ['/endless', 'works'],
  ['/huge-head', 'unreadable'],
  ['/loop', 'redirects'],
  ['/six', 'redirects'],
  ['/five', 'works'],
  ['/to-other-name', 'works'],
  ['/to-file', 'redirects'],
  ['/to-mail-port', 'redirects'],
  ['/to-nowhere', 'redirects'],
])('%s: %s', async (trap, result) => {
  expect(await resultOf(`http://gut.muster.ch${trap}`)).toBe(result);
});

test('sends HEAD, then GET if rejected, with a user agent; a password in an address is not sent', async () => {
  expect(await ask('http://anna:geheim@gut.muster.ch/get-only#stelle')).toEqual({ result: 'works', status: 200 });
  const sent = 'gut.muster.ch /get-only Versicherungsmonitor link check';
  expect(asked).toEqual([`HEAD ${sent}`, `GET ${sent}`]);
});

test('an untrusted certificate, a name without address and a closed port have their own results', async () => {
  expect(await resultOf('https://gut.muster.ch/')).toBe('certificate');
  expect(await resultOf('http://leer.muster.ch/')).toBe('no-such-host');
  expect(await resultOf('http://gibt-es-nicht.muster.ch/')).toBe('no-such-host');
  expect(await resultOf('http://gut.muster.ch:8080/')).toBe('unreachable');
});

test('ten seconds is the limit, for slow and silent servers', async () => {
  const begun = performance.now();
  const slow = ['http://gut.muster.ch/drip', 'http://gut.muster.ch/silent', 'https://auch.muster.ch/'];
  expect(await Promise.all(slow.map(resultOf))).toEqual(['time-out', 'time-out', 'time-out']);
  expect(performance.now() - begun).toBeGreaterThan(9_000);
  expect(drips).toBeGreaterThan(0);
}, 30_000);

test('no private address is ever connected to: named, resolved, one among several, or by a redirect', async () => {
  const inDigits = [
    '127.0.0.1',
    '127.1',
    '0x7f000001',
    '2130706433',
    '[::1]',
    '[::ffff:10.0.0.1]',
    '169.254.169.254',
    '0.0.0.0',
  ];
  const redirects = Object.keys(traps).filter(
    (trap) => trap.startsWith('/to-') && !/name|file|port|nowhere/.test(trap),
  );
  const addresses = [
    ...inDigits.map((host) => `http://${host}/`),
    ...privateAddresses.flatMap((_, index) => [
      `http://privat-${index}.muster.ch/`,
      `https://halb-${index}.muster.ch/`,
    ]),
  ];
  expect(new Set(await Promise.all(addresses.map(resultOf)))).toEqual(new Set(['private-address']));
  expect(internet.connectedTo).toEqual([]);
  const redirected = [...redirects, '/to-inner-name'].map((trap) => resultOf(`http://gut.muster.ch${trap}`));
  // Public name servers don't know 'localhost'.
  expect(new Set(await Promise.all(redirected))).toEqual(new Set(['private-address', 'no-such-host']));
  expect(new Set(internet.connectedTo)).toEqual(new Set([publicAddress]));
});

test('DNS rebinding to a private address fails: the checked address is the one connected to', async () => {
  internet.name('wechselt.muster.ch', [publicAddress], ['127.0.0.1']);
  // HEAD uses the first answer; GET resolves again and is not sent.
  expect(await resultOf('http://wechselt.muster.ch/get-only')).toBe('private-address');
  expect(asked).toHaveLength(1);
  expect(internet.connectedTo.every(isPublicAddress)).toBe(true);
});

test('a problem of our own network gives no result', async () => {
  const troubled = {
    ...internet,
    resolve: async () => {
      throw Object.assign(new Error('no name server'), { code: 'ESERVFAIL' });
    },
  };
  const asking = checkAddress('http://gut.muster.ch/well', {
    internet: troubled,
    userAgent: '',
    waitForHost: async () => undefined,
  });
  expect(await asking).toBeNull();
});

test('a host is requested at most once a second, other hosts in the meantime', async () => {
  const waitForHost = createHostQueues(100);
  const begun = performance.now();
  const at: number[] = [];
  await Promise.all([
    waitForHost('andere.muster.ch'),
    ...[1, 2, 3].map(() => waitForHost('gut.muster.ch').then(() => at.push(performance.now() - begun))),
  ]);
  // A timer may fire slightly early by this clock.
  expect(at[1]).toBeGreaterThan(90);
  expect(at[2]).toBeGreaterThan(190);
});
