import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { starterPartners } from '#content/starter/partners.ts';
import { nginxProgram, startNginx } from './deployed-nginx.ts';
import { eventually } from './eventually.ts';
import { freePort } from './free-port.ts';
import { scratchDirectory } from './scratch-directory.ts';
import { administrator, send } from './test-server.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 });

// Two processes of the built server on one PostgreSQL 15 of the system's packages, behind a local nginx with the
// configuration of deploy/. script/test installs these programs.

const root = path.join(import.meta.dirname, '..');
const postgresPrograms = '/usr/lib/postgresql/15/bin';

let directory: string;
let ports: Record<'postgres' | 'proxy' | 'first' | 'second', number>;
const processes: ChildProcess[] = [];
let instances: ChildProcess[] = [];

async function stop(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, 'exit');
}

const nobody = 65534;

/** PostgreSQL refuses to run as root; another user must reach its programs even if only root can read '/'. */
function asSomebody(program: string, ...args: string[]): [string, string[]] {
  const command = path.join(postgresPrograms, program);
  if (process.getuid?.() !== 0) return [command, args];
  const account = [`--reuid=${nobody}`, `--regid=${nobody}`, '--clear-groups', '--securebits=+no_setuid_fixup'];
  return ['setpriv', [...account, '--inh-caps=+dac_override', '--ambient-caps=+dac_override', command, ...args]];
}

async function startPostgres() {
  const data = path.join(directory, 'postgres');
  await mkdir(data, { mode: 0o700 });
  if (process.getuid?.() === 0) await chown(data, nobody, nobody);
  execFileSync(...asSomebody('initdb', '-D', data, '-U', 'monitor', '--auth=trust', '-E', 'UTF8', '--no-sync'), {
    stdio: 'ignore',
  });
  const settings = { listen_addresses: '127.0.0.1', unix_socket_directories: '', port: ports.postgres, fsync: 'off' };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  processes.push(spawn(...asSomebody('postgres', '-D', data, ...options), { stdio: 'ignore' }));
  await eventually(async () => {
    const client = new pg.Client(databaseUrl('postgres'));
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query('create database monitor');
      return true;
    } catch {
      return false;
    } finally {
      await client.end().catch(() => undefined);
    }
  });
}

const databaseUrl = (name: string) => `postgres://monitor@127.0.0.1:${ports.postgres}/${name}`;

async function startInstance(port: number): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      PORT: String(port),
      PUBLIC_URL: `http://127.0.0.1:${ports.proxy}`,
      TRUST_PROXY: 'on',
      DATA_DIR: path.join(directory, `data-${port}`),
      DATABASE_URL: databaseUrl('monitor'),
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
    },
  });
  processes.push(child);
  const started = Promise.withResolvers<void>();
  let shown = '';
  child.stdout?.on('data', (chunk) => {
    shown += chunk;
    if (shown.includes('läuft auf')) started.resolve();
  });
  child.once('exit', (status) => started.reject(new Error(`the instance ended with ${status}`)));
  await started.promise;
  return child;
}

beforeAll(async () => {
  for (const program of [nginxProgram, path.join(postgresPrograms, 'postgres')]) {
    if (!existsSync(program)) throw new Error(`${program} is missing; script/test installs it`);
  }
  execFileSync(process.execPath, ['script/build.ts'], { cwd: root, stdio: 'inherit' });
  directory = await mkdtemp(path.join(scratchDirectory(), 'monitor-instances-'));
  await chmod(directory, 0o755);
  ports = { postgres: await freePort(), proxy: await freePort(), first: await freePort(), second: await freePort() };
  await startPostgres();
  // Started concurrently: one migrates and adds the starter content and the administrator while the other waits.
  instances = await Promise.all([startInstance(ports.first), startInstance(ports.second)]);
  processes.push(await startNginx(directory, ports.proxy, [ports.first, ports.second]));
  await eventually(async () => (await send(ports.proxy, 'GET', '/api/health')).status === 200);
});
afterAll(async () => {
  for (const child of processes.reverse()) await stop(child);
  await rm(directory, { recursive: true, force: true });
});

const cookieOf = (answer: Awaited<ReturnType<typeof send>>) => answer.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
const signIn = (port: number, body: object = administrator, from = '192.0.2.1') =>
  send(port, 'POST', '/api/admin/login', { body, headers: { 'x-forwarded-for': from } });

describe('two instances on one database behind a proxy', () => {
  test('have one set of records and one administrator after a concurrent start', async () => {
    const client = new pg.Client(databaseUrl('monitor'));
    await client.connect();
    const { rows } = await client.query(
      'select (select count(*) from auth_user) as users, count(*) as partners from partners',
    );
    await client.end();
    expect(rows[0].users).toBe('1');
    expect(Number(rows[0].partners)).toBe(starterPartners.length);
  });

  test('make the key of the accounts at the first start, readable for its owner only', async () => {
    for (const port of [ports.first, ports.second]) {
      const file = path.join(directory, `data-${port}`, 'accounts.key');
      const { mode } = await eventually(() => stat(file).catch(() => undefined));
      expect(mode & 0o777).toBe(0o600);
    }
  });

  test('share sessions: signing in or out on one applies to the other', async () => {
    const cookie = cookieOf(await signIn(ports.first));
    for (const port of [ports.first, ports.second, ports.proxy, ports.proxy]) {
      const { json } = await send(port, 'GET', '/api/admin/session', { headers: { cookie } });
      expect(json).toEqual({ isAuthenticated: true, user: administrator.email });
    }
    const origin = `http://127.0.0.1:${ports.proxy}`;
    expect((await send(ports.second, 'POST', '/api/admin/logout', { headers: { cookie, origin } })).status).toBe(204);
    const { json } = await send(ports.first, 'GET', '/api/admin/session', { headers: { cookie } });
    expect(json.isAuthenticated).toBe(false);
  });

  test('both show the same list before the first visitor; samples are removed once, and restored by the other', async () => {
    const origin = `http://127.0.0.1:${ports.proxy}`;
    const headers = { cookie: cookieOf(await signIn(ports.first)), origin };
    const both = [ports.first, ports.second] as const;
    const lists = async () =>
      Promise.all(both.map(async (port) => (await send(port, 'GET', '/api/launch', { headers })).json));
    const [one, other] = await lists();
    expect(other).toEqual(one);
    const body = { version: one.samples.version };
    const removals = await Promise.all(
      both.map((port) => send(port, 'POST', '/api/samples/remove', { headers, body })),
    );
    expect(removals.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { id } = removals.find(({ status }) => status === 200)?.json ?? {};
    const isShown = async () =>
      Promise.all(
        both.map(async (port) => (await send(port, 'GET', '/partners')).text.includes('Beispiel Krankenkasse')),
      );
    await eventually(async () => (await isShown()).every((shown) => !shown));
    expect((await send(ports.second, 'POST', `/api/sample-removals/${id}/undo`, { headers })).status).toBe(200);
    await eventually(async () => (await isShown()).every((shown) => shown));
    expect((await lists()).map(({ samples }) => samples)).toEqual([one.samples, one.samples]);
  });

  test('both show a change of either at once, on pages and in lists', async () => {
    const origin = `http://127.0.0.1:${ports.proxy}`;
    const headers = { cookie: cookieOf(await signIn(ports.proxy)), origin };
    const both = [ports.first, ports.second];
    for (const [index, port] of [...both, ports.proxy].entries()) {
      const name = `Musterpartner ${index} AG`;
      // Pages and lists are cached before the change.
      for (const instance of both) {
        for (const shown of ['/partners', '/api/partners']) {
          expect((await send(instance, 'GET', shown)).text).not.toContain(name);
        }
      }
      const added = await send(port, 'POST', '/api/partners', { headers, body: { name } });
      expect(added.status, added.text).toBe(201);
      for (const shown of ['/partners', '/api/partners']) {
        if (port !== ports.proxy) expect((await send(port, 'GET', shown)).text).toContain(name);
        for (const instance of both) {
          await eventually(async () => (await send(instance, 'GET', shown)).text.includes(name), 5_000);
        }
      }
      expect((await send(port, 'DELETE', `/api/partners/${added.json.id}`, { headers })).status).toBe(204);
      for (const instance of both) {
        await eventually(async () => !(await send(instance, 'GET', '/partners')).text.includes(name), 5_000);
      }
    }
  });

  test('count failed sign-ins together, and a restart forgets none', async () => {
    const wrong = { ...administrator, password: 'falsch-und-lang' };
    const from = '198.51.100.7';
    for (const port of [ports.first, ports.second, ports.first, ports.second, ports.first]) {
      expect((await signIn(port, wrong, from)).status).toBe(401);
    }
    for (const port of [ports.first, ports.second]) expect((await signIn(port, administrator, from)).status).toBe(429);
    await stop(instances[1] as ChildProcess);
    instances[1] = await startInstance(ports.second);
    const answer = await signIn(ports.second, administrator, from);
    expect([answer.status, Number(answer.headers['retry-after']) > 0]).toEqual([429, true]);
    expect((await signIn(ports.second, administrator, '198.51.100.8')).status).toBe(200);
  });
});
