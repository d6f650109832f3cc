import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { edition } from '#content/built-in-editions.ts';
import { eventually } from '../eventually.ts';
import { freshDirectory, root, startBuiltServer } from './built-server.ts';

/**
 * A copy of an installation that has started once and made its edition's package, which saves up to twelve seconds of
 * CPU per server. Not for tests of a first start or of the package, which names the address of the first server.
 */
export async function installedDirectory(directory = freshDirectory()): Promise<string> {
  const build = readFileSync(path.join(root, 'dist/stamp'), 'utf8').slice(0, 12);
  const template = path.join(root, '.test-results', `installation-${build}`);
  if (!existsSync(template)) await makeTemplate(template);
  copy(template, directory);
  return directory;
}

async function makeTemplate(template: string): Promise<void> {
  const dataDir = freshDirectory();
  const server = await startBuiltServer(dataDir);
  const { year } = edition.facts;
  const address = `${server.url}/assets/insights/${year}/versicherungsmonitor-${year}-paket.zip`;
  // The first request starts making it.
  await eventually(async () => (await fetch(address, { method: 'HEAD' })).ok, 240_000);
  await server.end();
  for (const older of globSync(path.join(path.dirname(template), 'installation-*')))
    if (!older.startsWith(template)) rmSync(older, { recursive: true, force: true });
  const unfinished = `${template}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  copy(dataDir, unfinished);
  try {
    renameSync(unfinished, template);
  } catch (error) {
    if (!existsSync(template)) throw error;
    // Another process has made it in the meantime.
    rmSync(unfinished, { recursive: true, force: true });
  }
}

/** Copies owners and permissions too, which PostgreSQL checks. */
function copy(from: string, to: string): void {
  execFileSync('cp', ['-a', `${from}/.`, to]);
}
