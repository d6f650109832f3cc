import { execFile } from 'node:child_process';
import { chmod, chown, readFile, stat } from 'node:fs/promises';
import { userInfo } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Logger } from 'pino';
import { StartFailure } from '../installation/start-failure.server.ts';
import type { PostgresBinaries } from './binaries.server.ts';
import { changeOwner, type Owner } from './ownership.server.ts';

const run = promisify(execFile);

/** How a program is run as another user. */
interface RunAs {
  /** Command put before program and arguments. */
  prefix: string[];
  /** User and group for spawn; undefined: those of this process, or set by the prefix. */
  ids: Owner | undefined;
  /** Owner of the files; undefined: this process. */
  owner: Owner | undefined;
}

/** The account that PostgreSQL runs as, and the user the server accepts. */
export interface PostgresAccount {
  server: RunAs;
  /** initdb refuses a user id without a name. */
  initdb: RunAs;
  /** System user that may connect; all others are refused. */
  client: string;
}

const asThisProcess: RunAs = { prefix: [], ids: undefined, owner: undefined };

/**
 * PostgreSQL refuses to run as root. Other users run it as themselves; root runs it as the owner of the files. If root
 * owns the files too, it runs in a user namespace, as root to the file system and as an ordinary user to PostgreSQL.
 * Where namespaces are disabled it gets a user id that no account has, so that no other process shares its rights. That
 * user reaches the files through the group of DATA_DIR (mode 0710 instead of 0700), or, below a closed directory, with
 * a capability.
 * @throws StartFailure if none of these works
 */
export async function postgresAccount(input: {
  dataDir: string;
  clusterDir: string;
  binaries: PostgresBinaries;
  log: Pick<Logger, 'info'>;
}): Promise<PostgresAccount> {
  const client = ownName();
  if (process.geteuid?.() !== 0) return { server: asThisProcess, initdb: asThisProcess, client };
  const { clusterDir, log } = input;
  const cluster = await stat(clusterDir).catch(() => undefined);
  const { uid, gid } = cluster ?? (await stat(input.dataDir));
  const accounts = await namedAccounts();
  if (uid !== 0) return grantAccess({ ...input, owner: { uid, gid }, accounts, client });
  const inside = accounts.find((account) => account.uid !== 0 && account.name !== 'nobody');
  const namespace = ['unshare', '--user', `--map-user=${inside?.uid}`, `--map-group=${inside?.gid}`];
  if (inside && (await canRun({ ...asThisProcess, prefix: namespace }, 'true'))) {
    const runAs = { ...asThisProcess, prefix: namespace };
    return { server: runAs, initdb: runAs, client: inside.name };
  }
  const free = freeId(accounts);
  const account = await grantAccess({ ...input, owner: { uid: free, gid: free }, accounts, client });
  log.info({ uid: free }, 'user namespaces are disabled: the embedded database runs under its own user id');
  if (cluster) await changeOwner(clusterDir, { uid: free, gid: free });
  return account;
}

function ownName(): string {
  try {
    return userInfo().username;
  } catch (cause) {
    throw new StartFailure(
      `User id ${process.geteuid?.()} has no name on this system, and PostgreSQL asks for one. ` +
        'Give it an entry in /etc/passwd, start as another user, or set DATABASE_URL.',
      { cause },
    );
  }
}

interface NamedAccount extends Owner {
  name: string;
}

async function namedAccounts(): Promise<NamedAccount[]> {
  const lines = (await readFile('/etc/passwd', 'utf8').catch(() => '')).split('\n');
  return lines.flatMap((line) => {
    const [name, , uid, gid] = line.split(':');
    return name && uid && gid ? [{ name, uid: Number(uid), gid: Number(gid) }] : [];
  });
}

/** The highest free id of those for people (up to 59999), which containers map as well. */
function freeId(accounts: NamedAccount[]): number {
  const taken = new Set(accounts.flatMap(({ uid, gid }) => [uid, gid]));
  let id = 59_999;
  while (taken.has(id)) id -= 1;
  return id;
}

/** The weaker one first; containers usually drop the first and keep the second. */
const capabilities = ['dac_read_search', 'dac_override'];

/** Gives the user id access to programs and data, before anything is created there. */
async function grantAccess(input: {
  owner: Owner;
  accounts: NamedAccount[];
  client: string;
  dataDir: string;
  binaries: PostgresBinaries;
}): Promise<PostgresAccount> {
  const { owner, accounts, client, dataDir, binaries } = input;
  const isNamed = accounts.some(({ uid }) => uid === owner.uid);
  const nobody = accounts.find(({ name }) => name === 'nobody')?.uid ?? 65_534;
  const account = (as: (ids: Owner) => RunAs) => ({
    server: as(owner),
    initdb: as(isNamed ? owner : { uid: nobody, gid: owner.gid }),
    client,
  });
  const found = await stat(dataDir);
  const isOpen = found.uid === owner.uid || (found.gid === owner.gid && (found.mode & 0o010) !== 0);
  const asUser = (ids: Owner): RunAs => ({ prefix: [], ids, owner: ids });
  if (await hasAccess(asUser(owner), { binaries, directory: isOpen ? dataDir : path.dirname(dataDir) })) {
    if (!isOpen && (found.mode & 0o001) === 0) {
      await chown(dataDir, found.uid, owner.gid);
      await chmod(dataDir, 0o710);
    }
    return account(asUser);
  }
  for (const capability of capabilities) {
    const withCapability = (to: Owner) => ({ prefix: capabilityPrefix(capability, to), ids: undefined, owner: to });
    if (await hasAccess(withCapability(owner), { binaries, directory: dataDir })) return account(withCapability);
  }
  throw new StartFailure(
    `PostgreSQL can't run as root, this system refuses user namespaces, and user id ${owner.uid} can't reach ${dataDir} ` +
      `or ${binaries.postgres}: setpriv (of the package util-linux) is missing, or may not give it the capability dac_override. ` +
      'Allow one of these, start as another user, set DATA_DIR to a directory that every account can reach, or set DATABASE_URL.',
  );
}

/** Without no_setuid_fixup, access(2), which initdb uses to check its programs, would ignore the capability. */
const capabilityPrefix = (capability: string, { uid, gid }: Owner) => [
  ...['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', '--securebits=+no_setuid_fixup'],
  ...[`--inh-caps=+${capability}`, `--ambient-caps=+${capability}`],
];

async function hasAccess(runAs: RunAs, { binaries, directory }: { binaries: PostgresBinaries; directory: string }) {
  return (
    (await canRun(runAs, binaries.postgres, ['--version'], binaries.env)) &&
    (await canRun(runAs, 'ls', ['-d', `${directory}/.`]))
  );
}

async function canRun(as: RunAs, program: string, args: string[] = [], env: Record<string, string> = {}) {
  const [first = '', ...rest] = [...as.prefix, program, ...args];
  return run(first, rest, { ...as.ids, env, cwd: '/' }).then(
    () => true,
    () => false,
  );
}
