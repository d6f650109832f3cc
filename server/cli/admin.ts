/** script/admin reset [--stdin]: a new password for the administrator. */
import { text } from 'node:stream/consumers';
import { generatePassword } from '#domain/people/generate-password.server.ts';
import { passwordFault } from '#domain/people/password-rule.server.ts';
import { resetPassword } from '#domain/people/reset-password.server.ts';
import { migrate } from '#platform/database/migrate.server.ts';
import { StartFailure } from '#platform/installation/start-failure.server.ts';
import { runCommand, UsageError, withPlace } from './command.ts';

const usage = `script/admin reset [--stdin]

Gives the administrator a new password, prints it and ends all sessions. The site may be running.
--stdin  takes the first line of standard input as the new password instead of making one`;

async function reset(given: string | undefined): Promise<void> {
  await withPlace(async ({ settings, address, log, connect }) => {
    const fault = given === undefined ? undefined : await passwordFault(given, settings.adminEmail);
    if (fault) throw new StartFailure(`The password ${fault}.`);
    const password = given ?? generatePassword();
    await migrate({ address, log });
    const email = await resetPassword({ db: connect().db }, { password, emailOfNew: settings.adminEmail });
    process.stdout.write(
      given === undefined ? `Neues Passwort für ${email}: ${password}\n` : `Passwort für ${email} gesetzt\n`,
    );
  });
}

await runCommand(usage, { stdin: { type: 'boolean' } }, async ({ values, positionals: [command, ...more] }) => {
  if (command !== 'reset' || more.length > 0) throw new UsageError();
  await reset(values.stdin ? (await text(process.stdin)).split(/\r?\n/)[0] : undefined);
});
