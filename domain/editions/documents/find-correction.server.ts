import { resolveEdition } from '#content/resolve-edition.ts';
import type { EditionDocument, InsightCard } from '#content/schemas.ts';
import type { Readable } from '#platform/database/database.server.ts';
import { insightValues } from '../../insights/insight-values.ts';
import { yearOfDocument } from './document-shapes.ts';
import { listEditionPublications } from './publication-queries.server.ts';
import { publishedEdition } from './published-content.ts';
import { upgraded } from './upgrade-document.ts';
import { listVersionsById } from './version-queries.server.ts';

/** A published correction of an edition. */
export interface Correction {
  versionId: string;
  year: number;
  /** Number of the version. */
  number: number;
  /** The cards whose figures it changes. */
  cards: number[];
}

const figuresOf = (card: InsightCard) => JSON.stringify(insightValues(card));

/** The cards whose figures differ. */
export function changedCards(before: EditionDocument, after: EditionDocument): number[] {
  const former = resolveEdition(before).insightCards;
  return resolveEdition(after)
    .insightCards.filter((card) => {
      const known = former.find(({ id }) => id === card.id);
      return known && figuresOf(known) !== figuresOf(card);
    })
    .map(({ id }) => id);
}

/** What a published version corrects; undefined if it is the first. */
export async function findCorrection(db: Readable, versionId: string): Promise<Correction | undefined> {
  const publications = await listEditionPublications(db);
  const published = publications.find((publication) => publication.versionId === versionId);
  const year = published && yearOfDocument(published.document);
  if (!published || year === undefined) return undefined;
  const own = publications.filter(({ document }) => document === published.document);
  const before = own[own.indexOf(published) - 1];
  if (!before) return undefined;
  const versions = await listVersionsById(db, [before.versionId, versionId]);
  const [former, corrected] = [before.versionId, versionId].map((id) => {
    const version = versions.find((found) => found.id === id);
    return version && publishedEdition(version.document, upgraded(version));
  });
  if (!former || !corrected) return undefined;
  return { versionId, year, number: published.number, cards: changedCards(former, corrected) };
}
