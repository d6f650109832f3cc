import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Services } from '#platform/services.server.ts';
import { keptSecret } from '../people/kept-secret.server.ts';
import { findStudyOrder, type StudyOrder } from '../study-orders/study-order-queries.server.ts';

/** 16 bytes that name the order and 24 that prove the token ours, both in base64url. */
const form = /^([\w-]{22})([\w-]{32})$/;
const proofBytes = 24;

type LinkedOrder = Pick<StudyOrder, 'id' | 'pageLinkVersion'>;

const proofOf = (secret: string, { id, pageLinkVersion }: LinkedOrder) =>
  createHmac('sha256', secret).update(`${id} ${pageLinkVersion}`).digest().subarray(0, proofBytes);

const idIn = (named: string) =>
  Buffer.from(named, 'base64url')
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/**
 * The address of the buyer's own page, the same in every mail of an order. Nothing of it is stored: it follows from a
 * secret of the database, the order, and the version of its link, which the office raises to end it.
 */
export async function orderPageAddress(
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  order: LinkedOrder,
): Promise<string> {
  const proof = proofOf(await keptSecret(db, 'order-pages'), order);
  const named = Buffer.from(order.id.replaceAll('-', ''), 'hex');
  return `${settings.publicUrl}/order?beleg=${named.toString('base64url')}${proof.toString('base64url')}`;
}

/** The order that a token leads to. An unknown order takes the same way as a wrong proof. */
export async function orderOfPage({ db }: Pick<Services, 'db'>, token: string): Promise<StudyOrder | undefined> {
  const [, named, proof] = form.exec(token) ?? [];
  if (!named || !proof) return undefined;
  const secret = await keptSecret(db, 'order-pages');
  const id = idIn(named);
  const order = await findStudyOrder(db, id);
  const right = proofOf(secret, order ?? { id, pageLinkVersion: 0 });
  return timingSafeEqual(right, Buffer.from(proof, 'base64url')) ? order : undefined;
}
