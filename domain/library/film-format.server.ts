import type { FileHandle } from 'node:fs/promises';

/** Top-level parts of an MP4 that are looked at; a film has a handful, one made for streaming some hundred. */
const maxBoxes = 10_000;

async function readAt(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at);
  return buffer.subarray(0, bytesRead);
}

/** Parts that fill the file to its last byte: first its type, and among them an index and pictures. */
async function isMp4(file: FileHandle, bytes: number): Promise<boolean> {
  const seen = new Set<string>();
  let at = 0;
  for (let box = 0; at < bytes && box < maxBoxes; box++) {
    const head = await readAt(file, at, 16);
    if (head.length < 8) return false;
    const type = head.toString('latin1', 4, 8);
    // Old QuickTime films begin alike, and few browsers play them.
    if (at === 0 && (type !== 'ftyp' || head.toString('latin1', 8, 12) === 'qt  ')) return false;
    let length = head.readUInt32BE(0);
    if (length === 1 && head.length === 16) length = Number(head.readBigUInt64BE(8));
    if (length === 0) length = bytes - at;
    if (length < 8 || at + length > bytes) return false;
    seen.add(type);
    at += length;
  }
  return at === bytes && seen.has('moov') && seen.has('mdat');
}

const ebml = Buffer.from('1a45dfa3', 'hex');
/** The name of the document's type: 'webm', four letters long. */
const webmType = Buffer.concat([Buffer.from('428284', 'hex'), Buffer.from('webm')]);
const segment = Buffer.from('18538067', 'hex');

async function isWebm(file: FileHandle): Promise<boolean> {
  const head = await readAt(file, 0, 4096);
  const typeAt = head.subarray(0, 64).indexOf(webmType);
  return head.subarray(0, 4).equals(ebml) && typeAt > 0 && head.indexOf(segment, typeAt) > 0;
}

/** What a film is by its content, whatever it is called; undefined when it is none we take. It is never decoded here. */
export async function filmFormat(file: FileHandle, bytes: number): Promise<'mp4' | 'webm' | undefined> {
  if (await isWebm(file)) return 'webm';
  return (await isMp4(file, bytes)) ? 'mp4' : undefined;
}
