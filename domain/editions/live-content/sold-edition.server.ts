import { editionDocuments } from '#content/built-in-editions.ts';
import { findFigure } from '#content/resolve-edition.ts';
import type { EditionDocument } from '#content/schemas.ts';
import { site } from '#content/site.ts';
import type { Readable } from '#platform/database/database.server.ts';
import { type Language, originalLanguage } from '#platform/languages.ts';
import type { SoldEdition } from '../../studies/sold-edition.ts';
import { findStudyOfYear } from '../../studies/study-of-year-queries.server.ts';
import { findLiveEdition, findTranslatedTitle } from './find-live-document.server.ts';

export function soldEditionOf(document: EditionDocument): SoldEdition {
  const { year, title, editionNumber, pages } = document.facts;
  return { year, title, editionNumber, pages: findFigure(document, pages.order)?.value ?? null };
}

/** An edition with its title in a language, if that is published. */
export async function translatedEdition(db: Readable, edition: SoldEdition, language: Language): Promise<SoldEdition> {
  const title = language === originalLanguage ? undefined : await findTranslatedTitle(db, edition.year, language);
  return { ...edition, title: title ?? edition.title };
}

/**
 * The edition of a year: from its published document, else from the year's study record, else only its name. Never another
 * year's.
 */
export const soldEdition = async (db: Readable, year: number, language: Language): Promise<SoldEdition> =>
  translatedEdition(db, await editionOfYear(db, year), language);

async function editionOfYear(db: Readable, year: number): Promise<SoldEdition> {
  const document = (await findLiveEdition(db, year)) ?? editionDocuments.find(({ facts }) => facts.year === year);
  if (document) return soldEditionOf(document);
  const study = await findStudyOfYear(db, year);
  return { year, title: study?.title ?? `${site.name} ${year}`, editionNumber: null, pages: study?.pages ?? null };
}
