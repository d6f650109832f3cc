import { fork } from 'node:child_process';
import path from 'node:path';
import { isBuilt, projectRoot } from '../installation/project-root.server.ts';
import type { Refusal } from '../refusal.ts';
import { type PictureProblem, refusePicture } from './refuse-picture.ts';

const program = path.join(
  projectRoot,
  isBuilt ? 'dist/server/picture-process.js' : 'platform/pictures/picture-process.server.ts',
);
/** A picture of 24 megapixels takes some 2 s; an SVG can be crafted to take hours. */
const maxDrawingMs = 10_000;

/**
 * Re-encodes a picture in a child process with a timeout: a few hundred bytes can keep the renderer busy, and neither a
 * thread nor the library can be stopped half-way.
 * @returns the bitmap, or a refusal: 415 unsupported format, 400 damaged or too slow to read, 413 too many pixels
 */
export function reencodeInProcess(original: Uint8Array): Promise<Buffer | Refusal<PictureProblem>> {
  return new Promise((resolve) => {
    const reader = fork(program, {
      serialization: 'advanced',
      // Its output would mix with the log.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      execArgv: ['--max-old-space-size=128'],
      env: {},
      timeout: maxDrawingMs,
      killSignal: 'SIGKILL',
    });
    reader.once('message', (result: Uint8Array | Refusal<PictureProblem>) =>
      resolve(result instanceof Uint8Array ? Buffer.from(result) : result),
    );
    // Has no effect after a result.
    reader.once('exit', (_, signal) => resolve(refusePicture(signal ? 'picture-too-slow' : 'broken-image')));
    // A failed start reports two errors; one without a handler would end the server.
    reader.on('error', () => resolve(refusePicture('broken-image')));
    reader.send(original);
  });
}
