/** Key of an edition's file in the file store. The folder isn't registered for the sweep, so its files are kept for good. */
export const editionFileKey = (sha256: string) => `editions/${sha256}`;
