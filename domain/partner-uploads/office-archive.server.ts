import { type Entry, openPromise, type ZipFile } from 'yauzl';
import type { PartnerFileType } from '../partner-files/partner-file-choices.ts';
import type { UploadFault } from './upload-state.ts';

const maxEntries = 10_000;
/** Of all entries, unpacked. */
const maxUnpackedBytes = 1024 ** 3;
const maxContentTypesBytes = 2 * 1024 ** 2;

const contentTypes = '[Content_Types].xml';
const mainParts: Record<Exclude<PartnerFileType, 'pdf'>, { part: string; contentType: string }> = {
  docx: {
    part: 'word/document.xml',
    contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
  },
  xlsx: {
    part: 'xl/workbook.xml',
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml',
  },
  pptx: {
    part: 'ppt/presentation.xml',
    contentType: 'application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml',
  },
};

/** Programs in a document, of whichever kind: Visual Basic, the macro sheets of Excel 4, controls. */
const program = /(^|\/)vba(Project|Data)[^/]*$|(^|\/)(macrosheets|activeX)\//i;

/**
 * Why an archive isn't a document of this kind: looked at is its directory, and that every entry unpacks to the size that
 * stands there. undefined: it is one.
 */
export async function findArchiveFault(
  place: string,
  type: Exclude<PartnerFileType, 'pdf'>,
): Promise<UploadFault | undefined> {
  let archive: ZipFile | undefined;
  try {
    archive = await openPromise(place, { autoClose: false, lazyEntries: true });
    if (archive.entryCount > maxEntries) return 'too-much-inside';
    const entries: Entry[] = [];
    let unpackedBytes = 0;
    for await (const entry of archive.eachEntry()) {
      if (program.test(entry.fileName)) return 'macros';
      if (entry.isEncrypted()) return 'damaged';
      unpackedBytes += entry.uncompressedSize;
      if (unpackedBytes > maxUnpackedBytes) return 'too-much-inside';
      entries.push(entry);
    }
    const { part, contentType } = mainParts[type];
    const described = entries.find(({ fileName }) => fileName === contentTypes);
    if (!described || !entries.some(({ fileName }) => fileName === part)) return 'not-its-type';
    if (described.uncompressedSize > maxContentTypesBytes) return 'too-much-inside';
    let text = '';
    for (const entry of entries) {
      for await (const piece of await archive.openReadStreamPromise(entry)) {
        if (entry === described) text += (piece as Buffer).toString('latin1');
      }
    }
    if (/macroEnabled|vbaProject/i.test(text)) return 'macros';
    return text.includes(contentType) ? undefined : 'not-its-type';
  } catch {
    // Whatever can't be read as an archive, or isn't as its directory says.
    return 'damaged';
  } finally {
    archive?.close();
  }
}
