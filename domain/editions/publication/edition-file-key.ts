/** Where the bytes of an edition's file lie in the file store. The folder is registered nowhere: nothing in it is ever swept away. */
export const editionFileKey = (sha256: string) => `editions/${sha256}`;
