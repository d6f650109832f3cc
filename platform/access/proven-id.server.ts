import { createHmac, timingSafeEqual } from 'node:crypto';

/** 16 bytes that name the record and 24 that prove the token ours, both in base64url. */
const form = /^([\w-]{22})([\w-]{32})$/;
const proofBytes = 24;

const proofOf = (secret: string, proven: string) =>
  createHmac('sha256', secret).update(proven).digest().subarray(0, proofBytes);

/**
 * What stands in a link to a record that is for whoever has the link: its id, and a proof that nobody makes without the
 * secret. Nothing of it is stored.
 * @param version what ends older links when it changes
 */
export function tokenOfId(secret: string, { id, version }: { id: string; version: string | number }): string {
  const named = Buffer.from(id.replaceAll('-', ''), 'hex');
  return named.toString('base64url') + proofOf(secret, `${id} ${version}`).toString('base64url');
}

/** The id that a token names, which proves nothing yet; undefined when it is none. */
export function idNamedBy(token: string): string | undefined {
  const [, named] = form.exec(token) ?? [];
  if (!named) return undefined;
  return Buffer.from(named, 'base64url')
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Whether a token is the one of that id and version. */
export function isTokenOf(secret: string, token: string, { id, version }: { id: string; version: string | number }) {
  const [, , proof = ''] = form.exec(token) ?? [];
  const given = Buffer.from(proof, 'base64url');
  const right = proofOf(secret, `${id} ${version}`);
  return given.length === right.length && timingSafeEqual(right, given);
}
