import { createToken, idFromToken, verifyToken } from '#platform/access/signed-token.server.ts';
import { localPath } from '#platform/languages.ts';
import type { Services } from '#platform/services.server.ts';
import { getOrCreateSecret } from '../../people/get-or-create-secret.server.ts';
import { findStudyOrder, type StoredOrder } from './study-order-queries.server.ts';

type LinkedOrder = Pick<StoredOrder, 'id' | 'pageLinkVersion' | 'correspondenceLanguage'>;

const linked = ({ id, pageLinkVersion }: Pick<StoredOrder, 'id' | 'pageLinkVersion'>) => ({
  id,
  version: pageLinkVersion,
});

/**
 * The address of the buyer's page in the order's language, the same in every mail of an order. It is not stored but derived
 * from a secret, the order and the version of its link, which the office can raise to invalidate it.
 */
export async function orderPageAddress(
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  order: LinkedOrder,
): Promise<string> {
  const token = createToken(await getOrCreateSecret(db, 'order-pages'), linked(order));
  return `${settings.publicUrl}${localPath(order.correspondenceLanguage, '/order')}?beleg=${token}`;
}

/** The order of a token; undefined if the order is unknown or the token invalid, with the same timing. */
export async function orderOfPage({ db }: Pick<Services, 'db'>, token: string): Promise<StoredOrder | undefined> {
  const id = idFromToken(token);
  if (!id) return undefined;
  const secret = await getOrCreateSecret(db, 'order-pages');
  const order = await findStudyOrder(db, id);
  return verifyToken(secret, token, linked(order ?? { id, pageLinkVersion: 0 })) ? order : undefined;
}
