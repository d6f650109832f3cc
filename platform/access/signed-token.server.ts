import { createHmac, timingSafeEqual } from 'node:crypto';

/** The id of a record, and what its token is signed for: changing the version invalidates older links. */
interface Signed {
  id: string;
  version: string | number;
}

/** A 16-byte record id and a 24-byte signature, both in base64url. */
const form = /^([\w-]{22})([\w-]{32})$/;
const signatureBytes = 24;

const signatureOf = (secret: string, { id, version }: Signed) =>
  createHmac('sha256', secret).update(`${id} ${version}`).digest().subarray(0, signatureBytes);

/** Token in a link for which possession is enough: a record's id and its signature. Tokens are not stored. */
export function createToken(secret: string, signed: Signed): string {
  const id = Buffer.from(signed.id.replaceAll('-', ''), 'hex');
  return id.toString('base64url') + signatureOf(secret, signed).toString('base64url');
}

/** The id in a token, not yet verified; undefined if the token is malformed. */
export function idFromToken(token: string): string | undefined {
  const [, id] = form.exec(token) ?? [];
  if (!id) return undefined;
  return Buffer.from(id, 'base64url')
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

export function verifyToken(secret: string, token: string, signed: Signed): boolean {
  const [, , signature = ''] = form.exec(token) ?? [];
  const given = Buffer.from(signature, 'base64url');
  const right = signatureOf(secret, signed);
  return given.length === right.length && timingSafeEqual(right, given);
}
