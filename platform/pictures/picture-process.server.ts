/** The process that reads one picture of a stranger's making and is gone with it, see reencode-apart.server.ts. */
import { reencodePicture } from './reencode-picture.server.ts';

process.once('message', async (original: Uint8Array) => {
  const result = await reencodePicture(original);
  process.send?.(result, () => process.disconnect());
});
