import type { FileHandle } from 'node:fs/promises';

/** Maximum number of top-level MP4 boxes to read; a film has a handful, a streaming file some hundred. */
const maxBoxes = 10_000;

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}

/** Boxes must fill the file exactly: the type first, and among them an index and media data. */
async function isMp4(file: FileHandle, bytes: number): Promise<boolean> {
  const seen = new Set<string>();
  let position = 0;
  for (let box = 0; position < bytes && box < maxBoxes; box++) {
    const head = await readAt(file, position, 16);
    if (head.length < 8) return false;
    const type = head.toString('latin1', 4, 8);
    // Old QuickTime films start alike, but few browsers play them.
    if (position === 0 && (type !== 'ftyp' || head.toString('latin1', 8, 12) === 'qt  ')) return false;
    let length = head.readUInt32BE(0);
    if (length === 1 && head.length === 16) length = Number(head.readBigUInt64BE(8));
    if (length === 0) length = bytes - position;
    if (length < 8 || position + length > bytes) return false;
    seen.add(type);
    position += length;
  }
  return position === bytes && seen.has('moov') && seen.has('mdat');
}

const ebml = Buffer.from('1a45dfa3', 'hex');
/** EBML DocType element: 'webm', four letters long. */
const webmType = Buffer.concat([Buffer.from('428284', 'hex'), Buffer.from('webm')]);
const segment = Buffer.from('18538067', 'hex');

async function isWebm(file: FileHandle): Promise<boolean> {
  const head = await readAt(file, 0, 4096);
  const typeAt = head.subarray(0, 64).indexOf(webmType);
  return head.subarray(0, 4).equals(ebml) && typeAt > 0 && head.indexOf(segment, typeAt) > 0;
}

/** The format of a film by its content; undefined if it is not accepted. Films are never decoded here. */
export async function filmFormat(file: FileHandle, bytes: number): Promise<'mp4' | 'webm' | undefined> {
  if (await isWebm(file)) return 'webm';
  return (await isMp4(file, bytes)) ? 'mp4' : undefined;
}
