/** What a file may be at the most. */
export const maxUploadBytes = 50 * 1024 ** 2;
/** What is sent at once: small enough for a slow line within the time of a request. */
export const pieceBytes = 1024 ** 2;
/** What the files of a firm may come to, with those that are on their way. */
export const maxFirmBytes = 500 * 1024 ** 2;
/** Files that one person may have on the way. */
export const maxOpenUploads = 50;
/** How long one that was begun can be gone on with. */
export const openForDays = 7;

export const pieceCount = (bytes: number) => Math.ceil(bytes / pieceBytes);

/** @param piece from 1; the last one is what is left */
export const bytesOfPiece = (bytes: number, piece: number) => Math.min(pieceBytes, bytes - (piece - 1) * pieceBytes);
