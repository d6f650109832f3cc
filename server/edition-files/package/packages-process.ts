/** The child process that makes the missing packages of live editions and exits; see make-packages-in-process.ts. */
import type { StoreFiles } from '#domain/editions/publication/store-files.server.ts';
import { connectDatabase, type DatabaseAddress } from '#platform/database/database.server.ts';
import { openFiles } from '#platform/files.server.ts';
import { createLog } from '#platform/log/log.server.ts';
import { readSettings } from '#platform/settings.server.ts';
import store from '../edition-files-thread.ts';
import { placeOf } from '../store-files-in-thread.ts';
import { builtPackagePages } from './built-package-pages.ts';
import { makeMissingPackages } from './make-missing-packages.ts';

// The server has exited.
process.once('disconnect', () => process.exit(1));
process.once('message', async (address: DatabaseAddress) => {
  const settings = readSettings(process.env);
  const { db } = connectDatabase({ address, log: createLog('silent'), poolSize: 2 });
  const services = { db, settings, files: await openFiles(settings) };
  const storeHere: StoreFiles = (input, stored = []) => store({ ...placeOf(settings), input, stored });
  const makers = { services, packages: builtPackagePages(), storeFiles: storeHere };
  const result = await makeMissingPackages(makers).catch((error: Error) => error.stack ?? error.message);
  process.send?.(result, () => process.exit(0));
});
