import type { Readable } from '#platform/database/database.server.ts';
import type { RecordKind } from '../core/records/record-kind.server.ts';
import { withTranslations } from '../core/records/translated-text.ts';
import type { ShownPicture } from './library-item-answer.ts';
import { listPictures } from './library-item-queries.server.ts';
import { listLoadedAddresses } from './loaded-addresses.server.ts';

/**
 * Library pictures used by public records and the given texts; unpublished pictures are omitted.
 * @param inTexts addresses in a page's texts
 */
export async function listShownPictures(
  db: Readable,
  kinds: readonly RecordKind[],
  inTexts: readonly string[] = [],
): Promise<ShownPicture[]> {
  const pictures = await listPictures(db);
  if (pictures.length === 0) return [];
  const loaded = await listLoadedAddresses(db, kinds, { includesHidden: false });
  const addresses = new Set([...loaded.map(({ address }) => address), ...inTexts]);
  return pictures.filter(({ fileUrl }) => addresses.has(fileUrl)).map(withTranslations);
}
