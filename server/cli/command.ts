import { existsSync } from 'node:fs';
import path from 'node:path';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { type ConnectedDatabase, connectDatabase, type DatabaseAddress } from '#platform/database/database.server.ts';
import { isInstalled } from '#platform/database/migrate.server.ts';
import { startEmbeddedPostgres } from '#platform/embedded-postgres/embedded-postgres.server.ts';
import { checkFiles, openFiles } from '#platform/files.server.ts';
import { prepareDataDir } from '#platform/installation/data-dir.server.ts';
import { prepareProcess, projectRoot } from '#platform/installation/project-root.server.ts';
import { StartFailure } from '#platform/installation/start-failure.server.ts';
import { fatalLine } from '#platform/log/log.server.ts';
import type { Services } from '#platform/services.server.ts';
import { readSettings, type Settings } from '#platform/settings.server.ts';

/** Logs to stderr, because stdout is for the command's result. */
const log = {
  info() {},
  warn: (...args: unknown[]) => process.stderr.write(`${args.at(-1)}\n`),
  error: (...args: unknown[]) => process.stderr.write(`${args.at(-1)}\n`),
};

/** The installation a command works on, whether the server is running or not. */
export interface Installation {
  settings: Settings;
  address: DatabaseAddress;
  files: Services['files'];
  log: typeof log;
  connect(): ConnectedDatabase;
}

/** Wrong arguments: the usage is shown, exit status 2. */
export class UsageError extends Error {}

const startedIn = process.cwd();

/**
 * Resolves a file name against the directory of the caller, because commands run in the project's root to read its
 * settings.
 */
export const callersFile = (file: string) => path.resolve(startedIn, file);

/** Reports a place that a command can't write to. @throws StartFailure */
export const cannotWriteTo =
  (place: string) =>
  ({ message }: Error): never => {
    throw new StartFailure(`${place} can't be written to: ${message}`);
  };

export const countLines = (counts: Record<string, number>): string =>
  Object.entries(counts)
    .map(([what, count]) => `  ${String(count).padStart(6)} ${what}\n`)
    .join('');

type Options = NonNullable<ParseArgsConfig['options']>;

/**
 * Runs a command with the settings of the server: .env and the environment.
 * An error that the operator can fix is printed as a message, with exit status 1; an unexpected one as the server logs it, with 70.
 * @param options as node:util's parseArgs takes them
 */
export async function runCommand<Known extends Options>(
  usage: string,
  options: Known,
  command: (given: ReturnType<typeof readArguments<Known>>) => Promise<void>,
): Promise<void> {
  // A reader like `head` closes the pipe early: the command ends as usual.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  try {
    prepareProcess();
    process.chdir(projectRoot);
    if (process.argv.includes('--help')) process.stdout.write(`usage: ${usage}\n`);
    else await command(readArguments(options));
  } catch (error) {
    if (error instanceof UsageError) {
      process.stderr.write(`usage: ${usage}\n`);
      process.exitCode = 2;
    } else if (error instanceof StartFailure) {
      process.stderr.write(`${error.message}\n`);
      process.exitCode = 1;
    } else {
      process.stderr.write(fatalLine(error));
      process.exitCode = 70;
    }
  }
}

/** @throws UsageError */
function readArguments<Known extends Options>(options: Known) {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    if (error instanceof Error && 'code' in error && /^ERR_PARSE_ARGS/.test(String(error.code))) throw new UsageError();
    throw error;
  }
}

/**
 * Opens the installation's database and files; the embedded database is shared with a running server, or started.
 * @param options.isNew whether the command may begin an installation
 * @param options.usesFiles false for commands that also have to run while the bucket is away
 * @throws StartFailure if there is none yet
 */
export async function withInstallation(
  use: (installation: Installation) => Promise<void>,
  { isNew = false, usesFiles = true } = {},
): Promise<void> {
  const settings = readSettings(process.env);
  if (!isNew && !settings.databaseUrl && !existsSync(path.join(settings.dataDir, 'postgres'))) {
    throw new StartFailure(
      `There is no installation in DATA_DIR ${path.resolve(settings.dataDir)}. Nothing was changed.`,
    );
  }
  await prepareDataDir({ dataDir: settings.dataDir, log });
  const files = await openFiles(settings);
  if (usesFiles) await checkFiles(files, settings);
  const embedded = settings.databaseUrl ? undefined : await startEmbeddedPostgres({ dataDir: settings.dataDir, log });
  const address = settings.databaseUrl ?? (embedded?.address as DatabaseAddress);
  let connected: ConnectedDatabase | undefined;
  const connect = () => {
    connected ??= connectDatabase({ address, log, poolSize: 2 });
    return connected;
  };
  try {
    if (!(await isInstalled(address)) && !isNew) {
      throw new StartFailure('There is no installation in the database. Nothing was changed.');
    }
    await use({ settings, address, files, log, connect });
  } finally {
    await connected?.close();
    await embedded?.stop();
  }
}
