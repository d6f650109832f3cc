import { editionDocuments } from '#content/every-edition.ts';
import { findFigure } from '#content/resolve-edition.ts';
import type { EditionDocument } from '#content/schemas.ts';
import { site } from '#content/site.ts';
import type { Readable } from '#platform/database/database.server.ts';
import type { SoldEdition } from '../../studies/sold-edition.ts';
import { findStudyOfYear } from '../../studies/study-of-year-queries.server.ts';
import { findLiveEdition } from './find-live-document.server.ts';

export function soldEditionOf(document: EditionDocument): SoldEdition {
  const { year, title, editionNumber, pages } = document.facts;
  return { year, title, editionNumber, pages: findFigure(document, pages.order)?.value ?? null };
}

/**
 * The edition of a year: from its published document, else from the year's study record, else only its name. Never another
 * year's.
 */
export async function soldEdition(db: Readable, year: number): Promise<SoldEdition> {
  const document = (await findLiveEdition(db, year)) ?? editionDocuments.find(({ facts }) => facts.year === year);
  if (document) return soldEditionOf(document);
  const study = await findStudyOfYear(db, year);
  return { year, title: study?.title ?? `${site.name} ${year}`, editionNumber: null, pages: study?.pages ?? null };
}
