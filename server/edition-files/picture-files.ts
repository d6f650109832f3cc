import sharp from 'sharp';
import type { Scene } from '#app/insights/chart-kit/marks.ts';
import { darkColours, lightColours, type PictureColours } from '#app/insights/chart-kit/picture-colours.ts';
import { escapeMarkup, pictureFonts, type SvgStyle, svgMarks, svgPatterns } from '#app/insights/chart-kit/svg.ts';
import type { Edition, InsightCard } from '#content/schemas.ts';
import type { ChartWords } from '#domain/insights/german-chart-words.ts';
import { insightDescription } from '#domain/insights/insight-description.ts';
import { cardPicture } from './card-picture.ts';
import { shareScene } from './share-picture.ts';
import { TypeOutlines } from './type-outlines.ts';

interface PictureStyle {
  colours: PictureColours;
  /** Whether text remains text, in the viewer's font; otherwise it is drawn as outlines. */
  hasLiveText?: boolean;
}

const looks = {
  light: { colours: lightColours },
  /** For print: the layout program sets the text in its own font. */
  liveText: { colours: lightColours, hasLiveText: true },
  dark: { colours: darkColours },
} satisfies Record<string, PictureStyle>;

/** A card as an SVG document with a text description. */
export const cardSvg = (
  card: InsightCard,
  edition: Edition,
  words: ChartWords,
  look: keyof typeof looks = 'light',
): string => sceneSvg(cardPicture(card, edition, words), card, words, looks[look]);

function sceneSvg(
  scene: Scene,
  card: InsightCard,
  words: ChartWords,
  { colours, hasLiveText = false }: PictureStyle = looks.light,
): string {
  const outlines = new TypeOutlines();
  const style: SvgStyle = {
    fill: (colour) => `fill="${colours[colour]}"`,
    stroke: (colour) => `stroke="${colours[colour]}"`,
    ...(hasLiveText ? {} : { text: (mark) => outlines.line(mark, colours[mark.colour]) }),
  };
  const marks = svgMarks(scene, style);
  const { width, height } = scene;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="title desc"${hasLiveText ? ` font-family="${pictureFonts}"` : ''}>`,
    `<title id="title">${escapeMarkup(card.message)}</title>`,
    `<desc id="desc">${escapeMarkup(`${insightDescription(card, words)} ${words.source(card.source)}`)}</desc>`,
    `<defs>${svgPatterns(style)}${outlines.definitions()}</defs>`,
    marks,
    '</svg>\n',
  ].join('');
}

/** A drawing as pixels. */
export async function cardPng(svg: string, width = 1600): Promise<Buffer> {
  const drawnWidth = Number(/width="(\d+)"/.exec(svg)?.[1]);
  return png(svg, width / drawnWidth);
}

/** The card as previews show it, 1200 × 630. */
export const sharePng = async (card: InsightCard, edition: Edition, words: ChartWords): Promise<Buffer> =>
  png(sceneSvg(shareScene(card, edition, words), card, words), 1);

function png(svg: string, scale: number): Promise<Buffer> {
  return (
    sharp(Buffer.from(svg), { density: 72 * scale })
      // Dithering wrote the ground of dark pictures in two colours, and took as long as the drawing.
      .png({ palette: true, colours: 64, effort: 1, dither: 0 })
      .toBuffer()
  );
}
