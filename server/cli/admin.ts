import { existsSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { generatePassword } from '#domain/administrators/generate-password.server.ts';
import { passwordFault } from '#domain/administrators/password-rule.ts';
import { resetPassword } from '#domain/administrators/reset-password.server.ts';
import { connectDatabase } from '#platform/database.server.ts';
import { startEmbeddedPostgres } from '#platform/embedded-postgres.server.ts';
import { createLog } from '#platform/log.server.ts';
import { migrate } from '#platform/migrate.server.ts';
import { projectRoot } from '#platform/project-root.server.ts';
import { readSettings } from '#platform/settings.server.ts';
import { StartFailure } from '#platform/start-failure.server.ts';

const usage = `Usage: script/admin reset [--stdin]

Gives the administrator a new password, prints it and ends all sessions. The site may be running.
--stdin  takes the first line of standard input as the new password instead of making one
`;

async function reset(fromStdin: boolean): Promise<void> {
  const settings = readSettings(process.env);
  const log = createLog('warn');
  const given = fromStdin ? (await text(process.stdin)).split(/\r?\n/)[0] : undefined;
  const fault = given === undefined ? undefined : passwordFault(given, settings.adminEmail);
  if (fault) throw new StartFailure(`The password ${fault}.`);
  const password = given ?? generatePassword();
  const embedded = settings.databaseUrl ? undefined : await startEmbeddedPostgres({ dataDir: settings.dataDir, log });
  try {
    const address = settings.databaseUrl ?? (embedded?.address as NonNullable<typeof embedded>['address']);
    await migrate({ address, log });
    const { db, close } = connectDatabase({ address, log, poolSize: 1 });
    const email = await resetPassword({ db }, { password, emailOfNew: settings.adminEmail }).finally(close);
    process.stdout.write(
      given === undefined ? `Neues Passwort für ${email}: ${password}\n` : `Passwort für ${email} gesetzt\n`,
    );
  } finally {
    await embedded?.stop();
  }
}

const envFile = path.join(projectRoot, '.env');
if (existsSync(envFile)) process.loadEnvFile(envFile);
process.umask(0o077);
const [command, ...options] = process.argv.slice(2);
if (command !== 'reset' || options.some((option) => option !== '--stdin')) {
  process.stderr.write(usage);
  process.exitCode = 2;
} else {
  try {
    await reset(options.includes('--stdin'));
  } catch (error) {
    if (!(error instanceof StartFailure)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
