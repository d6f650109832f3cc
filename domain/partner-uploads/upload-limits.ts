export const maxUploadBytes = 50 * 1024 ** 2;
/** Small enough for a slow line within the timeout of a request. */
export const pieceBytes = 1024 ** 2;
/** Total of a firm's files, including those being uploaded. */
export const maxFirmBytes = 500 * 1024 ** 2;
/** Open uploads per person. */
export const maxOpenUploads = 50;
/** How long an upload can be resumed. */
export const openForDays = 7;

/** Characters of the message that comes with a file. */
export const maxMessageLength = 1000;

export const pieceCount = (bytes: number) => Math.ceil(bytes / pieceBytes);

/** Size of a piece; the last one has the remainder. @param piece counted from 1 */
export const bytesOfPiece = (bytes: number, piece: number) => Math.min(pieceBytes, bytes - (piece - 1) * pieceBytes);
