import type { InsightCard } from '#content/schemas.ts';
import { chartWords } from '#domain/insights/chart-words.ts';
import { embedScript, insightEmbedAddress } from '#domain/insights/insight-files.ts';
import { type Language, localPath } from '#platform/languages.ts';
import { escapeMarkup } from './chart-kit/svg.ts';
import { embedHeight } from './embed-height.ts';

/**
 * HTML for other sites: the iframe, and the script that sets its height.
 * @param version named when it is to be shown for good; else the frame follows corrections
 */
export function embedCode(
  card: InsightCard,
  year: number,
  { language, publicUrl, version }: { language: Language; publicUrl: string; version?: number | undefined },
): string {
  const source = escapeMarkup(publicUrl + localPath(language, insightEmbedAddress(year, card, version)));
  const frame = `<iframe src="${source}" title="${escapeMarkup(card.title)}" width="100%" height="${embedHeight(card, chartWords(language))}" loading="lazy" style="border:0"></iframe>`;
  return `${frame}\n<script async src="${escapeMarkup(publicUrl + embedScript)}"></script>`;
}
