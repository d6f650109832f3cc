import * as z from 'zod/mini';
import { megabytes } from '#platform/megabytes.ts';
import { english, german, maxLengths } from '../core/records/field-types.ts';
import { partnerFileType } from '../partner-files/partner-file-choices.ts';
import { partnerFileFields, sharingFields, visibilityFields } from '../partner-files/partner-file-input.ts';
import { maxMessageLength, maxUploadBytes, pieceCount } from './upload-limits.ts';

/** Shown when a request is closed, withdrawn or not for the firm. */
export const noSuchRequest = 'Diese Anfrage ist nicht mehr offen';

const texts = {
  de: {
    size: `Eine Datei darf höchstens ${megabytes(maxUploadBytes)} gross sein`,
    empty: 'Die Datei ist leer',
    type: 'Angenommen werden PDF, Excel (xlsx), PowerPoint (pptx) und Word (docx)',
    file: 'Bitte wählen Sie eine Datei',
    record: 'Diese Datei gibt es nicht',
    request: noSuchRequest,
    pieces: 'Erwartet werden die SHA-256 der Teile, hexadezimal',
  },
  en: {
    size: `A file may have at most ${megabytes(maxUploadBytes)}`,
    empty: 'The file is empty',
    type: 'PDF, Excel (xlsx), PowerPoint (pptx) and Word (docx) are accepted',
    file: 'Please choose a file',
    record: 'There is no such file',
    request: 'This request is no longer open',
    pieces: 'Must be the SHA-256 of the pieces, in hex',
  },
};

const isAccepted = (name: string) => partnerFileType(name) !== undefined && !/[/\\]/.test(name);

const maxPieces = pieceCount(maxUploadBytes);

function uploadFields(lang: 'de' | 'en') {
  const { size, empty, type, file, record, request, pieces } = texts[lang];
  const fields = lang === 'de' ? german : english;
  return {
    fileName: fields.fileText(maxLengths.title, file).check(z.refine(isAccepted, type)),
    bytes: z.int(file).check(z.gte(1, empty), z.lte(maxUploadBytes, size)),
    ...partnerFileFields(lang),
    /** For the recipients, stored with the version. */
    message: fields.optionalMultilineText(maxMessageLength),
    /** Digests of all pieces: an unfinished upload of the same file is then resumed instead of beginning another. */
    pieces: z.optional(
      z.array(z.string(pieces).check(z.regex(/^[0-9a-f]{64}$/, pieces)), pieces).check(z.maxLength(maxPieces, pieces)),
    ),
    /** The file that gets a new version; if omitted, one of the same name and firms, or a new file. */
    partnerFileId: z.optional(z.uuid(record)),
    /** The request of the office that a firm answers. */
    fileRequestId: z.optional(z.uuid(request)),
  };
}

export const firmUploadInput = z.object(uploadFields('de'));

/** Input of the office to begin an upload, with whom to share it. */
export const officeUploadInput = z.object({
  ...uploadFields('en'),
  isForAllFirms: z._default(sharingFields.isForAllFirms, false),
  firmIds: z._default(sharingFields.firmIds, []),
  ...visibilityFields,
});

type UploadInput = z.infer<typeof officeUploadInput>;
/** The input of either side. */
export type NewUpload = Omit<UploadInput, 'isForAllFirms' | 'firmIds'> & Partial<UploadInput>;
