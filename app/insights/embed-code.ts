import type { InsightCard } from '#content/schemas.ts';
import { chartWords } from '#domain/insights/chart-words.ts';
import { embedScript, insightEmbedAddress } from '#domain/insights/insight-files.ts';
import { type Language, localPath } from '#platform/languages.ts';
import { escapeMarkup } from './chart-kit/svg.ts';
import { embedHeight } from './embed-height.ts';

interface FrameOptions {
  language: Language;
  publicUrl: string;
  /** A version that the frame always shows; by default it follows corrections. */
  version?: number | undefined;
  width?: number | string;
  /** Pixels; by default enough for the card at any width. */
  height?: number;
}

/** An iframe that shows the card. */
export function embedFrame(
  card: InsightCard,
  year: number,
  { language, publicUrl, version, width = '100%', height = embedHeight(card, chartWords(language)) }: FrameOptions,
): string {
  const source = escapeMarkup(publicUrl + localPath(language, insightEmbedAddress(year, card, version)));
  return `<iframe src="${source}" title="${escapeMarkup(card.title)}" width="${width}" height="${height}" loading="lazy" style="border:0"></iframe>`;
}

/** HTML for other sites: the frame, and the script that sets its height. */
export function embedCode(card: InsightCard, year: number, options: FrameOptions): string {
  const script = escapeMarkup(options.publicUrl + embedScript);
  return `${embedFrame(card, year, options)}\n<script async src="${script}"></script>`;
}
