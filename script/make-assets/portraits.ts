import { writeFile } from 'node:fs/promises';
import { disc, document, line, rectangle, round, save } from './drawing.ts';
import { palette } from './palette.ts';

const width = 480;
const height = 600;
const centre = { x: 240, y: 236 };

/** How a sample person differs from the next: size of the head, cut of the hair, colour of the clothes (tone 0 to 1). */
export type Person = { head: [number, number]; hair: 'short' | 'long' | 'bald' | 'bun'; clothes: number; turn: number };

const inside = (x: number, y: number, cx: number, cy: number, rx: number, ry: number) =>
  ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 <= 1;

const clamp = (value: number) => Math.min(1, Math.max(0, value));

/** Darkness (0 to 1) of the sculpture that stands for a person; light falls from the upper left. No face, nobody's likeness. */
export function tone(person: Person, x: number, y: number): number {
  const [rx, ry] = person.head;
  const { x: cx, y: cy } = centre;
  const nx = (x - cx) / rx;
  const ny = (y - cy) / ry;
  const hairline = -0.42 + 0.22 * (nx * person.turn + nx * nx);
  if (person.hair !== 'bald' && inside(x, y, cx, cy - 10, rx * 1.09, ry * 1.06) && ny < hairline)
    return 0.94 - 0.14 * clamp(-nx);
  if (person.hair === 'bun' && inside(x, y, cx + 34 * person.turn, cy - ry - 26, 44, 40)) return 0.9;
  if (inside(x, y, cx, cy, rx, ry))
    return Math.max(0.2, clamp(0.26 + 0.28 * (nx * 0.9 + ny * 0.35) + 0.4 * clamp(nx * person.turn + 0.1) ** 1.5));
  if (person.hair === 'long' && inside(x, y, cx, cy + 36, rx * 1.34, ry * 1.36) && y < cy + ry * 1.22)
    return 0.9 - 0.16 * clamp(-nx);
  const neck = Math.abs(x - cx) < rx * 0.46;
  const shoulders = inside(x, y, cx, 660, 236, 250);
  const collar = Math.abs(x - cx) < (470 - y) * 0.8 + 20;
  if (neck && y > cy && y < 436) return clamp(0.5 + 0.2 * nx);
  if (shoulders && collar && y < 490) return 0.12;
  if (shoulders) return clamp(person.clothes + 0.24 * ((x - cx) / 236));
  return 0;
}

/** A raster of dots. */
function dots(person: Person, ink: string): string {
  const cell = 11;
  let drawing = '';
  for (let row = 0; row * cell * 0.866 < height + cell; row++) {
    for (let column = 0; column * cell < width + cell; column++) {
      const x = (column + (row % 2) / 2) * cell;
      const y = row * cell * 0.866;
      const radius = Math.sqrt(tone(person, x, y)) * cell * 0.53;
      if (radius > 1) drawing += disc(x, y, radius, ink);
    }
  }
  return drawing;
}

/** Lines that swell with the tone, along rows or along circles: `at` gives the place of a step on a line. */
function swelling(
  person: Person,
  ink: string,
  lines: number,
  steps: number,
  pitch: number,
  thinnest: number,
  at: (line: number, step: number) => { x: number; y: number; normalX: number; normalY: number },
): string {
  let drawing = '';
  for (let index = 0; index < lines; index++) {
    const there: string[] = [];
    const back: string[] = [];
    for (let step = 0; step <= steps; step++) {
      const place = at(index, step);
      const half = Math.max(thinnest, tone(person, place.x, place.y) * pitch * 0.46);
      there.push(`${round(place.x + place.normalX * half)} ${round(place.y + place.normalY * half)}`);
      back.unshift(`${round(place.x - place.normalX * half)} ${round(place.y - place.normalY * half)}`);
    }
    drawing += `<path d="M${[...there, ...back].join('L')}z" fill="${ink}"/>`;
  }
  return drawing;
}

const rows = (person: Person, ink: string) =>
  swelling(person, ink, 55, 120, 11, 0.35, (index, step) => ({
    x: step * 4,
    y: 6 + index * 11,
    normalX: 0,
    normalY: 1,
  }));

const circles = (person: Person, ink: string) =>
  swelling(person, ink, 46, 240, 11, 0, (index, step) => {
    const angle = (step / 240) * 2 * Math.PI;
    const radius = 6 + index * 11;
    return {
      x: 196 + Math.cos(angle) * radius,
      y: 214 + Math.sin(angle) * radius,
      normalX: Math.cos(angle),
      normalY: Math.sin(angle),
    };
  });

/** Columns of short bars, as if a bar chart had learned to sit for a portrait. */
function bars(person: Person, ink: string): string {
  let drawing = '';
  for (let x = 0; x < width; x += 10) {
    for (let y = 0; y < height; y += 12) {
      const length = tone(person, x + 5, y + 6) * 11.4;
      if (length > 1.2) drawing += rectangle(x + 2, y + (12 - length) / 2, 6.5, length, ink);
    }
  }
  return drawing;
}

const portraits = [
  rectangle(0, 0, width, height, '#E4EDEE') +
    disc(330, 170, 150, '#D9A441') +
    dots({ head: [92, 116], hair: 'short', clothes: 0.78, turn: 1 }, palette.petrol),
  rectangle(0, 0, width, height, '#F1E6EA') +
    rectangle(0, 330, width, 270, '#E5C4BB') +
    rows({ head: [86, 112], hair: 'long', clothes: 0.6, turn: 1 }, palette.plum),
  rectangle(0, 0, width, height, '#E9ECEF') +
    `<path fill="#B9CDD3" d="M0 0h250v600H0z"/>` +
    circles({ head: [95, 120], hair: 'bald', clothes: 0.85, turn: 1 }, '#2C3844'),
  rectangle(0, 0, width, height, palette.petrolDeep) +
    disc(140, 400, 190, palette.vermilion) +
    bars({ head: [90, 114], hair: 'short', clothes: 0.72, turn: -1 }, '#EAF2F3'),
];

/** Stands where a person has no picture: the bare sculpture, in hairlines. */
function placeholder(): string {
  let drawing = '';
  for (let y = 96; y < height; y += 12) {
    const head = Math.sqrt(Math.max(0, 1 - ((y - 230) / 112) ** 2)) * 90;
    const body = Math.sqrt(Math.max(0, 1 - ((y - 640) / 240) ** 2)) * 226;
    const reach = Math.max(head, body);
    if (reach > 2) drawing += line(240 - reach, y, 240 + reach, y, '#8D979F', 3);
  }
  return document(width, height, rectangle(0, 0, width, height, '#E6E3DB') + drawing, 'Kein Bild');
}

/** Four portraits, 480 × 600, that are plainly drawings, and the placeholder. */
export async function makePortraits(folder: string): Promise<void> {
  for (const [index, drawing] of portraits.entries()) {
    const svg = document(width, height, drawing);
    await save(svg, `${folder}/portrait-${index + 1}.avif`, { quality: 42 });
    await save(svg, `${folder}/portrait-${index + 1}.webp`, { quality: 28 });
  }
  await writeFile(`${folder}/placeholder.svg`, placeholder());
}
