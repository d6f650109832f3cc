import { createHmac } from 'node:crypto';
import { createToken, idFromToken, verifyToken } from '#platform/access/signed-token.server.ts';
import { type Language, localPath } from '#platform/languages.ts';
import type { Services } from '#platform/services.server.ts';
import { getOrCreateSecret } from '../../people/get-or-create-secret.server.ts';

const version = 'news';

/** The address of a subscriber's page, the same in every mail, to confirm, change topics and unsubscribe. */
export async function newsPageAddress(
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  { id, correspondenceLanguage }: { id: string; correspondenceLanguage: Language },
): Promise<string> {
  const token = createToken(await getOrCreateSecret(db, 'news'), { id, version });
  return `${settings.publicUrl}${localPath(correspondenceLanguage, '/media')}?news=${token}`;
}

/** The subscriber id in a valid token; the subscription may have ended. */
export async function subscriberOfToken({ db }: Pick<Services, 'db'>, token: string): Promise<string | undefined> {
  const id = idFromToken(token);
  return id && verifyToken(await getOrCreateSecret(db, 'news'), token, { id, version }) ? id : undefined;
}

/** Fingerprint that is kept of an unconfirmed address. */
export const fingerprintOf = (secret: string, email: string): string =>
  createHmac('sha256', secret).update(`address ${email.toLowerCase()}`).digest('base64url');
