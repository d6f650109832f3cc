import type { Readable } from '#platform/database/database.server.ts';
import { listRows } from '../core/records/lists/list-records.server.ts';
import type { RecordKind } from '../core/records/record-kind.server.ts';
import { foreignHost } from './foreign-host.ts';
import type { ForeignPicture } from './library-item-answer.ts';

interface LoadedAddress {
  recordKind: string;
  recordId: string;
  name: string;
  address: string;
}

/**
 * Addresses that pages load without a click because of records: pictures, and a background film.
 * @param input.includesHidden includes records that are not public
 */
export async function listLoadedAddresses(
  db: Readable,
  kinds: readonly RecordKind[],
  { includesHidden }: { includesHidden: boolean },
): Promise<LoadedAddress[]> {
  const loaded: LoadedAddress[] = [];
  for (const kind of kinds) {
    if (!('everybody' in kind.list)) continue;
    for (const row of await listRows(db, kind, { includesHidden })) {
      for (const address of kind.list.everybody.loadedAddresses(row)) {
        if (address) loaded.push({ recordKind: kind.name, recordId: String(row.id), name: kind.nameOf(row), address });
      }
    }
  }
  return loaded;
}

/** Records, public or not, whose picture or film is on another host. */
export async function listForeignPictures(
  db: Readable,
  kinds: readonly RecordKind[],
  publicUrl: string,
): Promise<ForeignPicture[]> {
  const loaded = await listLoadedAddresses(db, kinds, { includesHidden: true });
  return loaded.flatMap((loadedAddress) => {
    const host = foreignHost(loadedAddress.address, publicUrl);
    return host ? [{ ...loadedAddress, host }] : [];
  });
}

/** Other hosts that public pages contact before a click, unique and sorted. */
export async function listForeignHosts(db: Readable, kinds: readonly RecordKind[], publicUrl: string) {
  const loaded = await listLoadedAddresses(db, kinds, { includesHidden: false });
  const hosts = loaded.map(({ address }) => foreignHost(address, publicUrl)).filter((host) => host !== undefined);
  return [...new Set(hosts)].sort();
}
