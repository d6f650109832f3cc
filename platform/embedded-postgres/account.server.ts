import { execFile } from 'node:child_process';
import { chmod, chown, readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { Logger } from 'pino';
import { StartFailure } from '../start-failure.server.ts';
import type { PostgresBinaries } from './binaries.server.ts';

const run = promisify(execFile);

/** As whom the PostgreSQL programs run. */
export interface PostgresAccount {
  /** Put before program and arguments. */
  prefix: string[];
  /** For spawn and for the owner of files; undefined: as this process. */
  ids: { uid: number; gid: number } | undefined;
}

const userNamespace = ['unshare', '--user', '--map-user=1000', '--map-group=1000'];

/**
 * PostgreSQL refuses to run as root. Everybody else runs it as themselves; root runs it as the owner of the files, and
 * when that is root too, in a user namespace: root to the file system, an ordinary user to PostgreSQL. Where the system
 * refuses namespaces, an unprivileged account takes over, which needs a way through DATA_DIR (mode 0710 instead of 0700).
 * @throws StartFailure when none of this leads to the files
 */
export async function postgresAccount(input: {
  dataDir: string;
  clusterDir: string;
  binaries: PostgresBinaries;
  log: Pick<Logger, 'info'>;
}): Promise<PostgresAccount> {
  if (process.geteuid?.() !== 0) return { prefix: [], ids: undefined };
  const { dataDir, clusterDir, binaries, log } = input;
  const cluster = await stat(clusterDir).catch(() => undefined);
  const owner = cluster ?? (await stat(dataDir));
  if (owner.uid !== 0) return reach({ ids: { uid: owner.uid, gid: owner.gid }, dataDir, binaries });
  if (await namespacesWork()) return { prefix: userNamespace, ids: undefined };
  const { name, ...ids } = await unprivilegedAccount();
  if (cluster) {
    throw new StartFailure(
      `The embedded database ${clusterDir} belongs to root. PostgreSQL can't run as root, and this system refuses user namespaces. ` +
        `Give the directory to an account (chown -R ${name} ${clusterDir}), start as another user, or set DATABASE_URL. Nothing was changed.`,
    );
  }
  log.info({ account: name }, 'user namespaces are refused here: the embedded database runs under another account');
  return reach({ ids, dataDir, binaries });
}

async function namespacesWork(): Promise<boolean> {
  const [program = '', ...args] = userNamespace;
  return run(program, [...args, 'true'], { env: {} }).then(
    () => true,
    () => false,
  );
}

async function unprivilegedAccount(): Promise<{ name: string; uid: number; gid: number }> {
  const accounts = (await readFile('/etc/passwd', 'utf8').catch(() => '')).split('\n').map((line) => line.split(':'));
  const [name, , uid, gid] =
    ['postgres', 'nobody'].flatMap((wanted) => accounts.filter(([n]) => n === wanted))[0] ?? [];
  return { name: name ?? 'nobody', uid: Number(uid ?? 65534), gid: Number(gid ?? 65534) };
}

/** Makes sure that an account gets to the programs and the data before anything is made there. */
async function reach(input: { ids: { uid: number; gid: number }; dataDir: string; binaries: PostgresBinaries }) {
  const { ids, dataDir, binaries } = input;
  const { uid, mode } = await stat(dataDir);
  if (uid !== ids.uid && (mode & 0o001) === 0) {
    await chown(dataDir, uid, ids.gid);
    await chmod(dataDir, 0o710);
  }
  const attempts: [string, string, string[]][] = [
    [binaries.postgres, binaries.postgres, ['--version']],
    [dataDir, 'test', ['-x', dataDir]],
  ];
  for (const [where, program, args] of attempts) {
    await run(program, args, { ...ids, env: binaries.env, cwd: '/' }).catch((cause) => {
      throw new StartFailure(
        `PostgreSQL can't run as root, and user id ${ids.uid} can't reach ${where}. ` +
          'Start as another user, set DATA_DIR to a directory that account can reach, or set DATABASE_URL.',
        { cause },
      );
    });
  }
  return { prefix: [], ids };
}
