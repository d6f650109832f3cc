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

type OfficeFileType = Exclude<PartnerFileType, 'pdf'>;

/** Plain data, so that it can be posted to a thread. */
export interface OfficeFileTask {
  filePath: string;
  type: OfficeFileType;
}

/** Maximum size of content types and relationships. */
const maxXmlBytes = 16 * 1024 ** 2;
/** Maximum size of a nested archive, like the table of a chart. */
const maxInnerBytes = 50 * 1024 ** 2;
/** Maximum nesting: a document in a document with a chart that has a table. */
const maxDepth = 3;
const archiveSignature = 'PK\x03\x04';

const contentTypesName = '[content_types].xml';
const office = 'application/vnd.openxmlformats-officedocument';
const mainParts: Record<OfficeFileType, { part: string; contentType: string }> = {
  docx: { part: 'word/document.xml', contentType: `${office}.wordprocessingml.document.main+xml` },
  xlsx: { part: 'xl/workbook.xml', contentType: `${office}.spreadsheetml.sheet.main+xml` },
  pptx: { part: 'ppt/presentation.xml', contentType: `${office}.presentationml.presentation.main+xml` },
};

/** Why a file is not an acceptable document of this type; undefined if it is. */
export async function findOfficeFileFault({ filePath, type }: OfficeFileTask): Promise<UploadFault | undefined> {
  let archive: ZipFile | undefined;
  try {
    archive = await openPromise(filePath, { autoClose: false, lazyEntries: true });
    const { size } = await stat(filePath);
    const { names, types } = await inspectArchive(archive, size, wholeBudget(), 1);
    const { part, contentType } = mainParts[type];
    return names.has(part) && types.typeOf(part) === contentType ? undefined : 'not-its-type';
  } catch (error) {
    // yauzl throws if the file is no archive or contradicts its directory.
    return error instanceof OfficeFileProblem ? error.fault : 'damaged';
  } finally {
    archive?.close();
  }
}

/**
 * Checks an archive's directory and the content of every part.
 * @returns the names of its parts and their content types
 * @throws OfficeFileProblem, or an error of yauzl
 */
async function inspectArchive(archive: ZipFile, bytes: number, budget: Budget, depth: number) {
  const entries = await readDirectory(archive, bytes, budget);
  const names = distinctNames(entries.map(({ fileName }) => fileName));
  // Some readers decode every name as UTF-8, others only those flagged as such.
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

/** Checks a part's content. @returns its bytes if it is itself an archive */
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
