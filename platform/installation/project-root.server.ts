import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { StartFailure } from './start-failure.server.ts';

function findRoot(directory: string): string {
  if (existsSync(path.join(directory, 'package.json'))) return directory;
  const parent = path.dirname(directory);
  if (parent === directory) throw new Error('package.json not found above this file');
  return findRoot(parent);
}

/** Absolute path of the project, for sources and the built server alike. */
export const projectRoot = findRoot(import.meta.dirname);

export const projectVersion = String(JSON.parse(readFileSync(path.join(projectRoot, 'package.json'), 'utf8')).version);

/**
 * Loads .env into the environment, and makes files that the process creates readable by its account only.
 * @throws StartFailure if there is an .env that can't be read
 */
export function prepareProcess(envFile = path.join(projectRoot, '.env')): void {
  try {
    if (existsSync(envFile)) process.loadEnvFile(envFile);
  } catch (error) {
    // Node reports every reason as a missing file.
    const user = process.geteuid?.();
    const message = `${envFile} can't be read. Make it readable for user id ${user}, as which this process runs.`;
    throw new StartFailure(message, { cause: error });
  }
  process.umask(0o077);
}

/** Whether this is the built server; run from source, a thread or process can't load JSX. */
export const isBuilt = !import.meta.url.endsWith('.ts');
