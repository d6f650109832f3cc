/** How a site embeds the link to a card that somebody pastes there: oEmbed 1.0 (oembed.com). */
import { embedFrame } from '#app/insights/embed-code.ts';
import { embedHeight } from '#app/insights/embed-height.ts';
import type { SiteContent } from '#domain/editions/live-content/site-content.ts';
import { chartWords } from '#domain/insights/chart-words.ts';
import { exactAddress, sharePicture } from '#domain/insights/insight-files.ts';
import { labelled } from '#platform/labelled.ts';
import { localPath } from '#platform/languages.ts';
import type { NamedCard } from './named-card.ts';

/** Preferred width of the frame in pixels. */
const preferredWidth = 800;
const thumbnail = { width: 1200, height: 630 };

export interface Limits {
  maxWidth: number;
  maxHeight: number;
}

/** @param content of the card's language */
export function oembedOf(
  { language, live, card, version }: NamedCard,
  { maxWidth, maxHeight }: Limits,
  { publicUrl, content }: { publicUrl: string; content: SiteContent },
): Record<string, unknown> {
  const { facts } = live.edition;
  const width = Math.min(preferredWidth, maxWidth);
  const height = Math.min(embedHeight(card, chartWords(language)), maxHeight);
  const hasThumbnail = thumbnail.width <= maxWidth && thumbnail.height <= maxHeight;
  return {
    version: '1.0',
    type: 'rich',
    title: labelled(card.title, card.message, language),
    provider_name: content.institution.senderName,
    provider_url: publicUrl + localPath(language, '/'),
    cache_age: 3600,
    width,
    height,
    html: embedFrame(card, facts.year, { language, publicUrl, version, width, height }),
    ...(hasThumbnail
      ? {
          thumbnail_url:
            publicUrl + localPath(language, exactAddress(sharePicture(facts.year, card), facts.year, live.version)),
          thumbnail_width: thumbnail.width,
          thumbnail_height: thumbnail.height,
        }
      : {}),
  };
}
