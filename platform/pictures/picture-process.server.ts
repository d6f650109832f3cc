/** The child process that re-encodes one untrusted picture and exits, see reencode-in-process.server.ts. */
import { reencodePicture } from './reencode-picture.server.ts';

process.once('message', async (original: Uint8Array) => {
  const result = await reencodePicture(original);
  process.send?.(result, () => process.disconnect());
});
