import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmod,
  chown,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  utimes,
  watch,
  writeFile,
} from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { eventually } from '#tests/eventually.ts';
import { scratchDirectory } from '#tests/scratch-directory.ts';
import { silentLog } from '#tests/silent-log.ts';
import { projectRoot } from '../installation/project-root.server.ts';
import { StartFailure } from '../installation/start-failure.server.ts';
import { isAlive } from './cluster.server.ts';
import { startEmbeddedPostgres } from './embedded-postgres.server.ts';
import { readPostmasterFile } from './postmaster.server.ts';

const holder = path.join(projectRoot, 'tests/hold-database.ts');
const nobody = 65534;
const isRoot = process.geteuid?.() === 0;
const nobodyReadsUs = isRoot && succeeds('test', ['-r', holder], { uid: nobody, gid: nobody });

/** A stopped database, copied by tests to save creating one each. */
let model: string;

beforeAll(async () => {
  model = await mkdtemp(path.join(scratchDirectory(), 'monitor-model-'));
  const postgres = await startEmbeddedPostgres({ dataDir: model, log: silentLog });
  await query(postgres.address, 'create table note (text text)');
  await postgres.stop();
});

afterAll(() => rm(model, { recursive: true }));

async function newDirectory() {
  const directory = await mkdtemp(path.join(scratchDirectory(), 'monitor-'));
  onTestFinished(() => rm(directory, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 }));
  return directory;
}

async function copyOfModel(below = '') {
  const directory = path.join(await newDirectory(), below);
  await cp(model, directory, { recursive: true });
  await chmod(directory, 0o700);
  return directory;
}

async function start(dataDir: string, log: Parameters<typeof startEmbeddedPostgres>[0]['log'] = silentLog) {
  const postgres = await startEmbeddedPostgres({ dataDir, log });
  onTestFinished(() => postgres.stop());
  return postgres;
}

/** Starts another process on the database. @returns it, the URL that it printed, and its error output */
async function startProcess(
  dataDir: string,
  prefix: string[] = [],
): Promise<{ child: ChildProcess; url: string; failure: string }> {
  const [program = '', ...args] = [...prefix, process.execPath, holder, dataDir];
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], cwd: '/' });
  onTestFinished(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  });
  let failure = '';
  child.stderr.on('data', (chunk) => {
    failure += chunk;
  });
  const [url] = await Promise.race([once(child.stdout, 'data'), once(child, 'close').then(() => [''])]);
  return { child, url: String(url).trim(), failure };
}

async function end(child: ChildProcess, signal: NodeJS.Signals) {
  child.kill(signal);
  await once(child, 'exit');
}

async function query(address: pg.ClientConfig | string, statement: string, values: unknown[] = []) {
  const client = new pg.Client(address);
  await client.connect();
  const { rows } = await client.query(statement, values).finally(() => client.end());
  return rows;
}

const notes = async (address: pg.ClientConfig | string) =>
  (await query(address, 'select text from note order by text')).map(({ text }) => text);

const serverOf = async (dataDir: string) =>
  (await readPostmasterFile(path.join(dataDir, 'postgres')))?.pid ?? Number.NaN;

function succeeds(program: string, args: string[], options = {}) {
  try {
    execFileSync(program, args, { ...options, stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

const failureOf = (dataDir: string) =>
  start(dataDir).then(
    () => undefined,
    (error) => error,
  );

describe('a new directory', () => {
  test('gets a database that only its owner can access', async () => {
    const dataDir = path.join(await newDirectory(), 'not', 'there');
    const { address, url, superuser } = await start(dataDir);
    const settings = await query(
      address,
      `select current_setting('fsync') as fsync, current_setting('listen_addresses') as listens,
        current_setting('server_encoding') as encoding, current_setting('data_checksums') as checksums,
        (select datlocprovider::text || ' ' || datlocale from pg_database where datname = current_database()) as locale,
        (select rolsuper or rolcreatedb or rolcreaterole from pg_roles where rolname = current_user) as powerful`,
    );
    expect(settings).toEqual([
      { fsync: 'on', listens: '', encoding: 'UTF8', checksums: 'on', locale: 'b C.UTF-8', powerful: false },
    ]);
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(await query(superuser, 'select current_user::text as name')).toEqual([{ name: 'postgres' }]);
    const modes = ['', 'postgres', 'postgres.log'].map(
      async (name) => (await stat(path.join(dataDir, name))).mode & 0o777,
    );
    expect(await Promise.all(modes)).toEqual([0o700, 0o700, 0o600]);
  });

  test('gets mode 0700 if empty, and keeps its mode if it contains other files', async () => {
    const [empty, shared] = [await newDirectory(), await newDirectory()];
    await writeFile(path.join(shared, 'somebody-elses'), '');
    for (const dataDir of [empty, shared]) {
      await chmod(dataDir, 0o755);
      await start(dataDir);
    }
    expect((await stat(empty)).mode & 0o777).toBe(0o700);
    expect((await stat(shared)).mode & 0o777).toBe(0o755);
  });

  test('recovers from a first start that was killed half-way', async () => {
    const dataDir = await newDirectory();
    const child = spawn(process.execPath, [holder, dataDir], { stdio: 'ignore' });
    for await (const { filename } of watch(dataDir)) if (filename?.startsWith('postgres.new-')) break;
    await end(child, 'SIGKILL');
    const { address } = await start(dataDir);
    expect(await query(address, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect((await readdir(dataDir)).sort()).toEqual(['postgres', 'postgres.log']);
  });

  test('gets one server if two processes start at once', async () => {
    const dataDir = await newDirectory();
    const [one, two] = await Promise.all([startProcess(dataDir), startProcess(dataDir)]);
    expect([one.failure, two.failure]).toEqual(['', '']);
    await query(one.url, 'create table note (text text)');
    await query(one.url, "insert into note values ('by one')");
    expect(await notes(two.url)).toEqual(['by one']);
  });
});

describe('processes on one directory', () => {
  test('share the server, and the last one ends it', async () => {
    const dataDir = await copyOfModel();
    const first = await start(dataDir);
    const second = await startProcess(dataDir);
    const pid = await serverOf(dataDir);
    await first.stop();
    await query(second.url, "insert into note values ('still there')");
    await end(second.child, 'SIGTERM');
    expect(second.child.exitCode).toBe(0);
    expect(isAlive(pid)).toBe(false);
    expect(await readdir(path.join(dataDir, 'postgres'))).not.toContain('postmaster.pid');
  });

  test('the server of a killed process is reused and ended by the next', async () => {
    const dataDir = await copyOfModel();
    const { child, url } = await startProcess(dataDir);
    await query(url, "insert into note values ('kept')");
    const pid = await serverOf(dataDir);
    await end(child, 'SIGKILL');
    expect(isAlive(pid)).toBe(true);
    const next = await start(dataDir);
    expect(await serverOf(dataDir)).toBe(pid);
    expect(await notes(next.address)).toEqual(['kept']);
    // Waits until the server has noticed that the process is gone.
    const leases = "select pid from pg_stat_activity where application_name = 'lease'";
    await eventually(async () => (await query(next.superuser, leases)).length === 1);
    await next.stop();
    expect(isAlive(pid)).toBe(false);
  });

  test('one that starts while another stops gets a server', async () => {
    const dataDir = await copyOfModel();
    const first = await start(dataDir);
    const [, second] = await Promise.all([first.stop(), start(dataDir)]);
    expect(await notes(second.address)).toEqual([]);
  });

  test('Ctrl-C in the terminal does not reach the server', async () => {
    const dataDir = await copyOfModel();
    await start(dataDir);
    const pid = await serverOf(dataDir);
    const group = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(' ')[4];
    expect(group).toBe(String(pid));
  });
});

describe('after a crash', () => {
  test('of everything, the next start recovers committed data', async () => {
    const dataDir = await copyOfModel();
    const { child, url } = await startProcess(dataDir);
    await query(url, "insert into note values ('committed')");
    await end(child, 'SIGKILL');
    process.kill(await serverOf(dataDir), 'SIGKILL');
    const { address } = await start(dataDir);
    expect(await notes(address)).toEqual(['committed']);
  });

  test('of the server alone, it is restarted automatically', async () => {
    const dataDir = await copyOfModel();
    const errors: unknown[] = [];
    const { address } = await start(dataDir, { ...silentLog, error: (error: unknown) => errors.push(error) });
    await query(address, "insert into note values ('committed')");
    process.kill(await serverOf(dataDir), 'SIGKILL');
    await eventually(() =>
      notes(address).then(
        (texts) => texts.join() === 'committed',
        () => false,
      ),
    );
    expect(errors).toEqual([]);
  });

  test('a process that reuses the old pid does not prevent the start', async () => {
    const dataDir = await copyOfModel();
    const clusterDir = path.join(dataDir, 'postgres');
    const lock = `${process.ppid}\n${clusterDir}\n1700000000\n5432\n${clusterDir}\n\n  1111111         1\nready   \n`;
    await writeFile(path.join(clusterDir, 'postmaster.pid'), lock, { mode: 0o600 });
    await writeFile(path.join(clusterDir, '.s.PGSQL.5432.lock'), lock, { mode: 0o600 });
    const { address } = await start(dataDir);
    expect(await notes(address)).toEqual([]);
    expect(await serverOf(dataDir)).not.toBe(process.ppid);
  });

  test('a lock file left empty by a power cut does not prevent the start', async () => {
    const dataDir = await copyOfModel();
    const lockFile = path.join(dataDir, 'postgres', 'postmaster.pid');
    await writeFile(lockFile, '', { mode: 0o600 });
    await utimes(lockFile, 1_700_000_000, 1_700_000_000);
    const { address } = await start(dataDir);
    expect(await notes(address)).toEqual([]);
  });

  test('a copy of a running directory is a separate database', async () => {
    const dataDir = await copyOfModel();
    const original = await start(dataDir);
    const copy = path.join(await newDirectory(), 'copy');
    await cp(dataDir, copy, { recursive: true, filter: async (from) => !(await stat(from)).isSocket() });
    const copied = await start(copy);
    await query(copied.address, "insert into note values ('in the copy')");
    expect(await notes(original.address)).toEqual([]);
  });
});

test('a path too long for a socket is replaced by a short, stable one', async () => {
  const dataDir = await copyOfModel(`${'long/'.repeat(20)}name`);
  const { child, url } = await startProcess(dataDir);
  const pid = await serverOf(dataDir);
  await query(url, "insert into note values ('kept')");
  await end(child, 'SIGKILL');
  const { address, stop } = await start(dataDir);
  onTestFinished(() => rm(address.host, { recursive: true }));
  expect((await stat(address.host)).mode & 0o777).toBe(0o700);
  expect(await serverOf(dataDir)).toBe(pid);
  expect(await notes(address)).toEqual(['kept']);
  await stop();
});

test('the log holds no values of statements, and a large one is rotated', async () => {
  const dataDir = await copyOfModel();
  const logFile = path.join(dataDir, 'postgres.log');
  await writeFile(logFile, 'old\n'.repeat(300_000));
  const { address } = await start(dataDir);
  await expect(query(address, "select 'Muster'::integer")).rejects.toThrow('Muster');
  await expect(query(address, 'select $1::integer', ['Muster'])).rejects.toThrow('Muster');
  const logged = await readFile(logFile, 'utf8');
  expect(logged).toContain('ready to accept connections');
  expect(logged).not.toContain('Muster');
  expect(logged).not.toContain('old');
  expect((await stat(`${logFile}.1`)).size).toBe(1_200_000);
});

describe('nothing is changed, and the message names the path, when', () => {
  test('the directory holds something else', async () => {
    const dataDir = await newDirectory();
    await mkdir(path.join(dataDir, 'postgres'));
    await writeFile(path.join(dataDir, 'postgres', 'diary'), 'dear diary');
    const failure = await failureOf(dataDir);
    expect(failure).toBeInstanceOf(StartFailure);
    expect(failure.message).toContain(path.join(dataDir, 'postgres'));
    expect(await readdir(path.join(dataDir, 'postgres'))).toEqual(['diary']);
  });

  test('another major version made it', async () => {
    const dataDir = await copyOfModel();
    await writeFile(path.join(dataDir, 'postgres', 'PG_VERSION'), '15\n');
    const failure = await failureOf(dataDir);
    expect(failure).toBeInstanceOf(StartFailure);
    expect(failure.message).toMatch(/was made by PostgreSQL 15; this version brings PostgreSQL 18/);
    expect(failure.message).toContain(dataDir);
  });

  test('it is damaged', async () => {
    const dataDir = await copyOfModel();
    await writeFile(path.join(dataDir, 'postgres', 'global', 'pg_control'), 'not any more');
    const failure = await failureOf(dataDir);
    expect(failure).toBeInstanceOf(StartFailure);
    expect(failure.message).toContain(path.join(dataDir, 'postgres'));
    expect(failure.message).toContain(path.join(dataDir, 'postgres.log'));
    expect(await readFile(path.join(dataDir, 'postgres', 'global', 'pg_control'), 'utf8')).toBe('not any more');
  });

  test('it is a file', async () => {
    const dataDir = path.join(await newDirectory(), 'file');
    await writeFile(dataDir, '');
    const failure = await failureOf(dataDir);
    expect(failure).toBeInstanceOf(StartFailure);
    expect(failure.message).toContain(dataDir);
  });
});

describe.runIf(nobodyReadsUs)('as another user', () => {
  const asNobody = ['setpriv', `--reuid=${nobody}`, `--regid=${nobody}`, '--clear-groups'];

  async function openDirectory() {
    const directory = await newDirectory();
    await chmod(directory, 0o755);
    return directory;
  }

  test('the database runs as that user', async () => {
    const dataDir = path.join(await openDirectory(), 'data');
    await mkdir(dataDir, { mode: 0o700 });
    await chown(dataDir, nobody, nobody);
    const { child, url, failure } = await startProcess(dataDir, asNobody);
    expect(failure).toBe('');
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect((await stat(path.join(dataDir, 'postgres'))).uid).toBe(nobody);
    await end(child, 'SIGTERM');
    // Root may use it afterwards; the server still runs as its owner.
    const { address } = await start(dataDir);
    expect(await query(address, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect((await stat(`/proc/${await serverOf(dataDir)}`)).uid).toBe(nobody);
  });

  test("somebody else's directory is refused", async () => {
    const dataDir = path.join(await openDirectory(), 'data');
    await mkdir(dataDir, { mode: 0o755 });
    const { failure } = await startProcess(dataDir, asNobody);
    expect(failure).toContain(`DATA_DIR ${dataDir} belongs to user id 0`);
    expect(await readdir(dataDir)).toEqual([]);
  });

  test('a directory below an inaccessible one is refused', async () => {
    const dataDir = path.join(await newDirectory(), 'data');
    const { failure } = await startProcess(dataDir, asNobody);
    expect(failure).toContain(`DATA_DIR: ${dataDir} can't be used: this process may not read or write it`);
  });
});

describe('only the user who started it, and root, may connect', () => {
  const pgModule = createRequire(import.meta.url).resolve('pg');

  /** The error that a process of another user gets on connecting to the socket. */
  function refusalOf(uid: number, { host }: pg.ClientConfig) {
    const attempt = `new (require('${pgModule}').Client)({ host: '${host}', user: 'postgres', database: 'postgres' })
      .connect().then(() => console.log('is in'), (error) => console.log(error.message)).finally(() => process.exit())`;
    const ways = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override'];
    const as = [`--reuid=${uid}`, `--regid=${uid}`, '--clear-groups', ...ways];
    return execFileSync('setpriv', [...as, process.execPath, '-e', attempt], { encoding: 'utf8', cwd: '/' }).trim();
  }

  test('also on a directory of an older version, which accepted every user', async () => {
    const dataDir = await copyOfModel();
    const rules = path.join(dataDir, 'postgres', 'pg_hba.conf');
    await writeFile(rules, 'local all all trust\nhost all all 127.0.0.1/32 trust\n');
    const { address } = await start(dataDir);
    expect(await notes(address)).toEqual([]);
    expect(await readFile(rules, 'utf8')).toBe('local all all peer map=site\n');
  });

  test.runIf(isRoot)('neither a service account nor the one that the server runs as', async () => {
    const dataDir = path.join(await newDirectory(), 'data');
    await mkdir(dataDir, { mode: 0o700 });
    await chown(dataDir, 4321, 4321);
    const { superuser } = await start(dataDir);
    expect((await stat(`/proc/${await serverOf(dataDir)}`)).uid).toBe(4321);
    for (const uid of [nobody, 4321]) expect(refusalOf(uid, superuser)).toMatch(/^Peer authentication failed/);
  });
});

const hasNamespaces = succeeds('unshare', ['--user', '--map-user=1', 'true']);
const canHide = isRoot && succeeds('unshare', ['--mount', 'mount', '--bind', '/bin/false', '/usr/bin/unshare']);

describe.runIf(isRoot && (canHide || !hasNamespaces))('root where user namespaces are refused', () => {
  const pathWithout = (...programs: string[]) => {
    const hide = programs.map((program) => `mount --bind /bin/false /usr/bin/${program}`).join(' && ');
    return ['unshare', '--mount', 'sh', '-c', `${hide} && exec "$@"`, 'sh'];
  };
  const withoutNamespaces = hasNamespaces ? pathWithout('unshare') : [];

  const serverUid = async (dataDir: string) => (await stat(`/proc/${await serverOf(dataDir)}`)).uid;

  test('runs the database under an unused user id', async () => {
    const outer = await newDirectory();
    await chmod(outer, 0o755);
    const dataDir = path.join(outer, 'data');
    const { url, failure } = await startProcess(dataDir, withoutNamespaces);
    expect(failure).toBe('');
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
    const uid = await serverUid(dataDir);
    expect(uid).toBeGreaterThan(1000);
    expect(await readFile('/etc/passwd', 'utf8')).not.toContain(`:${uid}:`);
    expect((await stat(path.join(dataDir, 'postgres'))).uid).toBe(uid);
  });

  test('does so in a directory that only root can read, whose mode stays', async () => {
    const dataDir = path.join(await newDirectory(), 'data');
    const { child, url, failure } = await startProcess(dataDir, withoutNamespaces);
    expect(failure).toBe('');
    await query(url, 'create table note (text text)');
    expect(await serverUid(dataDir)).toBeGreaterThan(1000);
    expect((await stat(dataDir)).mode & 0o777).toBe(0o700);
    await end(child, 'SIGTERM');
    const restarted = await startProcess(dataDir, withoutNamespaces);
    expect(restarted.failure).toBe('');
    expect(await notes(restarted.url)).toEqual([]);
  });

  test("takes over a database that was root's", async () => {
    const dataDir = await copyOfModel();
    const { url, failure } = await startProcess(dataDir, withoutNamespaces);
    expect(failure).toBe('');
    expect(await notes(url)).toEqual([]);
    expect(await serverUid(dataDir)).toBeGreaterThan(1000);
  });

  test.runIf(canHide)('explains what to do when it cannot reach the files', async () => {
    const dataDir = path.join(await newDirectory(), 'data');
    const { failure } = await startProcess(dataDir, pathWithout('setpriv', 'unshare'));
    expect(failure).toMatch(/user id \d+ can't reach .*setpriv .* is missing.*DATABASE_URL/);
    expect(failure).toContain(dataDir);
    expect(await readdir(dataDir)).toEqual([]);
  });
});
