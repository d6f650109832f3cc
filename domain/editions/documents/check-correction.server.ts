import { setImmediate as yieldToRequests } from 'node:timers/promises';
import { entryKey } from '#content/list-keys.ts';
import { resolveEdition } from '#content/resolve-edition.ts';
import type { InsightCard } from '#content/schemas.ts';
import type { Readable } from '#platform/database/database.server.ts';
import { hasValues } from '../../insights/insight-values.ts';
import { isNewerThanCode, yearOfDocument } from './document-shapes.ts';
import { error, type Finding } from './finding.ts';
import { listPublications } from './publication-queries.server.ts';
import { publishedEdition } from './published-content.ts';
import { upgraded } from './upgrade-document.ts';
import { findVersion } from './version-queries.server.ts';

/** Height in pixels of the frame in a card's embed code. */
export type EmbedHeight = (card: InsightCard) => number;

/** The cards of all versions of an edition that were ever live, newest version first. */
async function publishedCards(db: Readable, document: string): Promise<InsightCard[][]> {
  const live = (await listPublications(db, document)).filter(({ state }) => state === 'live');
  const cards: InsightCard[][] = [];
  for (const versionId of new Set(live.map(({ versionId }) => versionId))) {
    const version = await findVersion(db, versionId);
    if (!version || isNewerThanCode(version)) continue;
    cards.push(resolveEdition(publishedEdition(document, upgraded(version))).insightCards);
  }
  return cards;
}

const namesOf = ({ slug, formerSlugs = [] }: InsightCard) => [slug, ...formerSlugs];

/** The name under which a card's translations are stored: its first one. */
const keyOf = (card: InsightCard) => entryKey('insightCards', { ...card });

/** Checks that every published card keeps its number and names, which are part of cited addresses, and its translations. */
function movedCards(published: readonly InsightCard[], cards: readonly InsightCard[]): Finding[] {
  return published.flatMap((before) => {
    const { id, slug, formerSlugs = [], title } = before;
    const index = cards.findIndex((card) => namesOf(card).includes(slug));
    const path = `insightCards.${index}`;
    const card = cards[index];
    if (card?.id === id) {
      const lost = formerSlugs.find((former) => !namesOf(card).includes(former));
      const reason = 'among the former names: files of this card were published under it.';
      if (lost !== undefined) return error(`${path}.formerSlugs`, `Keep «${lost}» ${reason}`);
      if (keyOf(card) === keyOf(before)) return [];
      const message = `Put «${keyOf(before)}» first among the former names, even if it is the name again: translations are stored under it.`;
      return error(`${path}.formerSlugs`, message);
    }
    if (index >= 0)
      return error(path, `Move this card back to place ${id}: links and frames of other sites lead there.`);
    const sameCard = cards.findIndex((card) => card.id === id && card.title === title);
    if (sameCard >= 0)
      return error(
        `insightCards.${sameCard}.slug`,
        `Keep the name «${slug}»: files of this card were published under it.`,
      );
    const reason = 'it was published, and is cited.';
    return error('insightCards', `Restore the card «${title}» (${slug}) at place ${id}: ${reason}`);
  });
}

/** Heights are rounded up to 10 pixels and have 40 in reserve, so that a card higher by one step fits its frames. */
const toleratedPixels = 10;

/**
 * Checks that corrected cards fit the frames on other sites, by the smallest height of any embed code. Cards without values
 * had none.
 */
async function tallerCards(published: readonly InsightCard[], cards: readonly InsightCard[], embedHeight: EmbedHeight) {
  const found: Finding[] = [];
  for (const [index, card] of cards.entries()) {
    const heights: number[] = [];
    for (const before of published.filter(
      (candidate) => namesOf(card).includes(candidate.slug) && hasValues(candidate),
    )) {
      heights.push(embedHeight(before));
      // Computing a height draws the chart, which blocks requests.
      await yieldToRequests();
    }
    if (heights.length === 0) continue;
    const excess = embedHeight(card) - Math.min(...heights);
    await yieldToRequests();
    if (excess <= toleratedPixels) continue;
    const message = `Shorten this card by about ${excess} pixels (title, message, description, notes or rows): other sites show it in frames of ${Math.min(...heights)} pixels.`;
    found.push(error(`insightCards.${index}`, message));
  }
  return found;
}

/**
 * Checks that a correction breaks neither citations nor embeds: cards keep their addresses and fit existing frames.
 * @param content a document without errors
 */
export async function checkCorrection(
  db: Readable,
  { document, content }: { document: string; content: unknown },
  embedHeight: EmbedHeight,
): Promise<Finding[]> {
  if (yearOfDocument(document) === undefined) return [];
  const published = await publishedCards(db, document);
  const cards = resolveEdition(publishedEdition(document, content)).insightCards;
  return [...movedCards(published[0] ?? [], cards), ...(await tallerCards(published.flat(), cards, embedHeight))];
}
