import { startEmbeddedPostgres } from '#platform/embedded-postgres/embedded-postgres.server.ts';
import { silentLog } from './silent-log.ts';

/**
 * A process that starts the embedded database in the directory of its first argument, prints its URL and keeps it until
 * SIGTERM; a start failure goes to stderr. Tests end it in various ways, and run it as other users.
 */
const [, , dataDir = ''] = process.argv;
try {
  const postgres = await startEmbeddedPostgres({ dataDir, log: silentLog });
  process.once('SIGTERM', async () => {
    await postgres.stop();
    process.exit(0);
  });
  console.log(postgres.url);
} catch (error) {
  console.error(error instanceof Error ? `${error.name}: ${error.message}` : error);
  process.exit(1);
}
