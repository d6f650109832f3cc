import { apportion, attitude, onlineTendency, respondents } from './study-figures.ts';

/** A point of the hero: position and radius in pixels of 1280 × 720, signal 0 (petrol) to 1 (vermilion). */
export type Point = { x: number; y: number; radius: number; signal: number };

/** Places all respondents for a phase of the loop (0 to 1); every motion in it repeats after one loop. */
type Formation = (phase: number) => Point[];

const turn = 2 * Math.PI;

/** Everybody side by side: 737 with a negative attitude towards AI, then, after a gap, the 272 with a positive one. */
export const everybody: Formation = (phase) => {
  const rows = 24;
  const pitch = 29;
  const points: Point[] = [];
  const block = (count: number, firstColumn: number, signal: number) => {
    for (let i = 0; i < count; i++) {
      const column = firstColumn + Math.floor(i / rows);
      const row = i % rows;
      const swell =
        Math.sin(turn * (phase - column / 44) + row * 0.21) * Math.cos(turn * phase + row * 0.34 - column * 0.12);
      points.push({ x: 17 + column * pitch, y: 26 + row * pitch, radius: 5.2 + 2.4 * swell, signal });
    }
  };
  block(attitude.negative, 0, 0);
  block(attitude.positive, 32, 1);
  return points;
};

/** A surface of 23 rows that rolls slowly; one row carries the signal. */
const surface: Formation = (phase) => {
  const columns = 44;
  const points: Point[] = [];
  for (let i = 0; i < respondents; i++) {
    const row = Math.floor(i / columns);
    const column = i % columns;
    const near = row / 22;
    const spread = 0.92 + near * 0.38;
    const across = (column + (row % 2) / 2) / columns - 0.5;
    const roll =
      Math.sin(turn * (across * 1.4 + phase) + near * 3.1) * 46 +
      Math.sin(turn * (across * 0.7 - phase) + near * 6.4) * 30;
    points.push({
      x: 640 + across * 1300 * spread,
      y: 150 + near ** 1.25 * 520 + roll * (0.45 + near * 0.75),
      radius: 2.1 + near * 3.2,
      signal: row === 13 ? 1 : 0,
    });
  }
  return points;
};

/** Five columns in proportion to the online tendency of the journey's steps; the lowest carries the signal. */
const columns: Formation = (phase) => {
  const counts = apportion(
    respondents,
    onlineTendency.map((step) => step.value),
  );
  const wide = 9;
  const pitch = 19;
  const points: Point[] = [];
  counts.forEach((count, bar) => {
    for (let i = 0; i < count; i++) {
      const row = Math.floor(i / wide);
      const breath = Math.sin(turn * (phase * 2 - row / 24) + bar * 0.9);
      points.push({
        x: 132 + bar * 216 + (i % wide) * pitch,
        y: 640 - row * pitch,
        radius: 5.1 + breath * 1.1,
        signal: bar === counts.length - 1 ? 1 : 0,
      });
    }
  });
  return points;
};

/** Nine quiet time lines; one of them carries the signal. */
const timelines: Formation = (phase) => {
  const lines = 9;
  const points: Point[] = [];
  for (let i = 0; i < respondents; i++) {
    const line = i % lines;
    const along = Math.floor(i / lines) / 112;
    const envelope = 0.35 + 0.65 * Math.sin(Math.PI * along) ** 2;
    const wave =
      Math.sin(turn * (along * 1.25 + phase) + line * 0.62) * 62 +
      Math.sin(turn * (along * 2.5 - phase) + line * 1.3) * 20;
    points.push({
      x: -14 + along * 1308,
      y: 150 + line * 54 + wave * envelope,
      radius: line === 5 ? 5.4 : 3.6,
      signal: line === 5 ? 1 : 0,
    });
  }
  return points;
};

const sequence: readonly Formation[] = [everybody, surface, columns, timelines];

/** Share of each quarter in which the points rest before they travel on. */
const rest = 0.36;

/** Which place each person (numbered from left to right) takes in a formation, so that the ways stay short. */
const seats = sequence.map((formation, index) => {
  const places = formation(index / sequence.length);
  return places
    .map((_, place) => place)
    .sort((a, b) => (places[a]?.x ?? 0) - (places[b]?.x ?? 0) || (places[a]?.y ?? 0) - (places[b]?.y ?? 0));
});

const ease = (t: number) => (t < 0.5 ? 4 * t ** 3 : 1 - (-2 * t + 2) ** 3 / 2);
const mix = (a: number, b: number, t: number) => a + (b - a) * t;

/** All points at a phase of the loop (0 to 1). Phase 0 is the middle of the rest of the first formation. */
export function pointsAt(phase: number): Point[] {
  const quarter = (phase * sequence.length + rest / 2) % sequence.length;
  const from = Math.floor(quarter);
  const to = (from + 1) % sequence.length;
  const travel = Math.max(0, (quarter - from - rest) / (1 - rest));
  const here = sequence[from]?.(phase) ?? [];
  const there = sequence[to]?.(phase) ?? [];
  const points: Point[] = [];
  for (let person = 0; person < respondents; person++) {
    const a = here[seats[from]?.[person] ?? 0];
    const b = there[seats[to]?.[person] ?? 0];
    if (!a || !b) continue;
    const delay = (person / respondents) * 0.34 + (((person * 7919) % 101) / 101) * 0.1;
    const t = ease(Math.min(1, Math.max(0, (travel - delay) / 0.56)));
    const lift = Math.sin(Math.PI * t) * (((person * 104729) % 97) / 97 - 0.5) * 46;
    points.push({
      x: mix(a.x, b.x, t) + lift * 0.4,
      y: mix(a.y, b.y, t) + lift,
      radius: mix(a.radius, b.radius, t),
      signal: mix(a.signal, b.signal, t),
    });
  }
  return points;
}
