import { createHmac } from 'node:crypto';
import { createToken, idFromToken, verifyToken } from '#platform/access/proven-id.server.ts';
import type { Services } from '#platform/services.server.ts';
import { keptSecret } from '../../people/kept-secret.server.ts';

type NewsServices = Pick<Services, 'db' | 'settings'>;

const version = 'news';

/** The address of a subscriber's own page, the same in every mail: it confirms, changes topics and ends the subscription. */
export async function newsPageAddress({ db, settings }: NewsServices, id: string): Promise<string> {
  return `${settings.publicUrl}/media?news=${createToken(await keptSecret(db, 'news'), { id, version })}`;
}

/** The id that a token of ours names; there need not be such a subscriber any more. */
export async function subscriberOfToken({ db }: Pick<Services, 'db'>, token: string): Promise<string | undefined> {
  const id = idFromToken(token);
  return id && verifyToken(await keptSecret(db, 'news'), token, { id, version }) ? id : undefined;
}

/** What an address leaves behind when nothing else of it stays. */
export const fingerprintOf = (secret: string, email: string): string =>
  createHmac('sha256', secret).update(`address ${email.toLowerCase()}`).digest('base64url');
