import type { Entry, ZipFile } from 'yauzl';
import { OfficeFileProblem } from './office-file-problem.ts';

const maxEntries = 10_000;
/** Unpacked size of all entries, including those of nested archives. */
const maxUnpackedBytes = 1024 ** 3;
/** Maximum ratio of unpacked to packed size, of an entry or a whole archive. */
const maxRatio = 100;
/** Up to this size any ratio is accepted: small parts of zeros are common. */
const freeBytes = 10 * 1024 ** 2;

/** What a file may still contain, including nested archives. */
export interface Budget {
  entries: number;
  unpackedBytes: number;
}

export const wholeBudget = (): Budget => ({ entries: maxEntries, unpackedBytes: maxUnpackedBytes });

const isOvercompressed = (unpackedBytes: number, packedBytes: number) =>
  unpackedBytes > freeBytes && unpackedBytes > maxRatio * packedBytes;

/**
 * Lists the entries of an archive.
 * @throws OfficeFileProblem if there are too many, or one is too large or encrypted
 */
export async function readDirectory(archive: ZipFile, archiveBytes: number, budget: Budget): Promise<Entry[]> {
  const tooMuch = () => new OfficeFileProblem('too-much-inside');
  budget.entries -= archive.entryCount;
  if (budget.entries < 0) throw tooMuch();
  const entries: Entry[] = [];
  let unpackedBytes = 0;
  for await (const entry of archive.eachEntry()) {
    unpackedBytes += entry.uncompressedSize;
    budget.unpackedBytes -= entry.uncompressedSize;
    if (budget.unpackedBytes < 0 || isOvercompressed(entry.uncompressedSize, entry.compressedSize)) throw tooMuch();
    entries.push(entry);
  }
  if (isOvercompressed(unpackedBytes, archiveBytes)) throw tooMuch();
  if (entries.some((entry) => entry.isEncrypted())) throw new OfficeFileProblem('damaged');
  return entries;
}

/** Whether directory and local header name an entry differently: readers would then see different files. */
function hasTwoNames({ fileName, fileNameRaw }: Entry, localName: Buffer): boolean {
  const raw = fileNameRaw.toString('latin1');
  const isAscii = /^[\x20-\x7e]*$/.test(raw);
  return !localName.equals(fileNameRaw) || (isAscii && raw.replaceAll('\\', '/') !== fileName);
}

/**
 * Checks that entries don't overlap and have one name each.
 * @throws OfficeFileProblem if they do
 */
export async function refuseOverlaps(archive: ZipFile, entries: Entry[]): Promise<void> {
  const ranges: [from: number, to: number][] = [];
  for (const entry of entries) {
    const { fileName, fileDataStart } = await archive.readLocalFileHeaderPromise(entry);
    if (hasTwoNames(entry, fileName)) throw new OfficeFileProblem('damaged');
    ranges.push([entry.relativeOffsetOfLocalHeader, fileDataStart + entry.compressedSize]);
  }
  let end = 0;
  for (const [from, to] of ranges.sort(([a], [b]) => a - b)) {
    if (from < end) throw new OfficeFileProblem('damaged');
    end = to;
  }
}
