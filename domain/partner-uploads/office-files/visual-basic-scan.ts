/** First bytes of an OLE compound file, in which Office stores Visual Basic. */
const compoundSignature = Buffer.from('d0cf11e0a1b11ae1', 'hex');

const utf16 = (text: string) => Buffer.from(text, 'utf16le').toString('latin1');
/** An entry of a compound file's directory: a name in 64 bytes, its length with the final zero, and 1 for a storage. */
const storageEntry = (name: string) =>
  `${utf16(name).padEnd(64, '\0')}${String.fromCharCode(2 * name.length + 2)}\0\x01`;
/** Entries that every Visual Basic project has in the directory; in lower case, because names there have no case. */
const signs = [utf16('_vba_project'), storageEntry('vba')];
const overlap = Math.max(compoundSignature.length, ...signs.map(({ length }) => length)) - 1;

/** Searches a part's bytes, whatever its name, for an OLE compound file with Visual Basic. */
export function createVisualBasicScan() {
  let tail: Buffer = Buffer.alloc(0);
  let hasCompound = false;
  return {
    /** Adds the part's next bytes. @returns whether Visual Basic was found so far */
    finds(bytes: Buffer): boolean {
      const window = Buffer.concat([tail, bytes]);
      tail = window.subarray(-overlap);
      hasCompound ||= window.includes(compoundSignature);
      if (!hasCompound) return false;
      const text = window.toString('latin1').toLowerCase();
      return signs.some((sign) => text.includes(sign));
    },
  };
}
