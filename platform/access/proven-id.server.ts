import { createHmac, timingSafeEqual } from 'node:crypto';

/** A 16-byte record id and a 24-byte signature, both in base64url. */
const form = /^([\w-]{22})([\w-]{32})$/;
const proofBytes = 24;

const proofOf = (secret: string, proven: string) =>
  createHmac('sha256', secret).update(proven).digest().subarray(0, proofBytes);

/**
 * Token in a link for which possession is enough: a record's id and its signature. Tokens are not stored.
 * @param version changing it invalidates older links
 */
export function createToken(secret: string, { id, version }: { id: string; version: string | number }): string {
  const named = Buffer.from(id.replaceAll('-', ''), 'hex');
  return named.toString('base64url') + proofOf(secret, `${id} ${version}`).toString('base64url');
}

/** The id in a token, not yet verified; undefined if the token is malformed. */
export function idFromToken(token: string): string | undefined {
  const [, named] = form.exec(token) ?? [];
  if (!named) return undefined;
  return Buffer.from(named, 'base64url')
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

export function verifyToken(secret: string, token: string, { id, version }: { id: string; version: string | number }) {
  const [, , proof = ''] = form.exec(token) ?? [];
  const given = Buffer.from(proof, 'base64url');
  const right = proofOf(secret, `${id} ${version}`);
  return given.length === right.length && timingSafeEqual(right, given);
}
