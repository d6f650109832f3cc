import { timingSafeEqual } from 'node:crypto';
import { signLink } from '#platform/access/accounts-key.server.ts';
import type { Settings } from '#platform/settings.server.ts';
import { signInPath, type userKinds } from '../accounts/roles.ts';

type LinkSettings = Pick<Settings, 'accountsKey' | 'dataDir' | 'publicUrl'>;

const tokenForm = /^([\da-f-]{36})\.([\w-]{43})$/;

/** The address that a mail carries. The token stands in the fragment: no server, log or scanner that opens it sees it. */
export async function linkAddress(
  settings: LinkSettings,
  id: string,
  kind: (typeof userKinds)[number] = 'office',
): Promise<string> {
  return `${settings.publicUrl}${signInPath(kind)}#link=${id}.${await signLink(settings, id)}`;
}

/** The id in a token that is ours; undefined for all others. */
export async function idOfToken(settings: LinkSettings, token: string): Promise<string | undefined> {
  const [, id, signature] = tokenForm.exec(token) ?? [];
  if (!id || !signature) return undefined;
  const right = Buffer.from(await signLink(settings, id));
  return timingSafeEqual(Buffer.from(signature), right) ? id : undefined;
}
