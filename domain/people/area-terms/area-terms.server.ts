import { hash } from 'node:crypto';
import { resolveTexts } from '#content/resolve-edition.ts';
import type { Readable } from '#platform/database/database.server.ts';
import { type Refusal, refuse } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { recordAudit } from '../../core/audit/audit-queries.server.ts';
import { accountRecord } from '../../core/audit/audited-record.ts';
import { findCurrentEdition, readPartnerAreaTexts } from '../../editions/live-content/find-live-document.server.ts';
import type { FirmPerson } from '../firm-person.server.ts';
import { insertAcceptance, listAcceptances } from './terms-acceptance-queries.server.ts';

/** The published terms, with unresolved references; null if the office has written none. */
async function findTerms(db: Readable): Promise<{ text: string; version: string } | null> {
  const { areaTerms = [] } = await readPartnerAreaTexts(db);
  const text = areaTerms.join('\n\n').trim();
  return text === '' ? null : { text, version: hash('sha256', text) };
}

/** The version that has to be accepted; null if there are no terms. */
export const findTermsVersion = async (db: Readable): Promise<string | null> => (await findTerms(db))?.version ?? null;

/** Whether someone who accepted these versions has to accept the current one. */
export const mustAcceptTerms = (current: string | null, accepted: readonly string[]): boolean =>
  current !== null && !accepted.includes(current);

export async function readAreaTerms({ db }: Pick<Services, 'db'>, { id }: Pick<FirmPerson, 'id'>) {
  const terms = await findTerms(db);
  if (!terms) return { text: null, version: null, acceptedAt: null };
  const text = resolveTexts(await findCurrentEdition(db), terms.text);
  const accepted = (await listAcceptances(db, [id])).find(({ version }) => version === terms.version);
  return { text, version: terms.version, acceptedAt: accepted?.acceptedAt ?? null };
}

/** Accepts the version that the person has read, if it is still the current one. Accepting it again changes nothing. */
export async function acceptAreaTerms(
  { db }: Pick<Services, 'db'>,
  person: FirmPerson,
  version: string,
): Promise<Refusal<'other-terms'> | null> {
  return db.transaction(async (tx) => {
    if ((await findTermsVersion(tx)) !== version) return otherTerms;
    if (await insertAcceptance(tx, person.id, version)) {
      await recordAudit(tx, { actor: person.email, action: 'accept terms', ...accountRecord(person) });
    }
    return null;
  });
}

const otherTerms = refuse(
  409,
  'other-terms',
  'Die Bedingungen wurden inzwischen geändert. Bitte lesen Sie die neue Fassung.',
);
