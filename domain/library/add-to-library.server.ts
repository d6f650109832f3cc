import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { Administrator } from '#platform/access/sessions.server.ts';
import { takeLock } from '#platform/database/advisory-locks.server.ts';
import { megabytes } from '#platform/megabytes.ts';
import { pictureSize } from '#platform/pictures/crop-picture.server.ts';
import { isHeic, pictureFormat, pictureHeadBytes } from '#platform/pictures/picture-format.ts';
import { storePicture } from '#platform/pictures/pictures.server.ts';
import { reencodeInProcess } from '#platform/pictures/reencode-in-process.server.ts';
import { isRefusal, refuse } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import type { SpooledFile } from '#platform/spooled-file.server.ts';
import { recordActions } from '../core/records/record-actions.server.ts';
import { withTranslations } from '../core/records/translated-text.ts';
import { checkAndStorePdf } from '../studies/report-work.server.ts';
import { fileName, fileTitle } from './file-title.ts';
import { filmFormat } from './film-format.server.ts';
import { libraryItemKind } from './library-item-kind.server.ts';
import { findLibraryItemByAddress } from './library-item-queries.server.ts';
import { type LibraryType, maxLibraryBytes } from './library-type.ts';
import { makeCrops } from './make-crops.server.ts';

type Format = { type: 'picture' } | { type: 'pdf' } | { type: 'film'; ending: 'mp4' | 'webm' };
type LibraryServices = Pick<Services, 'db' | 'files' | 'settings' | 'contentChanged'>;

const middle = { focalX: 50, focalY: 50 };

/**
 * Adds a file to the library; its type is detected from the content. An existing file is returned as it is, a deleted
 * one is restored, to avoid duplicates.
 * @returns the item and whether the library had none of it, or a refusal: 415 unsupported type, 413 too large, 400 damaged
 */
export async function addToLibrary(services: LibraryServices, upload: SpooledFile, administrator: Administrator) {
  const format = await formatOf(upload);
  if (!format) {
    return refuse(
      415,
      'unknown-file',
      'Please choose a PNG, JPEG, WebP, GIF, AVIF or SVG picture, a PDF, or an MP4 or WebM film.',
    );
  }
  if (upload.bytes > maxLibraryBytes[format.type]) return tooLarge(format.type);
  const title = fileTitle(upload.name);
  const stored = await store(services, upload, format, title);
  if (isRefusal(stored)) return stored;
  const added = await services.db.transaction(async (tx) => {
    await takeLock(tx, 'library');
    const known = await findLibraryItemByAddress(tx, stored.fileUrl);
    if (known && !known.deletedAt) return { ...withTranslations(known), isNew: false };
    // Cached pages are dropped below, after the commit.
    const actions = recordActions({ db: tx, contentChanged: async () => undefined }, libraryItemKind);
    const item = known
      ? await actions.restore(administrator, known.id)
      : await actions.create(administrator, { type: format.type, title, ...stored });
    return isRefusal(item) ? item : { ...item, isNew: true };
  });
  if (!isRefusal(added) && added.isNew) await services.contentChanged();
  return added;
}

const names: Record<LibraryType, string> = { picture: 'A picture', pdf: 'A PDF', film: 'A film' };

const tooLarge = (type: LibraryType) =>
  refuse(413, 'too-large', `${names[type]} may have at most ${megabytes(maxLibraryBytes[type])}.`);

async function formatOf({ path, bytes }: SpooledFile): Promise<Format | undefined> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(pictureHeadBytes), 0, pictureHeadBytes, 0);
    const head = buffer.subarray(0, bytesRead);
    // A HEIC photo is refused with its reason when it is re-encoded.
    if (pictureFormat(head) || isHeic(head)) return { type: 'picture' };
    if (head.toString('latin1', 0, 5) === '%PDF-') return { type: 'pdf' };
    const ending = await filmFormat(file, bytes);
    return ending && { type: 'film', ending };
  } finally {
    await file.close();
  }
}

/** Stores the file under an address derived from its content. @returns its metadata */
function store(services: LibraryServices, upload: SpooledFile, format: Format, title: string) {
  if (format.type === 'picture') return storeOnePicture(services, upload);
  return format.type === 'pdf' ? storePdf(services, upload, title) : storeFilm(services, upload, format.ending);
}

async function storeOnePicture({ files }: LibraryServices, { path }: SpooledFile) {
  const bitmap = await reencodeInProcess(await readFile(path));
  if (isRefusal(bitmap)) return bitmap;
  const size = await pictureSize(bitmap);
  const fileUrl = await storePicture(files, bitmap);
  const crops = await makeCrops(files, bitmap, size, middle);
  return { fileUrl, mediaType: 'image/webp', bytes: bitmap.length, ...size, crops };
}

/** @returns 400 if it is unreadable, encrypted or has no pages */
async function storePdf(services: LibraryServices, { path, bytes }: SpooledFile, title: string) {
  const key = `uploads/${await contentName(path)}/${fileName(title)}.pdf`;
  const fault = await checkAndStorePdf(services, { upload: path, key, isSold: false });
  if (fault) return refuse(400, 'unfit-pdf', fault);
  return { fileUrl: `/${key}`, mediaType: 'application/pdf', bytes };
}

async function storeFilm({ files }: LibraryServices, { path, bytes }: SpooledFile, ending: 'mp4' | 'webm') {
  const key = `uploads/${await contentName(path)}.${ending}`;
  const mediaType = `video/${ending}`;
  await files.put(key, await readFile(path), { contentType: mediaType });
  return { fileUrl: `/${key}`, mediaType, bytes };
}

/** Same naming as storePicture. */
async function contentName(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex').slice(0, 32);
}
