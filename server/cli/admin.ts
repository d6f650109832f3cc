/** script/admin: a new password for the administrator, or an account without its lost second factor. */
import { text } from 'node:stream/consumers';
import { generatePassword } from '#domain/people/office-accounts/generate-password.server.ts';
import { passwordFault } from '#domain/people/office-accounts/password-rule.server.ts';
import { resetPassword } from '#domain/people/office-accounts/reset-password.server.ts';
import { resetSecondFactorByEmail } from '#domain/people/office-accounts/reset-second-factor.server.ts';
import { migrate } from '#platform/database/migrate.server.ts';
import { StartFailure } from '#platform/installation/start-failure.server.ts';
import { runCommand, UsageError, withInstallation } from './command.ts';

const usage = `script/admin reset [--stdin] | remove-second-factor EMAIL

Both end all sessions of the account. The site may be running.
reset                       gives the administrator of the settings a new password and prints it
--stdin                     takes the first line of standard input as the new password instead of making one
remove-second-factor EMAIL  takes app, passkeys and recovery codes from an account whose owner has lost all of them`;

async function reset(given: string | undefined): Promise<void> {
  await withInstallation(
    async ({ settings, address, log, connect }) => {
      const fault = given === undefined ? undefined : await passwordFault(given, settings.adminEmail);
      if (fault) throw new StartFailure(`The password ${fault}.`);
      const password = given ?? generatePassword();
      await migrate({ address, log });
      const email = await resetPassword({ db: connect().db, settings }, { password, emailOfNew: settings.adminEmail });
      process.stdout.write(
        given === undefined ? `Neues Passwort für ${email}: ${password}\n` : `Passwort für ${email} gesetzt\n`,
      );
    },
    { isNew: true, usesFiles: false },
  );
}

async function removeSecondFactor(email: string): Promise<void> {
  await withInstallation(
    async ({ settings, address, log, connect }) => {
      await migrate({ address, log });
      const refusal = await resetSecondFactorByEmail({ db: connect().db, settings }, email);
      if (refusal) throw new StartFailure(refusal.message);
      process.stdout.write(`${email}: zweiter Faktor entfernt, alle Sitzungen beendet\n`);
    },
    { usesFiles: false },
  );
}

await runCommand(usage, { stdin: { type: 'boolean' } }, async ({ values, positionals: [command, ...more] }) => {
  const [email] = more;
  if (command === 'remove-second-factor' && email && more.length === 1 && !values.stdin) {
    return removeSecondFactor(email);
  }
  if (command !== 'reset' || more.length > 0) throw new UsageError();
  await reset(values.stdin ? (await text(process.stdin)).split(/\r?\n/)[0] : undefined);
});
