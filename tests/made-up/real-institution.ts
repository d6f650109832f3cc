import { institution } from '#content/institution.ts';
import type { Institution } from '#content/institution-schemas.ts';
import { starterTranslationsOf } from '#domain/editions/translations/starter-translations.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { publishVersion } from '../publish-version.ts';

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
export async function publishInstitution(services: { db: Database }, content: Institution): Promise<void> {
  for (const [document, stored] of [
    ['institution', content],
    ...starterTranslationsOf([['institution', content]]),
  ] as const) {
    await publishVersion(services, document, stored);
  }
}
