import sharp from 'sharp';
import { lightColours } from '#app/insights/chart-kit/light-colours.ts';
import type { Scene } from '#app/insights/chart-kit/marks.ts';
import { escapeMarkup, type SvgStyle, svgMarks, svgPatterns } from '#app/insights/chart-kit/svg.ts';
import type { Edition, InsightCard } from '#content/schemas.ts';
import type { ChartWords } from '#domain/insights/german-chart-words.ts';
import { insightDescription } from '#domain/insights/insight-description.ts';
import { cardPicture } from './card-picture.ts';
import { shareScene } from './share-picture.ts';
import { TypeOutlines } from './type-outlines.ts';

/** Pixels across. */
const pngWidth = 1600;

/** A card as an SVG document; its description says in words what it shows. */
export function cardSvg(card: InsightCard, edition: Edition, words: ChartWords): string {
  return sceneSvg(cardPicture(card, edition, words), card, words);
}

function sceneSvg(scene: Scene, card: InsightCard, words: ChartWords): string {
  const outlines = new TypeOutlines();
  const style: SvgStyle = {
    fill: (colour) => `fill="${lightColours[colour]}"`,
    stroke: (colour) => `stroke="${lightColours[colour]}"`,
    text: (mark) => outlines.line(mark, lightColours[mark.colour]),
  };
  const marks = svgMarks(scene, style);
  const { width, height } = scene;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="title desc">`,
    `<title id="title">${escapeMarkup(card.message)}</title>`,
    `<desc id="desc">${escapeMarkup(`${insightDescription(card, words)} ${words.source(card.source)}`)}</desc>`,
    `<defs>${svgPatterns(style)}${outlines.definitions()}</defs>`,
    marks,
    '</svg>\n',
  ].join('');
}

/** The same picture as pixels, 1600 across. */
export async function cardPng(svg: string): Promise<Buffer> {
  const width = Number(/width="(\d+)"/.exec(svg)?.[1]);
  return png(svg, pngWidth / width);
}

/** The card as previews show it, 1200 × 630. */
export async function sharePng(card: InsightCard, edition: Edition, words: ChartWords): Promise<Buffer> {
  return png(sceneSvg(shareScene(card, edition, words), card, words), 1);
}

function png(svg: string, scale: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: 72 * scale })
    .png({ palette: true, colours: 64, effort: 1 })
    .toBuffer();
}
