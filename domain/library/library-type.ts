export const libraryTypes = ['picture', 'pdf', 'film'] as const;
export type LibraryType = (typeof libraryTypes)[number];

/** Bytes of a file; pictures as those of every upload, the others as long as a request may take. */
export const maxLibraryBytes: Record<LibraryType, number> = {
  picture: 5 * 1024 ** 2,
  pdf: 20 * 1024 ** 2,
  film: 50 * 1024 ** 2,
};
