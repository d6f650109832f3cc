export const libraryTypes = ['picture', 'pdf', 'film'] as const;
export type LibraryType = (typeof libraryTypes)[number];

/** Maximum size in bytes; for pictures as in every upload, for others what a request can transfer in time. */
export const maxLibraryBytes: Record<LibraryType, number> = {
  picture: 5 * 1024 ** 2,
  pdf: 20 * 1024 ** 2,
  film: 50 * 1024 ** 2,
};
