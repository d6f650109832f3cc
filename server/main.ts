import path from 'node:path';
import { renderDocument } from '#app/entry-server.tsx';
import { projectRoot } from '#platform/project-root.server.ts';
import { StartFailure } from '#platform/start-failure.server.ts';
import { readBuiltAssets } from './front-end.ts';
import type { FrontEnd } from './render-page.ts';
import { startServer } from './start-server.ts';

const clientDir = path.join(projectRoot, 'dist/client');

const frontEnd: FrontEnd = { renderDocument, assetsFor: readBuiltAssets(clientDir), cachesPages: true };

try {
  await startServer({ frontEnd, clientDir });
} catch (error) {
  if (!(error instanceof StartFailure)) throw error;
  process.stderr.write(`Der Versicherungsmonitor startet nicht:\n${error.message}\n`);
  process.exitCode = 1;
}
