import { fork } from 'node:child_process';
import path from 'node:path';
import { isBuilt } from '../installation/built.server.ts';
import { projectRoot } from '../installation/project-root.server.ts';
import type { Refusal } from '../refusal.ts';
import { broken } from './reencode-picture.server.ts';

const program = path.join(
  projectRoot,
  isBuilt ? 'dist/server/picture-process.js' : 'platform/pictures/picture-process.server.ts',
);
/** A picture of 24 megapixels takes some 2 s; a drawing can be made to take hours. */
const maxDrawingMs = 10_000;

/**
 * Re-encodes a picture in a process of its own, which ends when it takes too long: what draws can be kept busy by a few
 * hundred bytes, and neither a thread nor the drawing library can be stopped half-way.
 * @returns the bitmap, or why it is refused: 415 no picture we take, 400 damaged or too intricate, 413 too many pixels
 */
export function reencodeApart(original: Uint8Array): Promise<Buffer | Refusal> {
  return new Promise((resolve) => {
    const reader = fork(program, {
      serialization: 'advanced',
      // Its words would mix with the log.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      execArgv: ['--max-old-space-size=128'],
      env: {},
      timeout: maxDrawingMs,
      killSignal: 'SIGKILL',
    });
    reader.once('message', (result: Uint8Array | Refusal) =>
      resolve(result instanceof Uint8Array ? Buffer.from(result) : result),
    );
    // After its answer this changes nothing any more.
    reader.once('exit', () => resolve(broken()));
    reader.once('error', () => resolve(broken()));
    reader.send(original);
  });
}
