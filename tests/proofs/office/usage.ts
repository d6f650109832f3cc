/**
 * Usage figures: a known mix of requests to two instances is counted exactly, a stop loses nothing and a kill little,
 * and the directory contains nothing about visitors.
 */
import { readdirSync, readFileSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import PQueue from 'p-queue';
import { signIn } from '../../built-server/administer.ts';
import { type BuiltServer, startBuiltServer } from '../../built-server/built-server.ts';
import { installedDirectory } from '../../built-server/installed-directory.ts';
import { prove } from '../../built-server/report.ts';
import { request } from '../../built-server/requests.ts';

/** Values in addresses, headers and networks of requests, which must not be stored anywhere. */
const canaries = ['kanarienvogel', '198.51.100.77', 'Kanarienbrowser', 'kanari-keks'];

/** PUBLIC_URL isn't set: this machine under any port is the site itself. */
const own = 'http://127.0.0.1:3000';
const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Kanarienbrowser/7';
const googlebot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html) Kanarienbrowser/7';
const noise = 'utm_source=kanarienvogel&email=kanarienvogel@example.org';

interface Kind {
  share: number;
  method?: string;
  path: string;
  headers?: Record<string, string>;
  /** 'page /partners' → views and bot views that each request adds. */
  adds: Record<string, [views: number, botViews: number]>;
}

const view = (name: string, referrer: string | null = 'direct'): Kind['adds'] => ({
  [`page ${name}`]: [1, 0],
  ...(referrer && { [`referrer ${referrer}`]: [1, 0] }),
});
const botView = (name: string): Kind['adds'] => ({ [`page ${name}`]: [0, 1] });
const zip = '/assets/downloads/logos.zip';
const prefetch = { 'sec-purpose': 'prefetch;prerender' };

const kinds: Kind[] = [
  { share: 8, path: '/', adds: view('/') },
  { share: 4, path: '/partners', adds: view('/partners') },
  { share: 2, path: `/partners?${noise}`, adds: view('/partners') },
  { share: 2, path: '/partners', headers: { cookie: 'kanari-keks=1' }, adds: view('/partners') },
  { share: 4, path: '/', headers: { 'if-none-match': '*' }, adds: view('/') },
  { share: 3, path: '/studies', headers: { referer: `${own}/?${noise}` }, adds: view('/studies', null) },
  {
    share: 3,
    path: '/studies',
    headers: { referer: `https://www.example.net/${noise}` },
    adds: view('/studies', 'www.example.net'),
  },
  { share: 2, path: '/media', headers: { referer: `https://198.51.100.77/` }, adds: view('/media', 'other') },
  {
    share: 2,
    path: '/media',
    headers: { referer: `https://kanarienvogel@${'x'.repeat(2_000)}.example/` },
    adds: view('/media', 'other'),
  },
  { share: 2, path: '/insights?card=3', adds: { ...view('/insights'), 'card 2024/3': [1, 0] } },
  { share: 1, path: '/insights?embed=1&card=5', adds: { ...view('/insights?embed=1'), 'card 2024/5': [1, 0] } },
  { share: 3, path: '/about', headers: { 'user-agent': googlebot }, adds: botView('/about') },
  { share: 1, path: '/about', headers: { 'user-agent': '' }, adds: botView('/about') },
  { share: 2, path: '/about', headers: prefetch, adds: {} },
  { share: 1, path: '/about', headers: { purpose: 'prefetch' }, adds: {} },
  { share: 2, method: 'HEAD', path: '/', adds: {} },
  { share: 2, path: zip, adds: { [`download ${zip}`]: [1, 0] } },
  { share: 1, path: zip, headers: { range: 'bytes=0-99' }, adds: { [`download ${zip}`]: [1, 0] } },
  { share: 1, path: zip, headers: { range: 'bytes=100-' }, adds: {} },
  { share: 1, path: `${zip}?${noise}`, headers: { 'user-agent': googlebot }, adds: { [`download ${zip}`]: [0, 1] } },
  { share: 1, method: 'HEAD', path: zip, adds: {} },
  { share: 2, path: '/api/partners', adds: {} },
  { share: 1, path: '/kanarienvogel', adds: {} },
  { share: 1, path: '/assets/downloads/kanarienvogel.zip', adds: {} },
];

type Sums = Map<string, [views: number, botViews: number]>;

function add(sums: Sums, adds: Kind['adds']): void {
  for (const [key, [views, botViews]] of Object.entries(adds)) {
    const [knownViews, knownBotViews] = sums.get(key) ?? [0, 0];
    sums.set(key, [knownViews + views, knownBotViews + botViews]);
  }
}

/** Kinds by their share, in a fixed irregular order. */
function mixOf(count: number): Kind[] {
  const all = kinds.flatMap((kind) => Array<Kind>(kind.share).fill(kind));
  let state = 1;
  return Array.from({ length: count }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return all[state % all.length] as Kind;
  });
}

async function sendAll(servers: BuiltServer[], mix: Kind[]): Promise<void> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 8 });
  const requests = mix.map(({ method = 'GET', path: target, headers }, index) => () => {
    const server = servers[index % servers.length] as BuiltServer;
    const sent = { 'user-agent': chrome, 'x-forwarded-for': '198.51.100.77', ...headers };
    return request(`${server.url}${target}`, { method, headers: sent, agent });
  });
  await new PQueue({ concurrency: 12 }).addAll(requests);
  agent.destroy();
}

async function readSums(server: BuiltServer): Promise<Sums> {
  const admin = await signIn(server.url);
  const { body } = await admin('GET', '/api/usage/days?period=week');
  const lines = body.toString().trim().split('\r\n').slice(1);
  const sums: Sums = new Map();
  for (const [, subject, name, views, botViews] of lines.map((line) => line.split(';'))) {
    add(sums, { [`${subject} ${name}`]: [Number(views), Number(botViews)] });
  }
  return sums;
}

const textOf = (sums: Sums) => JSON.stringify([...sums].sort());
const total = (sums: Sums) => [...sums].reduce((sum, [, [views, botViews]]) => sum + views + botViews, 0);

/** Files below a directory that contain a canary. */
function filesWithCanaries(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => {
      const bytes = readFileSync(file);
      return canaries.some((canary) => bytes.includes(canary));
    });
}

await prove('usage', async (report, { isShort }) => {
  const dataDir = await installedDirectory();
  const environment = { TRUST_PROXY: 'on', LOG_LEVEL: 'debug' };
  const start = () => startBuiltServer(dataDir, environment);
  const servers = await Promise.all([start(), start()]);
  const mix = mixOf(isShort ? 2_000 : 10_000);
  const expected: Sums = new Map();
  for (const { adds } of mix) add(expected, adds);

  const begun = performance.now();
  await sendAll(servers, mix);
  report.figure('requests of a known mix, sent to two instances in turn', mix.length);
  report.figure('seconds it took', ((performance.now() - begun) / 1000).toFixed(1));
  const statuses = await Promise.all(servers.map((server) => server.end()));
  report.equal('both end with status 0 at SIGTERM', statuses.map(({ status }) => status).join(' '), '0 0');
  const restarted = await start();
  const stored = await readSums(restarted);
  report.check(
    'each sum of the day is exact: pages, cards, files, sites, bots',
    textOf(stored) === textOf(expected),
    textOf(stored) === textOf(expected)
      ? `${stored.size} sums, ${total(stored)} in all`
      : `${textOf(stored)} instead of ${textOf(expected)}`,
  );

  const more = mixOf(200);
  const withMore: Sums = new Map(stored);
  for (const { adds } of more) add(withMore, adds);
  await sendAll([restarted], more);
  await restarted.kill('group');
  const after = await start();
  const left = await readSums(after);
  const isWithin = [...left].every(([key, [views, botViews]]) => {
    const [leastViews = 0, leastBots = 0] = stored.get(key) ?? [];
    const [mostViews = 0, mostBots = 0] = withMore.get(key) ?? [];
    return views >= leastViews && views <= mostViews && botViews >= leastBots && botViews <= mostBots;
  });
  report.check(
    'kill -9 loses nothing that was stored, and counts nothing twice',
    isWithin && [...stored.keys()].every((key) => left.has(key)),
    `${total(withMore) - total(left)} of the last ${total(withMore) - total(stored)} counts lost`,
  );
  const outputs = [...servers, restarted, after].map((server) => server.output());
  await after.end();

  const found = filesWithCanaries(dataDir);
  report.none('addresses, cookies, user agents, queries: found in a file of the database', found);
  const inLog = outputs.filter((output) => canaries.some((canary) => output.includes(canary))).length;
  report.equal('found in the log at level debug', inLog, 0);
});
