/** The part of fontkit's font that its types leave out. */
export interface TrueTypeFile {
  stream: { buffer: Buffer };
  directory: { tables: Record<string, { offset: number; length: number } | undefined> };
}

/** The tables that a PDF needs. */
const tags = ['head', 'hhea', 'loca', 'maxp', 'cvt ', 'prep', 'glyf', 'hmtx', 'fpgm'];

const aligned = (length: number): number => (length + 3) & ~3;

/** Where a composite glyph has the ids of its components. */
function componentOffsets(glyph: Buffer): number[] {
  if (glyph.length === 0 || glyph.readInt16BE(0) >= 0) return [];
  const offsets: number[] = [];
  let at = 10;
  for (let flags = 0x20; flags & 0x20; ) {
    flags = glyph.readUInt16BE(at);
    offsets.push(at + 2);
    const transform = flags & 0x08 ? 2 : flags & 0x40 ? 4 : flags & 0x80 ? 8 : 0;
    at += 4 + (flags & 0x01 ? 4 : 2) + transform;
  }
  return offsets;
}

/**
 * The glyphs that a document uses of a TrueType font. fontkit's own subset reads and writes each number of a table by itself, which took
 * a sixth of an invoice's time; this one copies.
 */
export class TrueTypeSubset {
  readonly #file: TrueTypeFile;
  /** New ids in the order of their glyphs, by id in the font. */
  readonly #ids = new Map([[0, 0]]);

  constructor(file: TrueTypeFile) {
    this.#file = file;
  }

  /** The glyph's id in the subset. */
  includeGlyph(id: number): number {
    const newId = this.#ids.get(id) ?? this.#ids.size;
    this.#ids.set(id, newId);
    return newId;
  }

  #table(tag: string): Buffer | undefined {
    const entry = this.#file.directory.tables[tag];
    return entry && this.#file.stream.buffer.subarray(entry.offset, entry.offset + entry.length);
  }

  #copyOf(tag: string): Buffer {
    return Buffer.from(this.#table(tag) ?? []);
  }

  #glyphs(): Buffer[] {
    const [head, loca, glyf] = [this.#copyOf('head'), this.#table('loca'), this.#table('glyf')];
    if (!(loca && glyf)) throw new Error('Not a TrueType font');
    const hasLongOffsets = head.readInt16BE(50) === 1;
    const offsetOf = (id: number) => (hasLongOffsets ? loca.readUInt32BE(4 * id) : 2 * loca.readUInt16BE(2 * id));
    const glyphs: Buffer[] = [];
    // Components are added while the map is read.
    for (const id of this.#ids.keys()) {
      const glyph = Buffer.from(glyf.subarray(offsetOf(id), offsetOf(id + 1)));
      for (const at of componentOffsets(glyph)) glyph.writeUInt16BE(this.includeGlyph(glyph.readUInt16BE(at)), at);
      glyphs.push(glyph);
    }
    return glyphs;
  }

  /** Advance and left bearing of each glyph; the last advance of the font is also that of all further glyphs. */
  #metrics(): Buffer {
    const all = this.#copyOf('hmtx');
    const last = this.#copyOf('hhea').readUInt16BE(34) - 1;
    const metrics = Buffer.alloc(4 * this.#ids.size);
    for (const [id, newId] of this.#ids) {
      metrics.writeUInt16BE(all.readUInt16BE(4 * Math.min(id, last)), 4 * newId);
      metrics.writeInt16BE(
        all.readInt16BE(id <= last ? 4 * id + 2 : 4 * (last + 1) + 2 * (id - last - 1)),
        4 * newId + 2,
      );
    }
    return metrics;
  }

  encode(): Buffer {
    const glyphs = this.#glyphs();
    const loca = Buffer.alloc(4 * (glyphs.length + 1));
    glyphs.forEach((glyph, id) => {
      loca.writeUInt32BE(loca.readUInt32BE(4 * id) + glyph.length, 4 * (id + 1));
    });
    const [head, hhea, maxp] = [this.#copyOf('head'), this.#copyOf('hhea'), this.#copyOf('maxp')];
    head.writeInt16BE(1, 50);
    hhea.writeUInt16BE(glyphs.length, 34);
    maxp.writeUInt16BE(glyphs.length, 4);
    const made: Record<string, Buffer> = { head, hhea, maxp, loca, glyf: Buffer.concat(glyphs), hmtx: this.#metrics() };
    const tables = tags.flatMap((tag) => {
      const data = made[tag] ?? this.#table(tag);
      return data ? [{ tag, data }] : [];
    });
    return trueTypeFile(tables);
  }
}

/** Checksums stay 0, as in fontkit's subsets: programs that show PDFs don't read them. */
function trueTypeFile(tables: { tag: string; data: Buffer }[]): Buffer {
  const count = tables.length;
  const exponent = Math.floor(Math.log2(count));
  const header = Buffer.alloc(12 + 16 * count);
  header.writeUInt32BE(0x00010000, 0);
  [count, 16 << exponent, exponent, 16 * count - (16 << exponent)].forEach((value, index) => {
    header.writeUInt16BE(value, 4 + 2 * index);
  });
  let offset = header.length;
  const parts: Buffer[] = [header];
  tables.forEach(({ tag, data }, index) => {
    const entry = 12 + 16 * index;
    header.write(tag, entry, 'latin1');
    header.writeUInt32BE(offset, entry + 8);
    header.writeUInt32BE(data.length, entry + 12);
    parts.push(data, Buffer.alloc(aligned(data.length) - data.length));
    offset += aligned(data.length);
  });
  return Buffer.concat(parts);
}
