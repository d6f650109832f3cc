import path from 'node:path';
import { renderDocument } from '#app/entry-server.tsx';
import { projectRoot } from '#platform/installation/project-root.server.ts';
import { StartFailure } from '#platform/installation/start-failure.server.ts';
import { makePackagesInProcess } from './edition-files/package/make-packages-in-process.ts';
import { readBuiltFiles } from './files/build-manifest.ts';
import { startServer } from './start-server.ts';

const clientDir = path.join(projectRoot, 'dist/client');

try {
  const files = readBuiltFiles(clientDir);
  await startServer({
    frontEnd: {
      renderDocument,
      files,
      cachesPages: true,
      makePackages: ({ address }) => makePackagesInProcess(address),
    },
    clientDir,
  });
} catch (error) {
  if (!(error instanceof StartFailure)) throw error;
  process.stderr.write(`Der Versicherungsmonitor startet nicht:\n${error.message}\n`);
  process.exitCode = 1;
}
