/** The child process that makes the missing packages of live editions and exits; see make-packages-in-process.ts. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { packagePages } from '#app/insights/package/package-pages.tsx';
import type { StoreFiles } from '#domain/editions/publication/store-files.server.ts';
import { connectDatabase, type DatabaseAddress } from '#platform/database/database.server.ts';
import { openFiles } from '#platform/files.server.ts';
import { projectRoot } from '#platform/installation/project-root.server.ts';
import { createLog } from '#platform/log/log.server.ts';
import { readSettings } from '#platform/settings.server.ts';
import { readBuiltFiles } from '../../files/build-manifest.ts';
import store from '../edition-files-thread.ts';
import { storageOf } from '../store-files-in-thread.ts';
import { makeMissingPackages } from './make-missing-packages.ts';
import type { PackageMakers } from './make-package.ts';
import { withFonts } from './package-styles.ts';

/** What renders the pages of packages, from the build. */
function builtPackagePages(): PackageMakers['packages'] {
  const clientDir = path.join(projectRoot, 'dist/client');
  const built = (address: string) => readFileSync(path.join(clientDir, address));
  const { styles } = readBuiltFiles(clientDir).document;
  return {
    pages: packagePages,
    styles: async () => withFonts(styles.map((address) => built(address)).join(''), built),
  };
}

// The server has exited.
process.once('disconnect', () => process.exit(1));
process.once('message', async (address: DatabaseAddress) => {
  const settings = readSettings(process.env);
  const { db } = connectDatabase({ address, log: createLog('silent'), poolSize: 2 });
  const services = { db, settings, files: await openFiles(settings) };
  const storeHere: StoreFiles = (input, stored = []) => store({ ...storageOf(settings), input, stored });
  const makers = { services, packages: builtPackagePages(), storeFiles: storeHere };
  const result = await makeMissingPackages(makers).catch((error: Error) => error.stack ?? error.message);
  process.send?.(result, () => process.exit(0));
});
