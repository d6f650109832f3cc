import { readFileSync } from 'node:fs';
import path from 'node:path';
import { renderDocument } from '#app/entry-server.tsx';
import { packagePages } from '#app/insights/package/package-pages.tsx';
import { projectRoot } from '#platform/installation/project-root.server.ts';
import { StartFailure } from '#platform/installation/start-failure.server.ts';
import { withFonts } from './edition-files/package/package-styles.ts';
import { readBuiltFiles } from './files/front-end.ts';
import { startServer } from './start-server.ts';

const clientDir = path.join(projectRoot, 'dist/client');

try {
  const files = readBuiltFiles(clientDir);
  const built = (address: string) => readFileSync(path.join(clientDir, address));
  const styles = async () => withFonts(files.document.styles.map((address) => built(address)).join(''), built);
  await startServer({
    frontEnd: { renderDocument, files, cachesPages: true, packages: { pages: packagePages, styles } },
    clientDir,
  });
} catch (error) {
  if (!(error instanceof StartFailure)) throw error;
  process.stderr.write(`Der Versicherungsmonitor startet nicht:\n${error.message}\n`);
  process.exitCode = 1;
}
