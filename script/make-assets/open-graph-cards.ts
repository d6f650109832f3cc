import * as motifs from './chart-motifs.ts';
import { coverSvg } from './covers.ts';
import { document, line, mark, rectangle, save } from './drawing.ts';
import { palette } from './palette.ts';
import { editions } from './study-figures.ts';
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

const survey = "n = 1'009 · Befragung vom 3. bis 12. Juni 2024";

const partnerGroups = ['Akademische Partner', 'Erweitertes Konsortium', 'Panelpartner', 'Studienpartner'];

const cards: Record<string, Card> = {
  home: {
    title: ["1'009 Stimmen", 'zum Schweizer', 'Versicherungs-', 'markt'],
    size: 66,
    theme: dark,
    source: `${survey} · rot: positive Haltung zu KI`,
    motif: (ink) => motifs.everybodyMotif({ x: 572, y: 154, width: 568, height: 380 }, ink, 26, 0.33),
  },
  about: {
    title: ['Vier Ausgaben', 'seit 2021'],
    theme: light,
    source: 'Die jährliche Studie zum Schweizer Versicherungsmarkt',
    motif: (ink) => motifs.editionsMotif({ x: margin, y: 348, width: width - margin, height: 200 }, ink),
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
    source: 'Alle Ausgaben 2021 bis 2024',
    motif: () =>
      editions
        .map(({ year }, index) => {
          const inner = coverSvg(year)
            .replace(/^<svg [^>]*>/, '')
            .replace(/<\/svg>\s*$/, '');
          return `<g transform="translate(${560 + index * 112} ${150 + (3 - index) * 20}) scale(.4)">${inner}</g>`;
        })
        .join(''),
  },
  media: {
    title: ['Medien &', 'Ressourcen'],
    theme: light,
    source: "Prämienentwicklung, Skala 1 bis 7 · n = 1'009",
    motif: (ink) => motifs.premiumsMotif({ x: 700, y: 180, width: 300, height: 290 }, ink),
  },
  'partner-area': {
    title: ['Partner-', 'bereich'],
    theme: dark,
    source: "80% wollen über den Einsatz von KI informiert werden · n = 1'009",
    motif: (ink) => motifs.transparencyMotif({ x: 540, y: 170, width: 596, height: 270 }, ink),
  },
  legal: {
    title: ['Rechtliche', 'Hinweise'],
    theme: light,
    source: 'Impressum und Datenschutz',
    motif: (ink) => text('§', 1110, 470, { weight: 250, size: 430, fill: ink.quiet, align: 'end' }),
  },
  order: {
    title: ['Studie', 'bestellen'],
    theme: light,
    source: "82 Seiten als PDF · CHF 695 bis 500 Mitarbeitende, CHF 1'295 ab 501",
    motif: (ink) => motifs.pagesMotif({ x: 620, y: 152, width: 529, height: 390 }, ink, 12),
  },
  insights: {
    title: ['Wie viel', 'geschieht', 'online?'],
    theme: light,
    source: `Online-Tendenz, Skala 1 bis 7 · ${survey}`,
    motif: (ink) => motifs.journeyMotif({ x: 560, y: 142, width: 576, height: 400 }, ink),
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
      text('2024', width - margin, 78, { weight: 450, size: 30, fill: theme.ink.label, align: 'end', tabular: true }) +
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
