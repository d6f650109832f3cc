import { timingSafeEqual } from 'node:crypto';
import { signLink } from '#platform/access/accounts-key.server.ts';
import type { Settings } from '#platform/settings.server.ts';
import { signInPath, type userKinds } from '../accounts/roles.ts';

type LinkSettings = Pick<Settings, 'accountsKey' | 'dataDir' | 'publicUrl'>;

const tokenForm = /^([\da-f-]{36})\.([\w-]{43})$/;

/** The address in a mail. The token is in the fragment, so that servers, logs and scanners don't see it. */
export const linkAddress = async (
  settings: LinkSettings,
  id: string,
  kind: (typeof userKinds)[number] = 'office',
): Promise<string> => `${settings.publicUrl}${signInPath(kind)}#link=${id}.${await signLink(settings, id)}`;

/** The id in a token with a valid signature; undefined for others. */
export async function idOfToken(settings: LinkSettings, token: string): Promise<string | undefined> {
  const [, id, signature] = tokenForm.exec(token) ?? [];
  if (!id || !signature) return undefined;
  const expected = Buffer.from(await signLink(settings, id));
  return timingSafeEqual(Buffer.from(signature), expected) ? id : undefined;
}
