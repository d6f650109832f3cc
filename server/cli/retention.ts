/** script/retention [--dry-run] [--now ISO-TIME]: runs the daily retention job, as of now or of another time. */
import { applyRetention } from '#domain/everything/retention/apply-retention.server.ts';
import { countLines, runCommand, UsageError, withInstallation } from './command.ts';

/** Date would also read '1.2.2028', with the month first. */
const isoTime = /^\d{4}-\d\d-\d\d(T.+)?$/;

const options = { 'dry-run': { type: 'boolean', default: false }, now: { type: 'string' } } as const;

await runCommand('script/retention [--dry-run] [--now ISO-TIME]', options, async ({ values, positionals }) => {
  const now = new Date(values.now ?? Date.now());
  const isTime = values.now === undefined || isoTime.test(values.now);
  if (positionals.length > 0 || !isTime || Number.isNaN(now.getTime())) throw new UsageError();
  const dryRun = values['dry-run'];
  await withInstallation(async ({ settings, files, connect }) => {
    const { removed, kept } = await applyRetention({ db: connect().db, files, settings }, { now, dryRun });
    process.stdout.write(
      `${dryRun ? 'would be removed' : 'removed'} as of ${now.toISOString()}:\n${countLines(removed)}`,
    );
    process.stdout.write(`kept:\n${countLines(kept)}`);
  });
});
