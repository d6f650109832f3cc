import { disc, document, line, rectangle, round, save } from './drawing.ts';
import { palette } from './palette.ts';
import { type Person, tone } from './portraits.ts';
import { apportion, attitude, onlineTendency, respondents } from './study-figures.ts';

const width = 1600;
const height = 1067;

const blend = (from: string, to: string, share: number) => {
  const part = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) => Math.round(part(from, at) + (part(to, at) - part(from, at)) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
};

/** The auditorium from above: a seat for each respondent, those with a positive attitude towards AI on one side. */
function auditorium(): string {
  const stage = { x: width / 2, y: 985 };
  const radii = Array.from({ length: 16 }, (_, row) => 262 + row * 41);
  const seats = apportion(respondents, radii).flatMap((count, row) =>
    Array.from({ length: count }, (_, seat) => {
      const share = (seat + 0.5) / count;
      const aisle = (Math.floor(share * 4) - 1.5) * 0.052;
      return { row, angle: Math.PI * (1 - share * 0.95 - 0.025) - aisle };
    }),
  );
  seats.sort((a, b) => b.angle - a.angle || a.row - b.row);
  let drawing = rectangle(0, 0, width, height, palette.petrolDeep);
  seats.forEach(({ row, angle }, index) => {
    const radius = radii[row] ?? 0;
    const positive = index >= attitude.negative;
    const light = 1 - row / 20;
    const fill = positive
      ? blend('#7A2A1E', palette.vermilionBright, light)
      : blend('#13505C', '#6DB3C0', light ** 1.3);
    const x = stage.x + Math.cos(angle) * radius;
    const y = stage.y - Math.sin(angle) * radius;
    const turned = round(90 - (angle * 180) / Math.PI);
    drawing += `<g transform="translate(${round(x)} ${round(y)}) rotate(${turned})">${rectangle(-11, -11, 22, 15, fill, 'rx="3"')}${rectangle(-11, -16, 22, 3, fill)}</g>`;
  });
  drawing += `<path fill="${palette.paper}" d="M${stage.x - 196} ${stage.y + 6}a196 196 0 0 1 392 0z"/>`;
  for (let index = 0; index < 4; index++)
    drawing += disc(stage.x - 99 + index * 66, stage.y - 74, 15, index === 2 ? palette.vermilion : palette.ink);
  drawing += rectangle(stage.x - 130, stage.y - 46, 260, 14, palette.ink);
  drawing += rectangle(stage.x - 300, stage.y + 30, 600, 8, palette.petrolPale);
  return document(width, height, drawing);
}

/** Four people at a table, drawn in lines; from the one who speaks the sound spreads in rings. */
function panel(): string {
  const table = 836;
  const scale = 1.32;
  const pitch = 13;
  const people: (Person & { x: number; fill: string })[] = [
    { x: 205, fill: palette.slate, head: [92, 118], hair: 'short', clothes: 0.82, turn: 1 },
    { x: 590, fill: palette.petrol, head: [86, 112], hair: 'long', clothes: 0.66, turn: 1 },
    { x: 1010, fill: palette.vermilion, head: [90, 116], hair: 'bun', clothes: 0.74, turn: 1 },
    { x: 1395, fill: palette.plum, head: [95, 118], hair: 'bald', clothes: 0.84, turn: 1 },
  ];
  let drawing = rectangle(0, 0, width, height, '#F3F0E8');
  for (let ring = 0; ring < 17; ring++) {
    drawing += `<circle cx="1010" cy="400" r="${210 + ring * 62}" fill="none" stroke="${palette.vermilion}" stroke-opacity="${round(0.5 - ring * 0.026)}" stroke-width="${round(4.4 - ring * 0.2)}"/>`;
  }
  for (const person of people) {
    const top = table - 600 * scale;
    for (let y = top; y < table; y += pitch) {
      let run: [number, number][] = [];
      const finish = () => {
        if (run.length < 2) return;
        const upper = run.map(([x, half]) => `${round(x)} ${round(y - half)}`);
        const lower = run.map(([x, half]) => `${round(x)} ${round(y + half)}`).reverse();
        drawing += `<path fill="${person.fill}" d="M${[...upper, ...lower].join('L')}z"/>`;
      };
      for (let x = -320; x <= 320; x += 3) {
        const dark = tone(person, 240 + x / scale, (y - top) / scale);
        if (dark > 0) {
          run.push([person.x + x, dark * pitch * 0.47]);
        } else {
          finish();
          run = [];
        }
      }
      finish();
    }
  }
  drawing +=
    rectangle(0, table, width, height - table, palette.petrolDeep) + rectangle(0, table - 4, width, 12, palette.ink);
  for (const person of people)
    drawing += rectangle(
      person.x - 92,
      table + 62,
      184,
      10,
      person.fill === palette.vermilion ? palette.vermilionBright : palette.petrolMid,
    );
  return document(width, height, drawing);
}

/** The projected chart of the online tendency lights the rows of seats before it, each bar as far as its value reaches. */
function projection(): string {
  const screen = { x: 270, y: 84, width: 1060, height: 520 };
  const base = screen.y + screen.height - 44;
  const bars = onlineTendency.map((step, index) => ({
    left: screen.x + 70 + index * 190,
    right: screen.x + 70 + index * 190 + 160,
    reach: (step.value - 1) / 6,
    signal: index === onlineTendency.length - 1,
  }));
  let drawing = rectangle(0, 0, width, height, palette.ink) + rectangle(0, 640, width, height - 640, '#0E1217');
  drawing += rectangle(screen.x, screen.y, screen.width, screen.height, palette.paper);
  for (let tick = 1; tick <= 6; tick++) {
    const y = base - tick * 68;
    drawing += line(screen.x + 70, y, screen.x + screen.width - 70, y, palette.rule, 2);
  }
  for (const bar of bars) {
    const tall = bar.reach * 408;
    drawing += rectangle(
      bar.left,
      base - tall,
      bar.right - bar.left,
      tall,
      bar.signal ? palette.vermilion : palette.petrol,
    );
  }
  drawing += line(screen.x + 70, base, screen.x + screen.width - 70, base, palette.ink, 4);
  const rows = 12;
  for (let row = 0; row < rows; row++) {
    const depth = row / (rows - 1);
    const zoom = 1 + depth ** 1.35 * 1.25;
    const y = 668 + depth ** 1.3 * 372;
    for (let seat = -34; seat < 34; seat++) {
      const plan = width / 2 + (seat + 0.5) * 31.7;
      const x = width / 2 + (plan - width / 2) * zoom;
      if (x < -40 || x > width + 40) continue;
      const bar = bars.find((each) => plan > each.left - 1 && plan < each.right + 1);
      const lit = bar !== undefined && depth <= bar.reach * 1.18;
      const glow = 1 - depth * 0.55;
      const fill = lit ? blend(palette.ink, bar.signal ? palette.vermilionBright : '#5FB3C2', glow) : '#222B34';
      drawing += `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(10.5 * zoom)}" ry="${round(7.2 * zoom)}" fill="${fill}"/>`;
    }
  }
  return document(width, height, drawing);
}

/** Three pictures of a study event in two widths and three formats. */
export async function makeGallery(folder: string): Promise<void> {
  for (const [index, draw] of [auditorium, panel, projection].entries()) {
    const svg = draw();
    for (const size of [800, 1600]) {
      const path = `${folder}/event-${index + 1}-${size}`;
      await save(svg, `${path}.avif`, { width: size, quality: 50 });
      await save(svg, `${path}.webp`, { width: size, quality: 64 });
      await save(svg, `${path}.jpg`, { width: size, quality: 52 });
    }
  }
}
