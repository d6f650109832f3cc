import { document, line, mark, rectangle, save } from './drawing.ts';
import * as motifs from './free-motifs.ts';
import { palette } from './palette.ts';
import { text, textLines } from './text-paths.ts';

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

type Card = { title: string[]; size?: number; theme: Theme; source: string; motif: (ink: motifs.Ink) => string };

const partnerGroups = ['Akademische Partner', 'Erweitertes Konsortium', 'Panelpartner', 'Studienpartner'];

/** The thin sign of a page without figures. */
const sign = (written: string, ink: motifs.Ink) =>
  text(written, 1110, 470, { weight: 250, size: 430, fill: ink.quiet, align: 'end' });

/** They say nothing that an edition decides: the next one is published without new pictures. */
const cards: Record<string, Card> = {
  home: {
    title: ['Die Stimmen', 'zum Schweizer', 'Versicherungs-', 'markt'],
    size: 66,
    theme: dark,
    source: 'Wie die Schweiz ihre Versicherer erlebt',
    motif: (ink) => motifs.voicesMotif({ x: 572, y: 154, width: 568, height: 392 }, ink),
  },
  about: {
    title: ['Jahr für Jahr', 'nachgefragt'],
    theme: light,
    source: 'Die jährliche Studie zum Schweizer Versicherungsmarkt',
    motif: (ink) => motifs.ringsMotif({ x: 722, y: 146, width: 400, height: 400 }, ink),
  },
  partners: {
    title: ['Partner &', 'Institutionen'],
    theme: light,
    source: 'Wissenschaft, Versicherungen, Marktforschung und Verband',
    motif: (ink) =>
      partnerGroups
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
    title: ['Studien &', 'Materialien'],
    theme: light,
    source: 'Die aktuelle Ausgabe, das Archiv und Materialien',
    motif: () =>
      motifs.coversMotif(
        { x: 560, y: 146, width: 576, height: 400 },
        [palette.plum, palette.slate, palette.ochre, palette.petrol],
        '#FFFFFF',
        '#FF7A57',
      ),
  },
  media: {
    title: ['Medien &', 'Ressourcen'],
    theme: light,
    source: 'Medienmitteilung, Grafiken und Logos zum Herunterladen',
    motif: (ink) => sign('«»', ink),
  },
  'partner-area': {
    title: ['Partner-', 'bereich'],
    theme: dark,
    source: 'Studien-Navigator und Dateien für die Partner der Studie',
    motif: (ink) => motifs.wavesMotif({ x: 540, y: 150, width: 596, height: 394 }, ink),
  },
  legal: {
    title: ['Rechtliche', 'Hinweise'],
    theme: light,
    source: 'Impressum und Datenschutz',
    motif: (ink) => sign('§', ink),
  },
  order: {
    title: ['Studie', 'bestellen'],
    theme: light,
    source: 'Der vollständige Bericht als PDF',
    motif: (ink) => motifs.pagesMotif({ x: 620, y: 152, width: 529, height: 402 }, ink),
  },
  insights: {
    title: ['Ergebnisse in', 'Diagrammen'],
    theme: light,
    source: 'Jede Zahl mit Quelle und Tabelle',
    motif: (ink) => motifs.barsMotif({ x: 660, y: 154, width: 476, height: 414 }, ink),
  },
};

function draw(card: Card): string {
  const { theme } = card;
  const size = card.size ?? 84;
  return document(
    width,
    height,
    rectangle(0, 0, width, height, theme.ground) +
      mark(margin, 48, 36, theme.bars, theme.ink.signal) +
      text('Versicherungsmonitor', margin + 52, 78, { weight: 700, size: 30, fill: theme.title, tracking: -10 }) +
      line(margin, 104, width - margin, 104, theme.ink.rule, 2) +
      textLines(card.title, margin - 4, 104 + 46 + size * 0.72, size * 1.06, {
        weight: 750,
        size,
        fill: theme.title,
        tracking: -22,
      }) +
      card.motif(theme.ink) +
      text(card.source, margin, height - 42, { weight: 450, size: 22, fill: theme.ink.label }),
  );
}

/** One picture per page for previews in messengers and networks, 1200 × 630. */
export async function makeOpenGraphCards(folder: string): Promise<void> {
  for (const [name, card] of Object.entries(cards)) await save(draw(card), `${folder}/${name}.png`);
}
