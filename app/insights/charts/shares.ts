import type { ShareBlock } from '#content/schemas.ts';
import { heading, headingSize } from '../chart-kit/heading.ts';
import type { Mark, Part, Scene } from '../chart-kit/marks.ts';
import { paintsFor, rowPaints } from '../chart-kit/paints.ts';
import { fitsOneBar, shareBar, shareRows, wholeScale } from '../chart-kit/share-bars.ts';
import type { ChartLayout } from './chart-layout.ts';

/** Blocks of shares in a column, each with its question as heading. */
export function shareBlocks(blocks: readonly ShareBlock[], layout: ChartLayout, y = 0): Part {
  const { width, isNarrow, highlight, words } = layout;
  const isExclusive = blocks.length === 1;
  const valueSize = isExclusive ? (isNarrow ? 32 : 64) : isNarrow ? 22 : 26;
  const thickness = isExclusive ? (isNarrow ? 64 : 96) : isNarrow ? 36 : 44;
  const marks: Mark[] = [];
  let bottom = y;
  const names = (block: ShareBlock) => block.parts.map((part) => part.label).join('\n');
  // Questions with the same answers are compared, so they are drawn alike.
  const isOneBar = (block: ShareBlock) =>
    blocks.every(
      (candidate) => names(candidate) !== names(block) || fitsOneBar(candidate, { width, valueSize, words }),
    );
  blocks.forEach((block, index) => {
    let top = bottom + (index === 0 ? 0 : isNarrow ? 28 : 34);
    if (!isExclusive) {
      marks.push(heading(block.label, 0, top));
      top += headingSize + 14;
    }
    const labels = block.parts.map((part) => part.label);
    const options = { x: 0, y: top, width, block, paintOf: paintsFor(labels, highlight), thickness, valueSize, words };
    if (isOneBar(block)) {
      const bar = shareBar(options);
      const next = blocks[index + 1];
      marks.push(...bar.marks);
      bottom = bar.bottom;
      // Consecutive bars share one scale.
      if (!next || !isOneBar(next)) {
        const scale = wholeScale(0, bottom, options);
        marks.push(...scale.marks);
        bottom = scale.bottom;
      }
    } else {
      const rows = shareRows({ ...options, paintOf: rowPaints(highlight) }, isNarrow);
      marks.push(...rows.marks);
      bottom = rows.bottom;
    }
  });
  return { marks, bottom };
}

/** The distribution of answers to one or more questions. */
export function shares({ blocks }: { blocks: readonly ShareBlock[] }, layout: ChartLayout): Scene {
  const { marks, bottom } = shareBlocks(blocks, layout);
  return { width: layout.width, height: bottom + 2, marks };
}
