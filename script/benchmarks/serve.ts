import { type ChildProcess, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { childrenOf, cpuSeconds } from '../../tests/built-server/process-usage.ts';
import { quantile, type TimedAnswer } from '../../tests/built-server/requests.ts';
import { startPackagedServer } from './packaged-server.ts';
import { get, requireProgram, seconds, start, untilReady, work } from './processes.ts';

const connections = 32;
const rounds = 3;
const warmUpSeconds = 2;

interface Load {
  requestsPerSecond: number;
  /** Microseconds of CPU. */
  cpuPerRequest: number;
}

/** CPU seconds a process and its children have used. */
const cpuSecondsOfTree = (pid: number): number =>
  childrenOf(pid).reduce((sum, child) => sum + cpuSecondsOfTree(child), cpuSeconds(pid));

function load(url: string, headers: Record<string, string>, pid: number, duration = seconds): Load {
  const args = [
    '-t1',
    `-c${connections}`,
    ...Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]),
  ];
  const before = cpuSecondsOfTree(pid);
  const { stdout } = spawnSync(requireProgram('wrk', 'wrk'), [...args, `-d${duration}s`, url], { encoding: 'utf8' });
  const used = cpuSecondsOfTree(pid) - before;
  const requests = Number(/(\d+) requests in/.exec(stdout)?.[1]);
  if (/Non-2xx/.test(stdout) && !headers['If-None-Match']) throw new Error(`${url} answered with errors:\n${stdout}`);
  return { requestsPerSecond: requests / duration, cpuPerRequest: (used / requests) * 1e6 };
}

interface Measured {
  name: string;
  url: string;
  headers: Record<string, string>;
  pid: number;
}

/** Measures servers in turn, several rounds, and prints their medians; the first server is the reference. */
function compare(servers: Measured[]): void {
  for (const { url, headers, pid } of servers) load(url, headers, pid, warmUpSeconds);
  const results = servers.map((server) => ({ ...server, loads: [] as Load[] }));
  for (let round = 0; round < rounds; round++) {
    for (const { url, headers, pid, loads } of results) loads.push(load(url, headers, pid));
  }
  let reference: number | undefined;
  for (const { name, loads } of results) {
    const median = (figure: keyof Load) =>
      quantile(
        loads.map((load) => load[figure]),
        0.5,
      );
    const cpu = median('cpuPerRequest');
    const rate = median('requestsPerSecond').toFixed(0);
    const efficiency = reference === undefined ? '' : `  efficiency ${(reference / cpu).toFixed(2)} of nginx`;
    reference ??= cpu;
    process.stdout.write(
      `${name.padEnd(28)} ${cpu.toFixed(1).padStart(7)} µs CPU/request ${rate.padStart(7)} /s${efficiency}\n`,
    );
  }
}

/** nginx with one worker, sending the same bytes and headers from a file. */
function startNginx(port: number, pages: Map<string, TimedAnswer>): ChildProcess {
  const locations = [...pages].map(([address, { headers, body }], index) => {
    mkdirSync(path.join(work, 'www'), { recursive: true });
    writeFileSync(path.join(work, 'www', `${index}.bin`), body);
    const skipped = ['content-length', 'date', 'connection', 'keep-alive', 'etag', 'content-type'];
    const added = Object.entries(headers)
      .filter(([name]) => !skipped.includes(name))
      .map(([name, value]) => `add_header ${name} "${String(value).replaceAll('"', '\\"')}";`);
    return `location = ${address} { root ${work}/www; types {} default_type "${headers['content-type']}"; ${added.join(' ')} try_files /${index}.bin =404; }`;
  });
  writeFileSync(
    path.join(work, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''} worker_processes 1; pid ${work}/nginx.pid; daemon off; error_log /dev/null;
events { worker_connections 512; }
http { access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000000; open_file_cache max=100;
client_body_temp_path ${work}/b; proxy_temp_path ${work}/p; fastcgi_temp_path ${work}/f; uwsgi_temp_path ${work}/u; scgi_temp_path ${work}/s;
server { listen 127.0.0.1:${port}; ${locations.join('\n')} } }`,
  );
  return start(requireProgram('nginx', 'nginx-light'), ['-c', path.join(work, 'nginx.conf'), '-p', work]);
}

/** A minimal Node server: one buffer, the same headers, no logic. */
function startRaw(port: number, { headers, body }: TimedAnswer): ChildProcess {
  const sent = Object.entries(headers).filter(([name]) => !['date', 'connection', 'keep-alive'].includes(name));
  writeFileSync(path.join(work, 'raw.body'), body);
  writeFileSync(
    path.join(work, 'raw.mjs'),
    `import { createServer } from 'node:http'; import { readFileSync } from 'node:fs';
const body = readFileSync(${JSON.stringify(path.join(work, 'raw.body'))}); const headers = ${JSON.stringify(sent.flat())};
createServer((request, response) => { response.writeHead(200, headers); response.end(body); }).listen(${port}, '127.0.0.1');`,
  );
  return start(process.execPath, [path.join(work, 'raw.mjs')]);
}

/**
 * Measures the CPU per request of cached responses, beside nginx and a raw node:http server that send the same bytes, in
 * one run with one load (wrk, one connection pool, keep-alive). Efficiency is nginx's CPU per request divided by ours.
 */
export async function serve(): Promise<void> {
  const [nginx, raw] = [4602, 4603];
  const addresses = ['/', '/partners', '/api/partners'];
  await using server = await startPackagedServer(path.join(work, 'data'));
  const { pid, url: oursAt } = server;
  const url = (port: number, address: string) => `http://127.0.0.1:${port}${address}`;
  const ours = (address: string) => `${oursAt}${address}`;
  await untilReady(ours('/'));
  // A browser that follows a link from another site: usage counting reads these headers.
  const browser = {
    'Accept-Encoding': 'gzip, deflate, br, zstd',
    'User-Agent':
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    Referer: 'https://www.example.net/suche',
  };
  const pages = new Map<string, TimedAnswer>();
  for (const address of addresses) pages.set(address, await get(ours(address), browser));
  const nginxServer = startNginx(nginx, pages);
  const rawServer = startRaw(raw, pages.get('/') as TimedAnswer);
  await untilReady(url(nginx, '/'));
  await untilReady(url(raw, '/'));
  const [nginxPid, rawPid] = [nginxServer.pid as number, rawServer.pid as number];
  for (const address of addresses) {
    const page = pages.get(address) as TimedAnswer;
    const [atNginx, atOurs] = [url(nginx, address), ours(address)];
    process.stdout.write(`${address}: ${page.body.length} bytes (${page.headers['content-encoding'] ?? 'identity'})\n`);
    compare([
      { name: '  nginx', url: atNginx, headers: browser, pid: nginxPid },
      { name: '  Versicherungsmonitor', url: atOurs, headers: browser, pid },
      ...(address === '/' ? [{ name: '  raw node:http', url: url(raw, '/'), headers: browser, pid: rawPid }] : []),
    ]);
    const etagOfNginx = (await get(atNginx, browser)).headers.etag ?? '';
    const { etag } = page.headers;
    if (!etag) continue;
    compare([
      { name: '  nginx, 304', url: atNginx, headers: { ...browser, 'If-None-Match': etagOfNginx }, pid: nginxPid },
      { name: '  Versicherungsmonitor, 304', url: atOurs, headers: { ...browser, 'If-None-Match': etag }, pid },
    ]);
  }
}
