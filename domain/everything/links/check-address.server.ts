import { once } from 'node:events';
import http, { type IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import tls from 'node:tls';
import type { Internet } from '#platform/network/open-internet.server.ts';
import { isPublicAddress } from '#platform/network/public-address.ts';
import type { CheckResult, LinkResult } from './link-result.ts';

/** Timeout in milliseconds for one address, including redirects but not the wait for the host's turn. */
const timeoutMs = 10_000;
const maxRedirects = 5;
const maxAddressLength = 2_048;

interface CheckOptions {
  internet: Internet;
  userAgent: string;
  waitForHost(hostname: string): Promise<void>;
}

class NotWorking extends Error {
  readonly result: LinkResult;
  constructor(result: LinkResult) {
    super(result);
    this.result = result;
  }
}

/** The web's default ports, and ports not used by other services. */
const isRequestable = ({ protocol, port }: URL): boolean =>
  (protocol === 'https:' || protocol === 'http:') &&
  (port === '' || port === '80' || port === '443' || Number(port) >= 1024);

const hostOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '');

/** Resolves a host name with a timeout. */
function resolveInTime(internet: Internet, hostname: string, signal: AbortSignal): Promise<string[]> {
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new NotWorking('time-out')));
  });
  return Promise.race([internet.resolve(hostname), late]);
}

/** Resolves the address to connect to, checked. A single private address among several rejects all. */
async function checkedAddress(internet: Internet, host: string, signal: AbortSignal): Promise<string> {
  const addresses = isIP(host) > 0 ? [host] : await resolveInTime(internet, host, signal);
  if (addresses.length === 0) throw new NotWorking('no-such-host');
  if (!addresses.every(isPublicAddress)) throw new NotWorking('private-address');
  return addresses.find((address) => isIP(address) === 4) ?? (addresses[0] as string);
}

/** Sends one request and reads the response's head only. */
async function sendRequest(
  url: URL,
  method: 'HEAD' | 'GET',
  { internet, userAgent }: CheckOptions,
  signal: AbortSignal,
) {
  const host = hostOf(url);
  const address = await checkedAddress(internet, host, signal);
  const isSecure = url.protocol === 'https:';
  const plain = internet.connect(address, Number(url.port) || (isSecure ? 443 : 80));
  const servername = isIP(host) > 0 ? '' : host;
  const socket = isSecure ? tls.connect({ socket: plain, servername, ALPNProtocols: ['http/1.1'] }) : plain;
  plain.on('error', (error) => socket.destroy(error));
  socket.on('error', () => undefined);
  try {
    const request = http.request({
      method,
      path: `${url.pathname}${url.search}`,
      headers: { Host: url.host, 'User-Agent': userAgent, Accept: '*/*' },
      createConnection: () => socket,
      signal,
    });
    // Errors after the response's head don't matter.
    request.on('error', () => undefined).end();
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    response.on('error', () => undefined);
    return { status: response.statusCode ?? 0, location: response.headers.location };
  } finally {
    socket.destroy();
    plain.destroy();
  }
}

function nextAddress(location: string, base: URL): URL {
  if (location.length > maxAddressLength || !URL.canParse(location, base.href)) throw new NotWorking('redirects');
  return new URL(location, base.href);
}

const redirecting = new Set([301, 302, 303, 307, 308]);
/** Statuses that refuse bots, require sign-in or limit the rate; 999 is LinkedIn's. */
const botRefusals = new Set([401, 402, 403, 407, 429, 451, 999]);

function resultOfStatus(status: number): CheckResult {
  if (status < 400) return { result: 'works', status };
  if (botRefusals.has(status)) return { result: 'refuses-programs', status };
  return { result: status >= 500 ? 'server-error' : 'gone', status };
}

/** The result for an error of DNS, connection, TLS or HTTP; null if the problem is our own network. */
function resultOf(error: unknown, isLate: boolean): LinkResult | null {
  if (error instanceof NotWorking) return error.result;
  if (isLate) return 'time-out';
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ENOTFOUND' || code === 'ENODATA' || code === 'EBADNAME') return 'no-such-host';
  if (/^E(SERVFAIL|REFUSED|TIMEOUT|AI_AGAIN|NETUNREACH|MFILE|NOMEM|CANCELLED|DESTRUCTION)$/.test(code)) return null;
  if (/CERT|SELF_SIGNED|VERIFY|ISSUER/.test(code)) return 'certificate';
  return code.startsWith('HPE_') ? 'unreadable' : 'unreachable';
}

/**
 * Checks whether an address works, with HEAD, or GET if HEAD is rejected; redirects are followed and checked again.
 * Never connects to a private address.
 * @returns null if our own network has a problem
 */
export async function checkAddress(address: string, options: CheckOptions): Promise<CheckResult | null> {
  let leftMs = timeoutMs;
  let url = new URL(address);
  let method: 'HEAD' | 'GET' = 'HEAD';
  let redirects = 0;
  for (;;) {
    if (!isRequestable(url)) return { result: 'redirects', status: null };
    await options.waitForHost(url.hostname);
    const begun = performance.now();
    const signal = AbortSignal.timeout(Math.max(1, Math.ceil(leftMs)));
    try {
      const { status, location } = await sendRequest(url, method, options, signal);
      if (redirecting.has(status) && location !== undefined) {
        redirects += 1;
        if (redirects > maxRedirects) return { result: 'redirects', status };
        url = nextAddress(location, url);
      } else if (method === 'HEAD' && status >= 400 && status !== 429) method = 'GET';
      else return resultOfStatus(status);
    } catch (error) {
      const result = resultOf(error, signal.aborted);
      // Some servers close the connection on HEAD.
      if (result !== 'unreachable' || method === 'GET') return result && { result, status: null };
      method = 'GET';
    }
    leftMs -= performance.now() - begun;
    if (leftMs <= 0) return { result: 'time-out', status: null };
  }
}
