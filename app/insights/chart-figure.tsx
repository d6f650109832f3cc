import type { Scene } from './chart-kit/marks.ts';
import { type SvgStyle, svgMarks, svgPatterns } from './chart-kit/svg.ts';
import type { LayoutName } from './charts/draw-chart.ts';

/** Uses the site's colour tokens, so charts follow light, dark, print and forced colours. */
const pageStyle: SvgStyle = {
  fill: (colour) => `fill="var(--${colour})"`,
  stroke: (colour) => `stroke="var(--${colour})"`,
};

/** The SVG patterns shared by all charts of a page. */
export function ChartPatterns() {
  return (
    <svg width="0" height="0" aria-hidden="true" focusable="false" className="absolute">
      <defs dangerouslySetInnerHTML={{ __html: svgPatterns(pageStyle) }} />
    </svg>
  );
}

/** A chart in one of its layouts. */
export function ChartDrawing({ scene, label, className }: { scene: Scene; label: string; className: string }) {
  return (
    <svg
      viewBox={`0 0 ${scene.width} ${Math.ceil(scene.height)}`}
      width={scene.width}
      height={Math.ceil(scene.height)}
      role="img"
      aria-label={label}
      className={`h-auto w-full ${className}`}
      dangerouslySetInnerHTML={{ __html: svgMarks(scene, pageStyle) }}
    />
  );
}

interface ChartFigureProps {
  /** Accessible name. */
  label: string;
  draw: (layout: LayoutName) => Scene;
}

/** A chart in both layouts; the window's width decides which one is shown and read out. */
export function ChartFigure({ label, draw }: ChartFigureProps) {
  return (
    <>
      <ChartDrawing scene={draw('narrow')} label={label} className="max-w-md md:hidden print:hidden" />
      <ChartDrawing scene={draw('wide')} label={label} className="hidden max-w-[51rem] md:block print:block" />
    </>
  );
}
