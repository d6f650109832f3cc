import type { Edition, InsightCard } from '#content/schemas.ts';
import type { Readable } from '#platform/database/database.server.ts';
import { editionWithTrends } from '../../insights/figure-trends.ts';
import { insightValues } from '../../insights/insight-values.ts';
import { yearOfDocument } from './document-shapes.ts';
import { type EditionPublication, listEditionPublications } from './publication-queries.server.ts';
import { publishedEdition } from './published-content.ts';
import { upgraded } from './upgrade-document.ts';
import { findVersion, listVersionsById } from './version-queries.server.ts';

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

/** The values of a card's trends, by unit, label and year. */
const trendValues = ({ trends = [] }: InsightCard) =>
  new Map(
    trends.flatMap(({ unit, years, rows }) =>
      rows.flatMap(({ label, values }) =>
        values.flatMap((figure, index) =>
          figure ? [[`${unit} ${label} ${years[index]}`, figure.value] as const] : [],
        ),
      ),
    ),
  );

/** Whether a value differs that both cards show in their trends: editions that were added correct nothing. */
function hasOtherTrends(former: InsightCard, card: InsightCard): boolean {
  const after = trendValues(card);
  return [...trendValues(former)].some(([name, value]) => (after.get(name) ?? value) !== value);
}

/** The cards whose figures differ, also those of earlier editions in their trends. */
export function changedCards(before: Edition, after: Edition): number[] {
  return after.insightCards
    .filter((card) => {
      const known = before.insightCards.find(({ id }) => id === card.id);
      return known && (figuresOf(known) !== figuresOf(card) || hasOtherTrends(known, card));
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
  const former = await readShownEdition(db, before, publications);
  const corrected = await readShownEdition(db, published, publications);
  if (!former || !corrected) return undefined;
  return { versionId, year, number: published.number, cards: changedCards(former, corrected) };
}

/** A version with the trends that its files have: from the editions that were live when they were made. */
async function readShownEdition(
  db: Readable,
  { document, versionId }: EditionPublication,
  publications: readonly EditionPublication[],
): Promise<Edition | undefined> {
  const version = await findVersion(db, versionId);
  const edition = version && publishedEdition(document, upgraded(version));
  if (!edition) return undefined;
  const earlier = Map.groupBy(
    publications.filter(
      (other) =>
        yearOfDocument(other.document) !== undefined &&
        other.document !== document &&
        other.liveAt <= version.createdAt,
    ),
    (other) => other.document,
  );
  const ids = [...earlier.values()].flatMap((live) => live.at(-1)?.versionId ?? []);
  const others = (await listVersionsById(db, ids)).map((other) => publishedEdition(other.document, upgraded(other)));
  return editionWithTrends(edition, others);
}
