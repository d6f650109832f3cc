import { openGraphPicture } from '../../app/open-graph-picture.ts';
import { type Language, languages } from '../../platform/languages.ts';
import { document, line, mark, rectangle, save } from './drawing.ts';
import * as motifs from './free-motifs.ts';
import { openGraphWords, type PictureName } from './open-graph-words.ts';
import { palette } from './palette.ts';
import { text, textLines, textWidth } from './text-paths.ts';

const width = 1200;
const height = 630;
const margin = 64;

type Theme = { ground: string; title: string; bars: string; ink: motifs.Ink };

const light: Theme = {
  ground: palette.paper,
  title: palette.ink,
  bars: palette.petrol,
  ink: { quiet: palette.petrol, signal: palette.vermilion, label: palette.inkMuted, rule: palette.rule },
};
const dark: Theme = {
  ground: palette.petrolDeep,
  title: '#FFFFFF',
  bars: '#FFFFFF',
  ink: { quiet: palette.petrolMid, signal: palette.vermilionBright, label: palette.petrolPale, rule: '#1C4F59' },
};

interface Card {
  /** The largest size of the title. */
  size?: number;
  theme: Theme;
  motif: (ink: motifs.Ink, language: Language) => string;
}

/** The thin section sign of a page without figures. */
const sign = (written: string, ink: motifs.Ink) =>
  text(written, 1110, 470, { weight: 250, size: 430, fill: ink.quiet, align: 'end' });

const cards: Record<PictureName, Card> = {
  home: { size: 66, theme: dark, motif: (ink) => motifs.voicesMotif({ x: 572, y: 154, width: 568, height: 392 }, ink) },
  about: { theme: light, motif: (ink) => motifs.ringsMotif({ x: 722, y: 146, width: 400, height: 400 }, ink) },
  partners: {
    theme: light,
    motif: (ink, language) =>
      openGraphWords[language].partnerGroups
        .map((group, index) => {
          const y = 206 + index * 86;
          return (
            line(640, y - 54, 1136, y - 54, ink.rule, 2) +
            text(group, 690, y, { weight: 600, size: 34, fill: index === 0 ? ink.signal : ink.quiet, tracking: -5 }) +
            text(String(index + 1), 640, y, { weight: 450, size: 34, fill: ink.label, tabular: true })
          );
        })
        .join('') + line(640, 496, 1136, 496, ink.rule, 2),
  },
  studies: {
    theme: light,
    motif: () =>
      motifs.coversMotif(
        { x: 560, y: 146, width: 576, height: 400 },
        [palette.plum, palette.slate, palette.ochre, palette.petrol],
        '#FFFFFF',
        '#FF7A57',
      ),
  },
  media: { theme: light, motif: (ink) => sign('«»', ink) },
  'partner-area': { theme: dark, motif: (ink) => motifs.wavesMotif({ x: 540, y: 150, width: 596, height: 394 }, ink) },
  legal: { theme: light, motif: (ink) => sign('§', ink) },
  order: { theme: light, motif: (ink) => motifs.pagesMotif({ x: 620, y: 152, width: 529, height: 402 }, ink) },
  insights: { theme: light, motif: (ink) => motifs.barsMotif({ x: 660, y: 154, width: 476, height: 414 }, ink) },
};

/** The width of a title, up to the motif. */
const titleWidth = 548;

/** The size at which a title fits. */
function titleSize(lines: readonly string[], largest: number): number {
  const widest = Math.max(...lines.map((text) => textWidth(text, { ...titleLook, size: largest, fill: '' })));
  return Math.min(largest, Math.floor((largest * titleWidth) / widest));
}

const titleLook = { weight: 750, tracking: -22 };

function draw(name: PictureName, language: Language): string {
  const card = cards[name];
  const { theme } = card;
  const [title, foot] = openGraphWords[language].pictures[name];
  const size = titleSize(title, card.size ?? 84);
  return document(
    width,
    height,
    rectangle(0, 0, width, height, theme.ground) +
      mark(margin, 48, 36, theme.bars, theme.ink.signal) +
      text('Versicherungsmonitor', margin + 52, 78, { weight: 700, size: 30, fill: theme.title, tracking: -10 }) +
      line(margin, 104, width - margin, 104, theme.ink.rule, 2) +
      textLines(title, margin - 4, 104 + 46 + size * 0.72, size * 1.06, { ...titleLook, size, fill: theme.title }) +
      card.motif(theme.ink, language) +
      text(foot, margin, height - 42, { weight: 450, size: 22, fill: theme.ink.label }),
  );
}

/** A picture per page and language for previews in messengers and networks, 1200 × 630. */
export async function makeOpenGraphCards(folder: string): Promise<void> {
  for (const language of languages) {
    for (const name of Object.keys(cards) as PictureName[]) {
      await save(draw(name, language), `${folder}${openGraphPicture(name, language)}`);
    }
  }
}
