import { execFileSync } from 'node:child_process';
import { chmod, cp, lstat, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { scratchDirectory } from '#tests/scratch-directory.ts';
import { findPostgresBinaries } from './binaries.server.ts';

const links = ['libicuuc.so.60', 'libicui18n.so.60', 'libicudata.so.60', 'libpq.so.5'];

/** The programs as npm unpacks them if install scripts are disabled. */
async function packageWithoutLinks() {
  const scratch = await mkdtemp(path.join(scratchDirectory(), 'monitor-package-'));
  onTestFinished(() => rm(scratch, { recursive: true }));
  const { initdb } = await findPostgresBinaries({ linksDir: scratch });
  const installed = path.resolve(path.dirname(initdb), '../..');
  const packageDir = path.join(scratch, 'package');
  await cp(installed, packageDir, { recursive: true, filter: async (from) => !(await lstat(from)).isSymbolicLink() });
  return { packageDir, linksDir: path.join(scratch, 'links') };
}

test.runIf(process.platform === 'linux')(
  'links missing after the installation are created in the package',
  async () => {
    const { packageDir, linksDir } = await packageWithoutLinks();
    const { postgres, env, majorVersion } = await findPostgresBinaries({ packageDir, linksDir });
    expect(execFileSync(postgres, ['--version'], { env, encoding: 'utf8' })).toContain(`(PostgreSQL) ${majorVersion}.`);
    expect(env).toEqual({ LC_ALL: 'C', TZ: 'UTC' });
    for (const name of links)
      expect((await lstat(path.join(packageDir, 'native/lib', name))).isSymbolicLink()).toBe(true);
  },
);

test.runIf(process.platform === 'linux')(
  'missing links of a read-only package are created elsewhere',
  async ({ skip }) => {
    const { packageDir, linksDir } = await packageWithoutLinks();
    const lib = path.join(packageDir, 'native/lib');
    await chmod(lib, 0o555);
    skip(process.geteuid?.() === 0 && !mountReadOnly(lib), 'root can write everywhere and cannot mount here');
    const { postgres, env } = await findPostgresBinaries({ packageDir, linksDir });
    expect(env.LD_LIBRARY_PATH).toBe(linksDir);
    expect(execFileSync(postgres, ['--version'], { env, encoding: 'utf8' })).toContain('(PostgreSQL)');
  },
);

/** Even root cannot write to a read-only mount. */
function mountReadOnly(directory: string): boolean {
  try {
    execFileSync('mount', ['--bind', '-o', 'ro', directory, directory], { stdio: 'ignore' });
  } catch {
    return false;
  }
  onTestFinished(() => void execFileSync('umount', [directory]));
  return true;
}
