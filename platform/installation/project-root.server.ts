import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

function findRoot(directory: string): string {
  if (existsSync(path.join(directory, 'package.json'))) return directory;
  const parent = path.dirname(directory);
  if (parent === directory) throw new Error('package.json not found above this file');
  return findRoot(parent);
}

/** Absolute path of the project, for sources and the built server alike. */
export const projectRoot = findRoot(import.meta.dirname);

export const projectVersion = String(JSON.parse(readFileSync(path.join(projectRoot, 'package.json'), 'utf8')).version);

/** Loads .env into the environment, and makes files that the process creates readable by its account only. */
export function prepareProcess(): void {
  const envFile = path.join(projectRoot, '.env');
  if (existsSync(envFile)) process.loadEnvFile(envFile);
  process.umask(0o077);
}

/** Whether this is the built server; run from source, a thread or process can't load JSX. */
export const isBuilt = !import.meta.url.endsWith('.ts');
