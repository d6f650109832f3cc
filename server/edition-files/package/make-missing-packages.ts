import { loadSiteContent } from '#domain/editions/live-content/load-site-content.server.ts';
import { findPackage, findPackagedEdition } from '#domain/editions/publication/edition-package.server.ts';
import { originalLanguage } from '#platform/languages.ts';
import { makePackage, type PackageMakers } from './make-package.ts';

/**
 * Makes the packages that live editions lack, from the current content of the database.
 * @returns how many were made
 */
export async function makeMissingPackages(makers: PackageMakers): Promise<number> {
  const { db } = makers.services;
  const { contents } = await loadSiteContent(db);
  let made = 0;
  for (const { edition } of contents[originalLanguage].editions) {
    const packaged = findPackagedEdition((language = originalLanguage) => contents[language], edition.facts.year);
    if (!packaged || (await findPackage({ db }, packaged))) continue;
    if (await makePackage(makers, packaged)) made += 1;
  }
  return made;
}
