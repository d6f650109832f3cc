import { Busboy, type BusboyInstance } from '@fastify/busboy';

interface FormFile {
  /** The sender's name of the file. */
  name: string;
  bytes: number;
}

type Failure = 'unreadable' | 'too-large' | 'no-file' | 'empty-file';

const limits = { headerSize: 8 * 1024, headerPairs: 50, fieldSize: 16 * 1024, parts: 100 };

/**
 * Streams the content of one file out of a multipart form, without buffering it. Only the first
 * file of the field counts; other parts are read and discarded.
 * @param input.maxBodyBytes maximum size of the whole body
 * @param write awaited before more is read; its errors are passed on
 */
export async function readFormFile(
  pieces: AsyncIterable<Buffer>,
  input: { contentType: string; field: string; maxBytes: number; maxBodyBytes: number },
  write: (piece: Buffer) => unknown,
): Promise<FormFile | Failure> {
  const form = openForm(input.contentType);
  if (!form) return 'unreadable';
  let name: string | undefined;
  let bytes = 0;
  let failure: unknown;
  let writing = Promise.resolve();
  const ended = new Promise<boolean>((resolve) => {
    form.once('finish', () => resolve(true)).on('error', () => resolve(false));
  });
  form.on('file', (field, content, fileName) => {
    // The form parser also reports a missing end.
    content.on('error', () => undefined);
    if (field !== input.field || name !== undefined || fileName === undefined) {
      content.resume();
      return;
    }
    // The characters that browsers escape in names.
    name = fileName.replaceAll('%22', '"').replaceAll(/%0D|%0A/gi, '');
    writing = new Promise((resolve) => {
      content.on('data', async (piece: Buffer) => {
        bytes += piece.length;
        if (bytes > input.maxBytes || failure !== undefined) return;
        content.pause();
        try {
          await write(piece);
        } catch (error) {
          failure = error;
        }
        content.resume();
      });
      content.once('end', resolve).once('error', resolve);
    });
  });

  let length = 0;
  for await (const piece of pieces) {
    length += piece.length;
    if (length > input.maxBodyBytes || bytes > input.maxBytes) return 'too-large';
    await Promise.race([ended, new Promise((resolve) => form.write(piece, resolve))]);
    if (failure !== undefined) throw failure;
  }
  form.end();
  const isWhole = await ended;
  if (isWhole) await writing;
  if (failure !== undefined) throw failure;
  if (bytes > input.maxBytes) return 'too-large';
  if (!isWhole) return 'unreadable';
  // A form without a chosen file sends an empty one without a name.
  if (!name && bytes === 0) return 'no-file';
  return bytes === 0 ? 'empty-file' : { name: name ?? '', bytes };
}

/** undefined if the header has no boundary. */
function openForm(contentType: string): BusboyInstance | undefined {
  try {
    return new Busboy({ headers: { 'content-type': contentType }, limits, preservePath: true });
  } catch {
    return undefined;
  }
}
