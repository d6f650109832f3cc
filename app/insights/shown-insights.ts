import type { InsightCard } from '#content/schemas.ts';
import { findEdition, type LiveEdition } from '#domain/editions/live-content/site-content.ts';
import { versionOf } from '#domain/insights/published-version.ts';
import type { Language } from '#platform/languages.ts';
import type { PageRequest } from '../page-request.ts';

interface ShownInsights {
  live: LiveEdition;
  /** The card that the address names; without one, the first is shown with the edition's metadata. */
  card: InsightCard | undefined;
  /** Whether a newer edition is the current one. */
  isOlder: boolean;
  /** The version that the address names; without one, the latest is shown. */
  version: number | undefined;
}

/** A card with its edition, as a component shows it. */
export interface ShownCard {
  language: Language;
  card: InsightCard;
  live: LiveEdition;
  /** Number of the version, on a version's own page; otherwise links follow corrections. */
  pinned: number | undefined;
  publicUrl: string;
}

/** The edition and card that a request for /insights names. */
export function shownInsights({ content, parameters }: Pick<PageRequest, 'content' | 'parameters'>): ShownInsights {
  // A year without insights was already answered with 404.
  const live = findEdition(content, parameters.get('edition')) ?? content.current;
  const card = live.edition.insightCards.find(({ id }) => String(id) === parameters.get('card'));
  const version = parameters.has('version') ? versionOf(live).number : undefined;
  return { live, card, version, isOlder: live.edition.facts.year < content.current.edition.facts.year };
}
