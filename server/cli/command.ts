import { existsSync } from 'node:fs';
import path from 'node:path';
import { prepareDataDir } from '#platform/data-dir.server.ts';
import { type ConnectedDatabase, connectDatabase, type DatabaseAddress } from '#platform/database.server.ts';
import { startEmbeddedPostgres } from '#platform/embedded-postgres.server.ts';
import { openFiles } from '#platform/files.server.ts';
import { projectRoot } from '#platform/project-root.server.ts';
import type { Services } from '#platform/services.server.ts';
import { readSettings, type Settings } from '#platform/settings.server.ts';
import { StartFailure } from '#platform/start-failure.server.ts';

/** Tells what matters on stderr: stdout belongs to the command's result. */
const log = {
  info() {},
  warn: (...said: unknown[]) => process.stderr.write(`${said.at(-1)}\n`),
  error: (...said: unknown[]) => process.stderr.write(`${said.at(-1)}\n`),
};

/** The installation a command works on, beside a running server or without one. */
export interface Place {
  settings: Settings;
  address: DatabaseAddress;
  files: Services['files'];
  log: typeof log;
  connect(): ConnectedDatabase;
}

/** Wrong arguments: the usage is shown, exit status 2. */
export class UsageError extends Error {}

const startedIn = process.cwd();

/** A file that the caller named, from where the caller was; settings are read from the project's root, like the server's. */
export const callersFile = (file: string) => path.resolve(startedIn, file);

/**
 * Runs a command with the settings of the server: .env and the environment.
 * A reason the operator can mend is printed alone, with exit status 1; anything else throws.
 */
export async function runCommand(usage: string, command: (args: string[]) => Promise<void>): Promise<void> {
  const envFile = path.join(projectRoot, '.env');
  if (existsSync(envFile)) process.loadEnvFile(envFile);
  process.chdir(projectRoot);
  process.umask(0o077);
  try {
    await command(process.argv.slice(2));
  } catch (error) {
    if (error instanceof UsageError) {
      process.stderr.write(`usage: ${usage}\n`);
      process.exitCode = 2;
    } else if (error instanceof StartFailure) {
      process.stderr.write(`${error.message}\n`);
      process.exitCode = 1;
    } else throw error;
  }
}

/** Opens the installation's database and files; the embedded database is shared with a running server, or started. */
export async function withPlace<Result>(use: (place: Place) => Promise<Result>): Promise<Result> {
  const settings = readSettings(process.env);
  await prepareDataDir({ dataDir: settings.dataDir, log });
  const files = await openFiles(settings);
  const embedded = settings.databaseUrl ? undefined : await startEmbeddedPostgres({ dataDir: settings.dataDir, log });
  const address = settings.databaseUrl ?? (embedded?.address as DatabaseAddress);
  let connected: ConnectedDatabase | undefined;
  const connect = () => {
    connected ??= connectDatabase({ address, log, poolSize: 2 });
    return connected;
  };
  try {
    return await use({ settings, address, files, log, connect });
  } finally {
    await connected?.close();
    await embedded?.stop();
  }
}

/** Splits arguments into options (`--now`, with a value when named in `valued`) and the rest. @throws UsageError */
export function readArguments(args: string[], { flags, valued = [] }: { flags: string[]; valued?: string[] }) {
  const options = new Map<string, string>();
  const rest: string[] = [];
  for (let at = 0; at < args.length; at++) {
    const given = args[at] as string;
    if (!given.startsWith('--')) rest.push(given);
    else if (flags.includes(given)) options.set(given, 'on');
    else {
      at += 1;
      const value = args[at];
      if (!valued.includes(given) || value === undefined) throw new UsageError();
      options.set(given, value);
    }
  }
  return { options, rest };
}
