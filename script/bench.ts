/**
 * `render`: CPU of a page that is rendered anew. `orders`: orders a second, and their CPU. `start`: time and CPU until ready, on an
 * empty and on an existing directory. `memory`: what node and the database hold when idle. `all`: everything.
 *
 * `serve`: CPU per request of cached answers, beside nginx and a raw node:http server that send the same bytes, in one
 * run with one load (wrk, one connection pool, keep-alive). Efficiency is nginx's CPU per request divided by ours.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const root = path.join(import.meta.dirname, '..');
const seconds = Number(process.env.BENCH_SECONDS ?? 6);
const connections = 32;
/** As script/server starts it. */
const serverArguments = ['--max-semi-space-size=4', '--max-old-space-size=512', 'dist/server/main.js'];
const ticksPerSecond = Number(spawnSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }).stdout);
const work = mkdtempSync(path.join(tmpdir(), 'versicherungsmonitor-bench-'));
const children: ChildProcess[] = [];

function need(program: string, debianPackage: string): string {
  const found = [`/usr/sbin/${program}`, `/usr/bin/${program}`, `/usr/local/bin/${program}`].find((file) =>
    existsSync(file),
  );
  if (!found) throw new Error(`${program} is needed: apt-get install ${debianPackage}`);
  return found;
}

/** CPU seconds a process and its children have used. */
function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  const own = (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
  const childPids = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean);
  return childPids.reduce((sum, child) => sum + cpuSeconds(Number(child)), own);
}

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

async function get(url: string, headers: Record<string, string>): Promise<Answer> {
  const { request } = await import('node:http');
  return new Promise((resolve, reject) => {
    request(url, { headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part) => parts.push(part));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers as Record<string, string>,
          body: Buffer.concat(parts),
        }),
      );
    })
      .once('error', reject)
      .end();
  });
}

async function untilReady(url: string): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    const answer = await get(url, {}).catch(() => undefined);
    if (answer?.status === 200) return;
    await sleep(100);
  }
  throw new Error(`${url} did not get ready`);
}

function start(program: string, args: string[], env: Record<string, string> = {}): ChildProcess {
  const child = spawn(program, args, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env },
  });
  children.push(child);
  return child;
}

interface Load {
  requestsPerSecond: number;
  /** Microseconds of CPU. */
  cpuPerRequest: number;
}

function load(url: string, headers: Record<string, string>, pid: number): Load {
  const args = [
    '-t1',
    `-c${connections}`,
    ...Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]),
  ];
  const wrk = need('wrk', 'wrk');
  spawnSync(wrk, [...args, '-d2s', url]);
  const before = cpuSeconds(pid);
  const { stdout } = spawnSync(wrk, [...args, `-d${seconds}s`, url], { encoding: 'utf8' });
  const used = cpuSeconds(pid) - before;
  const requests = Number(/(\d+) requests in/.exec(stdout)?.[1]);
  if (/Non-2xx/.test(stdout) && !headers['If-None-Match']) throw new Error(`${url} answered with errors:\n${stdout}`);
  return { requestsPerSecond: requests / seconds, cpuPerRequest: (used / requests) * 1e6 };
}

/** nginx with one worker, sending the same bytes and headers from a file. */
function startNginx(port: number, pages: Map<string, Answer>): ChildProcess {
  const locations = [...pages].map(([address, { headers, body }], index) => {
    mkdirSync(path.join(work, 'www'), { recursive: true });
    writeFileSync(path.join(work, 'www', `${index}.bin`), body);
    const skipped = ['content-length', 'date', 'connection', 'keep-alive', 'etag', 'content-type'];
    const added = Object.entries(headers)
      .filter(([name]) => !skipped.includes(name))
      .map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`);
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
  return start(need('nginx', 'nginx-light'), ['-c', path.join(work, 'nginx.conf'), '-p', work]);
}

/** The least a Node server can do: one buffer, the same headers, nothing looked at. */
function startRaw(port: number, { headers, body }: Answer): ChildProcess {
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

async function serve(): Promise<void> {
  const [ours, nginx, raw] = [4601, 4602, 4603];
  const addresses = ['/', '/partners', '/api/partners'];
  const server = start(process.execPath, serverArguments, {
    PORT: String(ours),
    DATA_DIR: path.join(work, 'data'),
    NODE_ENV: 'production',
    MALLOC_ARENA_MAX: '2',
    LOG_LEVEL: 'warn',
    RATE_LIMITS: 'off',
    ADMIN_PASSWORD: 'muster-passwort-der-messung',
  });
  const url = (port: number, address: string) => `http://127.0.0.1:${port}${address}`;
  await untilReady(url(ours, '/'));
  const encoding = { 'Accept-Encoding': 'gzip, deflate, br, zstd' };
  const pages = new Map<string, Answer>();
  for (const address of addresses) pages.set(address, await get(url(ours, address), encoding));
  const nginxServer = startNginx(nginx, pages);
  const rawServer = startRaw(raw, pages.get('/') as Answer);
  await untilReady(url(nginx, '/'));
  await untilReady(url(raw, '/'));
  const print = (name: string, { requestsPerSecond, cpuPerRequest }: Load, reference?: Load) =>
    process.stdout.write(
      `${name.padEnd(28)} ${cpuPerRequest.toFixed(1).padStart(7)} µs CPU/request ${Math.round(requestsPerSecond).toString().padStart(7)} /s${reference ? `  efficiency ${(reference.cpuPerRequest / cpuPerRequest).toFixed(2)} of nginx` : ''}\n`,
    );
  for (const address of addresses) {
    const page = pages.get(address) as Answer;
    process.stdout.write(`${address}: ${page.body.length} bytes (${page.headers['content-encoding'] ?? 'identity'})\n`);
    const reference = load(url(nginx, address), encoding, nginxServer.pid as number);
    print('  nginx', reference);
    if (address === '/')
      print('  raw node:http', load(url(raw, address), encoding, rawServer.pid as number), reference);
    print('  Versicherungsmonitor', load(url(ours, address), encoding, server.pid as number), reference);
    const etag = page.headers.etag;
    if (!etag) continue;
    const nginxEtag = (await get(url(nginx, address), encoding)).headers.etag ?? '';
    const reference304 = load(
      url(nginx, address),
      { ...encoding, 'If-None-Match': nginxEtag },
      nginxServer.pid as number,
    );
    print('  nginx, 304', reference304);
    const ours304 = load(url(ours, address), { ...encoding, 'If-None-Match': etag }, server.pid as number);
    print('  Versicherungsmonitor, 304', ours304, reference304);
  }
}

const line = (name: string, figure: string) => process.stdout.write(`${name.padEnd(48)} ${figure}\n`);

interface Started {
  server: ChildProcess;
  url: string;
  milliseconds: number;
  cpuMilliseconds: number;
}

/** Our server on a port of its own, when it has printed its address. */
async function startOurs(dataDir: string): Promise<Started> {
  const begun = performance.now();
  const server = spawn(process.execPath, serverArguments, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: dataDir,
      NODE_ENV: 'production',
      MALLOC_ARENA_MAX: '2',
      LOG_LEVEL: 'warn',
      RATE_LIMITS: 'off',
      ADMIN_PASSWORD: 'muster-passwort-der-messung',
    },
  });
  children.push(server);
  let output = '';
  for await (const part of server.stdout ?? []) {
    output += part;
    const url = /läuft auf (\S+)/.exec(output)?.[1];
    if (url) {
      const milliseconds = performance.now() - begun;
      return { server, url, milliseconds, cpuMilliseconds: cpuSeconds(server.pid as number) * 1000 };
    }
  }
  throw new Error(`the server ended: ${output}`);
}

async function stop({ server }: Started): Promise<void> {
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  await ended;
}

async function startTimes(): Promise<void> {
  const dataDir = path.join(work, 'start');
  const first = await startOurs(dataDir);
  line('ready on an empty directory', `${Math.round(first.milliseconds)} ms`);
  await stop(first);
  const times: Started[] = [];
  for (let run = 0; run < 5; run++) {
    const again = await startOurs(dataDir);
    times.push(again);
    await stop(again);
  }
  const median = (of: (each: Started) => number) => times.map(of).sort((a, b) => a - b)[2] as number;
  line('ready on an existing directory (at most 2000 ms)', `${Math.round(median((each) => each.milliseconds))} ms`);
  line('  of it CPU of node', `${Math.round(median((each) => each.cpuMilliseconds))} ms`);
}

/** Memory in MB that processes hold: their own, and their part of what they share (Pss). */
function proportionalMegabytes(pids: number[]): number {
  const kilobytes = pids.map((pid) =>
    Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]),
  );
  return kilobytes.reduce((sum, each) => sum + each, 0) / 1024;
}

async function memory(): Promise<void> {
  const dataDir = path.join(work, 'memory');
  const ours = await startOurs(dataDir);
  for (const address of ['/', '/partners', '/studies', '/insights']) await get(`${ours.url}${address}`, {});
  await sleep(20_000);
  const postmaster = Number(readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
  const backends = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8')
    .trim()
    .split(' ')
    .map(Number);
  const node = proportionalMegabytes([ours.server.pid as number]);
  const database = proportionalMegabytes([postmaster, ...backends]);
  line('idle memory of node', `${node.toFixed(0)} MB`);
  line('idle memory of the database', `${database.toFixed(0)} MB`);
  line('together (at most 200 MB)', `${(node + database).toFixed(0)} MB`);
  await stop(ours);
}

/** A render as the server does it when nothing is finished, with the data of a running server; compression apart. */
async function render(): Promise<void> {
  const ours = await startOurs(path.join(work, 'render'));
  const { build } = await import('vite');
  const outDir = path.join(work, 'renderer');
  process.env.NODE_ENV = 'production';
  await build({
    root,
    logLevel: 'error',
    build: { ssr: true, outDir, emptyOutDir: true, rolldownOptions: { input: { renderer: 'app/entry-server.tsx' } } },
  });
  const built = (await import(path.join(outDir, 'renderer.js'))) as typeof import('#app/entry-server.tsx');
  const { readBuiltAssets } = await import('#server/front-end.ts');
  const assetsFor = readBuiltAssets(path.join(root, 'dist/client'));
  const answers = new Map<string, unknown>();
  const answer = async (address: string) => {
    if (!answers.has(address))
      answers.set(address, JSON.parse((await get(`${ours.url}${address}`, {})).body.toString()));
    return answers.get(address);
  };
  const cpuMilliseconds = async (times: number, address: string) => {
    const before = process.cpuUsage();
    for (let i = 0; i < times; i++) {
      await built.renderDocument({ path: address, search: '', publicUrl: ours.url, assetsFor, answer });
    }
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000 / times;
  };
  for (const address of ['/', '/about', '/partners', '/studies', '/media', '/order', '/insights']) {
    await cpuMilliseconds(300, address);
    line(`render of ${address} (at most 1 ms)`, `${(await cpuMilliseconds(500, address)).toFixed(2)} ms CPU`);
  }
  await stop(ours);
}

async function orders(): Promise<void> {
  const ours = await startOurs(path.join(work, 'orders'));
  const pid = ours.server.pid as number;
  const body = JSON.stringify({
    firstName: 'Anna',
    lastName: 'Muster',
    email: 'anna.muster@example.org',
    organization: 'Muster Versicherung AG',
    billingAddress: 'Musterweg 1\n8001 Zürich',
    businessArea: 'strategy',
    companySize: 'large',
    partnerInterest: 'no',
  });
  const place = async (until: number) => {
    let placed = 0;
    while (performance.now() < until) {
      const answer = await fetch(`${ours.url}/api/study-orders`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body,
      });
      await answer.arrayBuffer();
      if (answer.status === 201) placed += 1;
    }
    return placed;
  };
  const many = (until: number) => Promise.all(Array.from({ length: 16 }, () => place(until)));
  await many(performance.now() + 2_000);
  const before = cpuSeconds(pid);
  const placed = (await many(performance.now() + seconds * 1000)).reduce((sum, each) => sum + each, 0);
  const used = cpuSeconds(pid) - before;
  line('orders a second, 16 at a time, mails beside', (placed / seconds).toFixed(0));
  line('CPU of an order, its mails begun meanwhile included', `${((used / placed) * 1000).toFixed(1)} ms`);
  await stop(ours);
}

const subjects = { serve, render, orders, start: startTimes, memory };

try {
  const subject = process.argv[2] ?? '';
  if (subject === 'all') for (const measure of Object.values(subjects)) await measure();
  else if (Object.hasOwn(subjects, subject)) await subjects[subject as keyof typeof subjects]();
  else {
    process.stderr.write('usage: script/bench serve|render|orders|start|memory|all\n');
    process.exitCode = 2;
  }
} finally {
  for (const child of children) child.kill('SIGTERM');
  await Promise.all(children.map((child) => child.exitCode ?? new Promise((resolve) => child.once('exit', resolve))));
  if (readdirSync(work).length > 0) rmSync(work, { recursive: true, force: true });
}
