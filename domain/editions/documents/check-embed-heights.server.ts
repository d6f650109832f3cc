import { setImmediate as letOthersRun } from 'node:timers/promises';
import { resolveEdition } from '#content/resolve-edition.ts';
import type { EditionDocument, InsightCard } from '#content/schemas.ts';
import type { Readable } from '#platform/database/database.server.ts';
import type { Finding } from './check-document.ts';
import { findVersion } from './content-document-queries.server.ts';
import { isNewerThanCode, yearOfDocument } from './document-shapes.ts';
import { listPublications } from './draft-queries.server.ts';
import { lifted } from './lift-document.ts';

/** Pixels that a frame with a card has to be high: what the embed code says. */
export type EmbedHeight = (card: InsightCard) => number;

/** The cards of every version of an edition that was, or is, what everybody reads. */
async function publishedCards(db: Readable, document: string): Promise<InsightCard[]> {
  const live = (await listPublications(db, document)).filter(({ state }) => state === 'live');
  const cards: InsightCard[] = [];
  for (const versionId of new Set(live.map(({ versionId }) => versionId))) {
    const version = await findVersion(db, versionId);
    if (!version || isNewerThanCode(version)) continue;
    cards.push(...resolveEdition(lifted(version) as EditionDocument).insightCards);
  }
  return cards;
}

/**
 * Whether the cards of a correction fit the frames that other sites have: their height was given out with the embed code, and
 * can't be taken back. The least that was given out counts.
 * @param content a document without errors
 */
export async function checkEmbedHeights(
  db: Readable,
  { document, content }: { document: string; content: unknown },
  embedHeight: EmbedHeight,
): Promise<Finding[]> {
  if (yearOfDocument(document) === undefined) return [];
  const published = await publishedCards(db, document);
  const found: Finding[] = [];
  for (const [index, card] of resolveEdition(content as EditionDocument).insightCards.entries()) {
    const names = [card.slug, ...(card.formerSlugs ?? [])];
    const given: number[] = [];
    for (const before of published.filter(({ slug }) => names.includes(slug))) {
      given.push(embedHeight(before));
      // Charts are drawn for it: requests get their turn between two of them.
      await letOthersRun();
    }
    const over = embedHeight(card) - Math.min(...given);
    await letOthersRun();
    if (given.length === 0 || over <= 0) continue;
    const message = `Shorten this card by about ${over} pixels (title, message, description, notes or rows): other sites show it in frames of ${Math.min(...given)} pixels.`;
    found.push({ path: `insightCards.${index}`, message, level: 'error' });
  }
  return found;
}
