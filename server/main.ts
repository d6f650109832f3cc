import path from 'node:path';
import { renderDocument } from '#app/entry-server.tsx';
import { projectRoot } from '#platform/project-root.server.ts';
import { StartFailure } from '#platform/start-failure.server.ts';
import { readBuiltAssets } from './front-end.ts';
import { startServer } from './start-server.ts';

const clientDir = path.join(projectRoot, 'dist/client');

/** An error nobody expected leaves the process in a state nobody knows: it ends, and whatever watches it starts it again. */
function endWith(error: unknown): never {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  process.stdout.write(
    `${JSON.stringify({ level: 60, time: new Date().toISOString(), msg: 'unhandled error', err: { name, message, stack } })}\n`,
  );
  process.exit(70);
}
process.on('uncaughtException', endWith);
process.on('unhandledRejection', endWith);

try {
  await startServer({
    frontEnd: { renderDocument, assetsFor: readBuiltAssets(clientDir), cachesPages: true },
    clientDir,
  });
} catch (error) {
  if (!(error instanceof StartFailure)) throw error;
  process.stderr.write(`Der Versicherungsmonitor startet nicht:\n${error.message}\n`);
  process.exitCode = 1;
}
