import { mkdir, writeFile } from 'node:fs/promises';
import { disc, document, line, rectangle, save } from './drawing.ts';
import { palette } from './palette.ts';
import { type TextOptions, text } from './text-paths.ts';

const width = 320;
const height = 160;

/** Where the mark's square of 64 begins, and the wordmark beside it. */
const left = 28;
const top = 48;
const wordmark = 112;

const word = (content: string, y: number, options: Partial<TextOptions> & { size: number }) =>
  text(content, wordmark, y, { weight: 700, fill: palette.ink, ...options });

const ring = (x: number, y: number, radius: number, stroke: string, thick: number) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${stroke}" stroke-width="${thick}"/>`;

/** Sample organisations; every name says that it is one. Mark and wordmark are drawn on a plate of 320 × 160. */
const logos: Record<string, { name: string; draw: () => string }> = {
  'musterhochschule-bern': {
    name: 'Musterhochschule, Departement Wirtschaft',
    draw: () =>
      rectangle(left, top, 64, 64, '#123C69') +
      rectangle(left + 12, top + 40, 8, 24, '#FFFFFF') +
      rectangle(left + 28, top + 24, 8, 40, '#FFFFFF') +
      rectangle(left + 44, top + 8, 8, 56, '#FFFFFF') +
      word('Musterhochschule', 76, { size: 22.5, weight: 750, width: 90, fill: '#123C69' }) +
      word('Departement Wirtschaft', 101, { size: 16, weight: 450, fill: '#123C69' }),
  },
  'musteruniversitaet-zuerich': {
    name: 'Universität Musterstadt',
    draw: () =>
      ring(60, 80, 30, palette.plum, 4) +
      `<path fill="${palette.plum}" d="M60 58 82 69 60 80 38 69zM44 78l16 8 16-8v13l-16 9-16-9z"/>` +
      word('Universität', 73, { size: 24, weight: 350, fill: palette.plum }) +
      word('Musterstadt', 101, { size: 24, weight: 700, fill: palette.plum }),
  },
  musterversicherung: {
    name: 'Muster Versicherung',
    draw: () =>
      `<path fill="#0A7A4B" d="M28 48h64v34a32 32 0 0 1-64 0z"/><path fill="#FFFFFF" d="M40 60l20 36 20-36h-11l-9 18-9-18z"/>` +
      word('Muster', 78, { size: 31, weight: 800, fill: '#0A7A4B', tracking: -15 }) +
      word('Versicherung', 104, { size: 23, weight: 450, fill: '#0A7A4B' }),
  },
  'beispiel-krankenkasse': {
    name: 'Beispiel Krankenkasse',
    draw: () =>
      [
        [44, 64],
        [76, 64],
        [76, 96],
        [44, 96],
      ]
        .map(
          ([x = 0, y = 0], petal) =>
            disc(x, y, 16, petal === 1 ? '#E58BB4' : '#B0246B') +
            rectangle(Math.min(x, 60), Math.min(y, 80), 16, 16, petal === 1 ? '#E58BB4' : '#B0246B'),
        )
        .join('') +
      word('beispiel', 81, { size: 33, weight: 700, width: 110, fill: '#B0246B', tracking: -20 }) +
      word('Krankenkasse', 105, { size: 19.5, weight: 500, fill: palette.inkMuted }),
  },
  'muster-rueck': {
    name: 'Muster Rück',
    draw: () =>
      [0, 1, 2, 3].map((step) => rectangle(28 + step * 8, 48 + step * 16, 64 - step * 16, 10, '#1F4FA3')).join('') +
      word('MUSTER', 79, { size: 29, weight: 800, width: 118, fill: '#1F4FA3' }) +
      word('RÜCK', 106, { size: 29, weight: 300, width: 118, fill: '#1F4FA3', tracking: 40 }),
  },
  'beispiel-leben': {
    name: 'Beispiel Leben',
    draw: () =>
      ring(48, 80, 19, '#C07A12', 7) +
      ring(72, 80, 19, palette.ink, 7) +
      `<path fill="none" stroke="#C07A12" stroke-width="7" d="M48 61A19 19 0 0 1 67 80"/>` +
      word('Beispiel', 79, { size: 27, weight: 300 }) +
      word('Leben', 106, { size: 27, weight: 800, fill: '#C07A12' }),
  },
  'panel-muster': {
    name: 'Panel Muster AG',
    draw: () =>
      Array.from({ length: 25 }, (_, index) => {
        const column = index % 5;
        const row = Math.floor(index / 5);
        const chosen = [6, 8, 12, 13, 16, 17, 18, 23].includes(index);
        return disc(34 + column * 13, 54 + row * 13, 5, chosen ? '#008C95' : '#B8C4C8');
      }).join('') +
      word('Panel', 78, { size: 28, weight: 800, fill: '#00717A' }) +
      word('Muster AG', 105, { size: 22, weight: 450, fill: '#00717A' }),
  },
  'verband-musterbranche': {
    name: 'Verband Musterbranche',
    draw: () =>
      [-36, 0, 36, 72, 108, 144]
        .map(
          (angle, index) =>
            `<g transform="rotate(${angle} 60 80)">${rectangle(57, 48, 6, 64, index === 0 ? palette.vermilion : palette.slate)}</g>`,
        )
        .slice(0, 5)
        .join('') +
      disc(60, 80, 9, '#FFFFFF') +
      word('Verband', 76, { size: 22, weight: 400, fill: palette.slate }) +
      word('Musterbranche', 102, { size: 25, weight: 800, width: 84, fill: palette.slate }),
  },
  'musterverein-konsumenten': {
    name: 'Musterverein Versicherungskunden',
    draw: () =>
      `<path fill="#2E2A6B" d="M28 48h64v46H58L42 110V94H28z"/>` +
      [60, 70, 80].map((y, index) => line(40, y, index === 2 ? 66 : 80, y, '#FFFFFF', 5)).join('') +
      word('Musterverein', 76, { size: 23, weight: 800, fill: '#2E2A6B', tracking: -8 }) +
      word('Versicherungskunden', 100, { size: 16.5, weight: 450, fill: '#2E2A6B' }),
  },
};

/** Sources beside this script, PNG renditions (640 px) for the starter content; the plate keeps them readable on dark pages. */
export async function makePartnerLogos(root: string): Promise<void> {
  const sources = `${root}/script/make-assets/partner-logos`;
  await mkdir(sources, { recursive: true });
  for (const [slug, { name, draw }] of Object.entries(logos)) {
    const svg = document(width, height, rectangle(0, 0, width, height, '#FFFFFF', 'rx="6"') + draw(), name);
    await writeFile(`${sources}/${slug}.svg`, svg);
    await save(svg, `${root}/content/starter/pictures/partner-${slug}.png`, { width: 640 });
  }
}
