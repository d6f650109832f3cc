/** How an OLE compound file begins, in which Office keeps Visual Basic. */
const compoundSignature = Buffer.from('d0cf11e0a1b11ae1', 'hex');

const utf16 = (text: string) => Buffer.from(text, 'utf16le').toString('latin1');
/** An entry of a compound's directory: a name in 64 bytes, its length with the closing zero, and 1 for a storage. */
const storageEntry = (name: string) =>
  `${utf16(name).padEnd(64, '\0')}${String.fromCharCode(2 * name.length + 2)}\0\x01`;
/** What every project of Visual Basic has in its compound's directory, in lower case: names there have no case. */
const signs = [utf16('_vba_project'), storageEntry('vba')];
const overlap = Math.max(compoundSignature.length, ...signs.map(({ length }) => length)) - 1;

/** Looks in a part's bytes, whatever the part is called, for an OLE compound with Visual Basic inside. */
export function createVisualBasicScan() {
  let tail: Buffer = Buffer.alloc(0);
  let hasCompound = false;
  return {
    /** Takes the part's next bytes. @returns whether there is Visual Basic in what came so far */
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
