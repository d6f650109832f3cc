import { type LibraryType, maxLibraryBytes } from '#domain/library/library-type.ts';
import { megabytes } from '#platform/megabytes.ts';
import type { WorkspaceLanguage } from '../../workspace/workspace-texts.ts';

/** The type of file that a field accepts; 'file' is any. */
export type ChosenType = LibraryType | 'file';

/** The library's texts in forms, in the two languages of the admin area. */
const english = {
  library: 'Library',
  choose: {
    picture: 'Choose or upload a picture',
    pdf: 'Choose or upload a PDF',
    film: 'Choose or upload a film',
    file: 'Choose or upload a file',
  },
  use: { picture: 'Use picture', pdf: 'Use PDF', film: 'Use film', file: 'Use file' },
  search: 'Search the library',
  failure: 'The library could not be loaded.',
  empty: 'No such files in the library yet. Upload one.',
  noMatch: 'No files match',
  upload: 'Upload files',
  drop: 'or drag files here',
  limits: {
    picture: `PNG, JPEG, WebP, GIF, AVIF or SVG, up to ${megabytes(maxLibraryBytes.picture)}`,
    pdf: `PDF, up to ${megabytes(maxLibraryBytes.pdf)}`,
    film: `MP4 or WebM, up to ${megabytes(maxLibraryBytes.film)}`,
  },
  tooLarge: (maxBytes: number) => `A file of this kind may have at most ${megabytes(maxBytes)}.`,
  sending: (name: string) => `${name} is being uploaded`,
  known: (title: string) => `The library has this file already, as “${title}”.`,
  again: 'Try again',
  dismiss: 'Dismiss',
  altText: 'Alt text',
  altTextHelp: 'Describes the picture for people who can’t see it.',
  altTextMissing: 'Please describe the picture',
  saveFailed: 'The alt text could not be saved.',
};

type LibraryTexts = typeof english;

const german: LibraryTexts = {
  library: 'Mediathek',
  choose: {
    picture: 'Bild wählen oder hochladen',
    pdf: 'PDF wählen oder hochladen',
    film: 'Film wählen oder hochladen',
    file: 'Datei wählen oder hochladen',
  },
  use: { picture: 'Bild verwenden', pdf: 'PDF verwenden', film: 'Film verwenden', file: 'Datei verwenden' },
  search: 'Mediathek durchsuchen',
  failure: 'Die Mediathek konnte nicht geladen werden.',
  empty: 'Noch keine solche Datei in der Mediathek. Laden Sie eine hoch.',
  noMatch: 'Keine Datei gefunden',
  upload: 'Dateien hochladen',
  drop: 'oder Dateien hierher ziehen',
  limits: {
    picture: `PNG, JPEG, WebP, GIF, AVIF oder SVG, höchstens ${megabytes(maxLibraryBytes.picture)}`,
    pdf: `PDF, höchstens ${megabytes(maxLibraryBytes.pdf)}`,
    film: `MP4 oder WebM, höchstens ${megabytes(maxLibraryBytes.film)}`,
  },
  tooLarge: (maxBytes) => `Eine solche Datei darf höchstens ${megabytes(maxBytes)} haben.`,
  sending: (name) => `${name} wird hochgeladen`,
  known: (title) => `Diese Datei ist bereits in der Mediathek, als «${title}».`,
  again: 'Erneut versuchen',
  dismiss: 'Ausblenden',
  altText: 'Alternativtext',
  altTextHelp: 'Sagt, was zu sehen ist, für alle, die das Bild nicht sehen.',
  altTextMissing: 'Bitte sagen Sie, was auf dem Bild zu sehen ist',
  saveFailed: 'Der Alternativtext konnte nicht gespeichert werden.',
};

export const libraryTexts: Record<WorkspaceLanguage, LibraryTexts> = { en: english, de: german };

/** Accepted files in the browser's file dialog. */
export const acceptedFiles: Record<LibraryType, string> = {
  picture: 'image/png,image/jpeg,image/webp,image/gif,image/avif,image/svg+xml',
  pdf: 'application/pdf',
  film: 'video/mp4,video/webm',
};
