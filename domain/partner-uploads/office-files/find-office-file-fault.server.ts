import { stat } from 'node:fs/promises';
import { type Entry, fromBufferPromise, openPromise, type ZipFile } from 'yauzl';
import type { PartnerFileType } from '../../partner-files/partner-file-choices.ts';
import type { UploadFault } from '../upload-state.ts';
import { type Budget, readDirectory, refuseOverlaps, wholeBudget } from './archive-directory.server.ts';
import { type ContentTypes, createContentTypes, refuseProgramRelationship } from './content-types.ts';
import { OfficeFileProblem } from './office-file-problem.ts';
import { createPackageXmlReader } from './package-xml.ts';
import { comparableName, distinctNames } from './part-name.ts';
import { createVisualBasicScan } from './visual-basic-scan.ts';

export type OfficeFileType = Exclude<PartnerFileType, 'pdf'>;

/** Of an XML part that says what the others are. */
const maxXmlBytes = 16 * 1024 ** 2;
/** Of an archive in the archive, like the table of a chart. */
const maxInnerBytes = 50 * 1024 ** 2;
/** A document in a document has a chart with a table. */
const maxDepth = 3;
const archiveSignature = 'PK\x03\x04';

const contentTypesName = '[content_types].xml';
const office = 'application/vnd.openxmlformats-officedocument';
const mainParts: Record<OfficeFileType, { part: string; contentType: string }> = {
  docx: { part: 'word/document.xml', contentType: `${office}.wordprocessingml.document.main+xml` },
  xlsx: { part: 'xl/workbook.xml', contentType: `${office}.spreadsheetml.sheet.main+xml` },
  pptx: { part: 'ppt/presentation.xml', contentType: `${office}.presentationml.presentation.main+xml` },
};

/** Why a file isn't a document of this kind, or may not be taken; undefined: it is one. */
export async function findOfficeFileFault(place: string, type: OfficeFileType): Promise<UploadFault | undefined> {
  let archive: ZipFile | undefined;
  try {
    archive = await openPromise(place, { autoClose: false, lazyEntries: true });
    const { size } = await stat(place);
    const { names, types } = await inspectArchive(archive, size, wholeBudget(), 1);
    const { part, contentType } = mainParts[type];
    return names.has(part) && types.typeOf(part) === contentType ? undefined : 'not-its-type';
  } catch (error) {
    // What can't be read as an archive, or isn't as its directory says, is damaged.
    return error instanceof OfficeFileProblem ? error.fault : 'damaged';
  } finally {
    archive?.close();
  }
}

/**
 * Looks at an archive's directory, and at every part by what it holds.
 * @returns the names of its parts and what they are
 * @throws OfficeFileProblem, or what reading it throws
 */
async function inspectArchive(archive: ZipFile, bytes: number, budget: Budget, depth: number) {
  const entries = await readDirectory(archive, bytes, budget);
  const names = distinctNames(entries.map(({ fileName }) => fileName));
  // Some readers take every name for UTF-8, others only those that are marked so.
  distinctNames(entries.map(({ fileNameRaw }) => fileNameRaw.toString('utf8')));
  await refuseOverlaps(archive, entries);
  const types = createContentTypes();
  for (const entry of entries) {
    const inner = await inspectPart(archive, entry, types);
    if (!inner) continue;
    if (depth === maxDepth) throw new OfficeFileProblem('too-much-inside');
    const innerArchive = await fromBufferPromise(inner, { lazyEntries: true });
    await inspectArchive(innerArchive, inner.length, budget, depth + 1);
  }
  return { names, types };
}

function xmlReaderFor(entry: Entry, types: ContentTypes) {
  const name = comparableName(entry.fileName);
  const isContentTypes = name === contentTypesName;
  if (!isContentTypes && !name.endsWith('.rels')) return undefined;
  if (entry.uncompressedSize > maxXmlBytes) throw new OfficeFileProblem('too-much-inside');
  return createPackageXmlReader(isContentTypes ? types.addElement : refuseProgramRelationship);
}

/** Reads a part from beginning to end. @returns its bytes when it is an archive itself */
async function inspectPart(archive: ZipFile, entry: Entry, types: ContentTypes): Promise<Buffer | undefined> {
  const xml = xmlReaderFor(entry, types);
  const scan = createVisualBasicScan();
  const { uncompressedSize } = entry;
  let inner: Buffer | undefined;
  let head = '';
  let read = 0;
  for await (const piece of await archive.openReadStreamPromise(entry)) {
    const bytes = piece as Buffer;
    if (scan.finds(bytes)) throw new OfficeFileProblem('macros');
    xml?.write(bytes);
    if (head.length < archiveSignature.length) head += bytes.toString('latin1', 0, archiveSignature.length);
    if (head.startsWith(archiveSignature)) {
      if (uncompressedSize > maxInnerBytes) throw new OfficeFileProblem('too-much-inside');
      inner ??= Buffer.alloc(uncompressedSize, archiveSignature);
      bytes.copy(inner, read);
    }
    read += bytes.length;
  }
  xml?.end();
  return inner;
}
