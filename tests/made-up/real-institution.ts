import { institution } from '#content/institution.ts';
import type { Institution } from '#content/page-schemas.ts';
import { currentSchemaVersion } from '#domain/editions/documents/document-shapes.ts';
import { insertPublication } from '#domain/editions/documents/publication-queries.server.ts';
import { insertVersion } from '#domain/editions/documents/version-queries.server.ts';
import { contentHash } from '#domain/editions/live-content/edition-version.server.ts';
import { starterTranslationsOf } from '#domain/editions/translations/starter-translations.server.ts';
import type { Database } from '#platform/database/database.server.ts';

const address = { street: 'Seestrasse', buildingNumber: '12', zip: '8008', city: 'Zürich' };

/** An institution that counts as real; its name is nobody's. */
export const realInstitution: Institution = {
  ...institution,
  name: 'Hochschule Seefeld',
  department: 'Departement Wirtschaft',
  address,
  contactEmail: 'monitor@hochschule-seefeld.ch',
  seller: { name: 'Hochschule Seefeld, Departement Wirtschaft', ...address },
};

/** Publishes the institution with the starter's translations, without a call of the office. */
export async function publishInstitution({ db }: { db: Database }, content: Institution): Promise<void> {
  const versions = [['institution', content], ...starterTranslationsOf([['institution', content]])] as const;
  await db.transaction(async (tx) => {
    for (const [document, stored] of versions) {
      const { id: versionId } = await insertVersion(tx, {
        document,
        content: stored,
        schemaVersion: currentSchemaVersion,
        sha256: contentHash(stored),
        createdBy: 'buero@example.org',
      });
      const now = new Date();
      await insertPublication(tx, { document, versionId, state: 'live', makesCurrent: false, dueAt: now, liveAt: now });
    }
  });
}
