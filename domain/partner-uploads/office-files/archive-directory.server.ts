import type { Entry, ZipFile } from 'yauzl';
import { OfficeFileProblem } from './office-file-problem.ts';

const maxEntries = 10_000;
/** Of all entries, unpacked, those of archives in the archive included. */
const maxUnpackedBytes = 1024 ** 3;
/** How many times its packed size an entry, or an archive, may have. */
const maxRatio = 100;
/** So much may be unpacked whatever the ratio: small parts of zeros are nothing unusual. */
const freeBytes = 10 * 1024 ** 2;

/** What a file has left, archives in the archive included. */
export interface Budget {
  entries: number;
  unpackedBytes: number;
}

export const wholeBudget = (): Budget => ({ entries: maxEntries, unpackedBytes: maxUnpackedBytes });

const isSwollen = (unpackedBytes: number, packedBytes: number) =>
  unpackedBytes > freeBytes && unpackedBytes > maxRatio * packedBytes;

/**
 * The entries of an archive.
 * @throws OfficeFileProblem for too many or too large ones, and for encrypted ones
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
    if (budget.unpackedBytes < 0 || isSwollen(entry.uncompressedSize, entry.compressedSize)) throw tooMuch();
    entries.push(entry);
  }
  if (isSwollen(unpackedBytes, archiveBytes)) throw tooMuch();
  if (entries.some((entry) => entry.isEncrypted())) throw new OfficeFileProblem('damaged');
  return entries;
}

/** Whether an archive calls an entry by another name at another place: readers would differ in what they read. */
function hasTwoNames({ fileName, fileNameRaw }: Entry, localName: Buffer): boolean {
  const raw = fileNameRaw.toString('latin1');
  const isAscii = /^[\x20-\x7e]*$/.test(raw);
  return !localName.equals(fileNameRaw) || (isAscii && raw.replaceAll('\\', '/') !== fileName);
}

/**
 * Looks whether every entry lies at a place of its own and has one name.
 * @throws OfficeFileProblem when entries share bytes
 */
export async function refuseOverlaps(archive: ZipFile, entries: Entry[]): Promise<void> {
  const places: [from: number, to: number][] = [];
  for (const entry of entries) {
    const { fileName, fileDataStart } = await archive.readLocalFileHeaderPromise(entry);
    if (hasTwoNames(entry, fileName)) throw new OfficeFileProblem('damaged');
    places.push([entry.relativeOffsetOfLocalHeader, fileDataStart + entry.compressedSize]);
  }
  let end = 0;
  for (const [from, to] of places.sort(([a], [b]) => a - b)) {
    if (from < end) throw new OfficeFileProblem('damaged');
    end = to;
  }
}
