import { crc32, deflateRawSync } from 'node:zlib';

export interface ArchiveEntry {
  name: string;
  content?: Buffer | string;
  /** The name before the content, if it differs. */
  localName?: string;
  /** The index of the entry whose bytes replace its own. */
  bytesOf?: number;
  /** Its content is the stored next entry, so the archive contains that entry twice. */
  holdsNext?: boolean;
}

interface Place {
  at: number;
  /** Version, flags, method, time, date, checksum, sizes, length of the name: the same in both headers. */
  fields: Buffer;
}

function record(name: string, bytes: Buffer, packed: Buffer, method: 0 | 8) {
  const fields = Buffer.alloc(24);
  fields.writeUInt16LE(20, 0);
  fields.writeUInt16LE(method, 4);
  fields.writeUInt32LE(crc32(bytes), 10);
  fields.writeUInt32LE(packed.length, 14);
  fields.writeUInt32LE(bytes.length, 18);
  fields.writeUInt16LE(Buffer.byteLength(name), 22);
  return {
    fields,
    head: Buffer.concat([Buffer.from('PK\x03\x04'), fields, Buffer.alloc(2), Buffer.from(name)]),
    packed,
  };
}

function recordOf({ name, content = '', localName = name }: ArchiveEntry) {
  const bytes = Buffer.from(content);
  return record(localName, bytes, deflateRawSync(bytes), 8);
}

/** A ZIP archive with irregularities that archivers don't write. */
export function madeUpArchive(entries: ArchiveEntry[]): Buffer {
  const local: Buffer[] = [];
  const places: Place[] = [];
  let end = 0;
  for (const [index, entry] of entries.entries()) {
    const shared = entry.bytesOf === undefined ? undefined : places[entry.bytesOf];
    if (shared) {
      places.push(shared);
      continue;
    }
    const next = entry.holdsNext ? recordOf(entries[index + 1] as ArchiveEntry) : undefined;
    const held = next && Buffer.concat([next.head, next.packed]);
    const { fields, head, packed } = held ? record(entry.name, held, held, 0) : recordOf(entry);
    places.push({ at: end, fields });
    local.push(head, ...(held ? [] : [packed]));
    end += head.length + (held ? 0 : packed.length);
  }
  const directory = Buffer.concat(
    entries.flatMap(({ name }, index) => {
      const { at, fields } = places[index] as Place;
      const own = Buffer.from(fields);
      own.writeUInt16LE(Buffer.byteLength(name), 22);
      const rest = Buffer.alloc(16);
      rest.writeUInt32LE(at, 12);
      return [Buffer.from('PK\x01\x02\x14\x00'), own, rest, Buffer.from(name)];
    }),
  );
  const tail = Buffer.alloc(22);
  tail.write('PK\x05\x06', 'latin1');
  tail.writeUInt16LE(entries.length, 8);
  tail.writeUInt16LE(entries.length, 10);
  tail.writeUInt32LE(directory.length, 12);
  tail.writeUInt32LE(end, 16);
  return Buffer.concat([...local, directory, tail]);
}
