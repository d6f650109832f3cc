import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { everybody, type Point, pointsAt } from './hero-formations.ts';
import { palette } from './palette.ts';

const width = 1280;
const height = 720;
const framesPerSecond = 25;
const seconds = 16;

const channels = (hex: string): [number, number, number] => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];
const ground = channels(palette.petrolDeep);
const quiet = channels(palette.petrolMid);
const signal = channels(palette.vermilionBright);

/** Draws the points as anti-aliased discs into a raw RGB frame; an own rasteriser, since 400 frames of SVG take minutes. */
function frame(points: Point[]): Buffer {
  const pixels = Buffer.alloc(width * height * 3);
  for (let i = 0; i < pixels.length; i += 3) pixels.set(ground, i);
  for (const point of [...points].sort((a, b) => a.signal - b.signal)) {
    const colour = quiet.map((value, channel) => value + ((signal[channel] ?? 0) - value) * point.signal);
    const reach = Math.ceil(point.radius + 1);
    const left = Math.max(0, Math.floor(point.x - reach));
    const right = Math.min(width - 1, Math.ceil(point.x + reach));
    const top = Math.max(0, Math.floor(point.y - reach));
    const bottom = Math.min(height - 1, Math.ceil(point.y + reach));
    for (let y = top; y <= bottom; y++) {
      for (let x = left; x <= right; x++) {
        const cover = Math.min(1, Math.max(0, point.radius + 0.5 - Math.hypot(x - point.x, y - point.y)));
        if (cover === 0) continue;
        const at = (y * width + x) * 3;
        for (let channel = 0; channel < 3; channel++) {
          const below = pixels[at + channel] ?? 0;
          pixels[at + channel] = Math.round(below + ((colour[channel] ?? 0) - below) * cover);
        }
      }
    }
  }
  return pixels;
}

/** The loop as MP4 and WebM, silent, and its first frame as the poster. Needs ffmpeg. */
export async function makeHeroVideo(folder: string): Promise<void> {
  const shared = [
    '-an',
    '-pix_fmt',
    'yuv420p',
    '-color_primaries',
    'bt709',
    '-color_trc',
    'bt709',
    '-colorspace',
    'bt709',
  ];
  const encoder = spawn(
    'ffmpeg',
    [
      ...['-y', '-loglevel', 'error', '-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${width}x${height}`],
      ...['-r', String(framesPerSecond), '-i', 'pipe:0', '-vf', 'scale=out_color_matrix=bt709'],
      ...[
        ...shared,
        '-c:v',
        'libx264',
        '-preset',
        'slower',
        '-tune',
        'animation',
        '-crf',
        '34',
        '-g',
        '200',
        '-refs',
        '4',
      ],
      ...['-movflags', '+faststart', `${folder}/hero-2024.mp4`],
      ...['-vf', 'scale=out_color_matrix=bt709', ...shared, '-c:v', 'libsvtav1', '-preset', '5', '-crf', '51'],
      ...['-g', '200', `${folder}/hero-2024.webm`],
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  const ended = once(encoder, 'exit');
  for (let index = 0; index < seconds * framesPerSecond; index++) {
    if (!encoder.stdin.write(frame(pointsAt(index / (seconds * framesPerSecond))))) await once(encoder.stdin, 'drain');
  }
  encoder.stdin.end();
  const [status] = await ended;
  if (status !== 0) throw new Error(`ffmpeg ended with status ${status}`);

  const poster = sharp(frame(pointsAt(0)), { raw: { width, height, channels: 3 } });
  await poster.clone().avif({ quality: 58, effort: 8 }).toFile(`${folder}/hero-2024.avif`);
  await poster.clone().jpeg({ quality: 78, mozjpeg: true }).toFile(`${folder}/hero-2024.jpg`);
}

/**
 * The still: the same 1'009 points as in the loop's first frame. Dots are round line ends of length zero, grouped by
 * colour and size, which keeps all of them within a few kilobytes.
 */
export async function makeHeroStill(folder: string): Promise<void> {
  const groups = new Map<string, Point[]>();
  for (const point of everybody(0)) {
    const key = `${point.signal === 1 ? palette.vermilionBright : palette.petrolMid} ${Math.round(point.radius * 2)}`;
    groups.set(key, [...(groups.get(key) ?? []), point]);
  }
  const paths = [...groups].map(([key, points]) => {
    const [colour, diameter] = key.split(' ');
    let at = { x: 0, y: 0 };
    const moves = points.map((point, index) => {
      const step = index === 0 ? `M${point.x} ${point.y}` : `m${point.x - at.x} ${point.y - at.y}`;
      at = point;
      return `${step}h0`;
    });
    return `<path stroke="${colour}" stroke-width="${diameter}" d="${moves.join('').replaceAll(' -', '-')}"/>`;
  });
  await writeFile(
    `${folder}/hero-still.svg`,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">` +
      `<path fill="${palette.petrolDeep}" d="M0 0h${width}v${height}H0z"/><g stroke-linecap="round">${paths.join('')}</g></svg>\n`,
  );
}
