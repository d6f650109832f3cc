import { ascent, label, labelSize, line, type Part } from './marks.ts';
import type { Scale } from './scale.ts';

/** Quiet lines at the ticks from top to bottom and the numbers under them; the zero or first line is stronger. */
export function grid(scale: Scale, top: number, bottom: number, suffix = ''): Part {
  const lines = scale.ticks.map((tick, index) =>
    line(scale.at(tick), top, scale.at(tick), bottom, index === 0 ? 'ink-muted' : 'rule'),
  );
  const baseline = bottom + 8 + labelSize * ascent;
  const numbers = scale.ticks.map((tick, index) =>
    label(`${tick}${suffix}`, scale.at(tick), baseline, {
      colour: 'ink-muted',
      // The outermost number keeps inside of the picture.
      anchor: suffix && index === scale.ticks.length - 1 ? 'end' : suffix && index === 0 ? 'start' : 'middle',
    }),
  );
  return { marks: [...lines, ...numbers], bottom: baseline + 4 };
}
