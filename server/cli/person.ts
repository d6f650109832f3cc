/** script/person export|erase EMAIL [--dry-run]: exports the data of one person as JSON, or erases it. */
import { eraseOnePerson, exportPerson, placeOf } from '#domain/everything/personal-data/person.server.ts';
import { countLines, runCommand, UsageError, withInstallation } from './command.ts';

const options = { 'dry-run': { type: 'boolean', default: false } } as const;

await runCommand('script/person export|erase EMAIL [--dry-run]', options, async ({ values, positionals }) => {
  const dryRun = values['dry-run'];
  const [action, email, ...more] = positionals;
  const isKnown = action === 'erase' || (action === 'export' && !dryRun);
  if (!isKnown || !email?.includes('@') || more.length > 0) throw new UsageError();
  await withInstallation(async ({ settings, files, connect }) => {
    const services = { db: connect().db, files, settings };
    if (action === 'export') {
      process.stdout.write(`${JSON.stringify(await exportPerson(services, email), null, 2)}\n`);
      return;
    }
    const { erased, kept: keptByLaw, mentions } = await eraseOnePerson(services, email, { dryRun });
    const mentioned = mentions.map(
      (mention) => `${placeOf(mention)}: names the address in its text; please look at it`,
    );
    const kept = [...keptByLaw, ...mentioned];
    process.stdout.write(`${dryRun ? 'would be erased' : 'erased'}:\n${countLines(erased)}`);
    process.stdout.write(`kept:\n${kept.length > 0 ? kept.map((line) => `  ${line}\n`).join('') : '  nothing\n'}`);
    process.stdout.write('Backups made before hold it until they are thrown away.\n');
    // Instances may have cached public pages that name the person.
    if (!dryRun) await connect().pool.query('notify content_changed');
  });
});
