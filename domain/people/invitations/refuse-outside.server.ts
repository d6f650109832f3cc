import type { Readable } from '#platform/database/database.server.ts';
import { type Refusal, refuse } from '#platform/refusal.ts';
import { readAccessRules } from '../../partners/firm-access-rules-queries.server.ts';
import { isAllowedAddress } from '../../partners/mail-domain.ts';

const texts = {
  en: { detail: 'This address is not allowed.', error: 'Addresses of this firm end with' },
  de: { detail: 'Diese Adresse ist nicht zugelassen.', error: 'Adressen dieser Firma enden auf' },
};

/** Refuses an address outside the domains that a firm allows. */
export async function refuseOutside(
  db: Readable,
  firmId: string | null,
  email: string,
  language: 'en' | 'de',
): Promise<Refusal | undefined> {
  const { allowedDomains } = firmId ? await readAccessRules(db, firmId) : { allowedDomains: [] };
  if (isAllowedAddress(email, allowedDomains)) return undefined;
  const { detail, error } = texts[language];
  const message = `${error} ${allowedDomains.map((domain) => `@${domain}`).join(', ')}`;
  return refuse(400, 'domain-not-allowed', detail, { errors: [{ path: 'email', message }] });
}
