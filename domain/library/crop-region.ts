/** Geometry of crops, without dependencies: shared by the form's preview and the server. */

export const shapeNames = ['portrait', 'wide', 'gallery'] as const;
export type ShapeName = (typeof shapeNames)[number];

interface CropShape {
  /** Aspect ratio. */
  across: number;
  down: number;
  /** Widths in pixels of the generated files, smallest first; never larger than the region. */
  widths: readonly number[];
}

export const cropShapes: Record<ShapeName, CropShape> = {
  /** A person on /about. */
  portrait: { across: 4, down: 5, widths: [480, 960] },
  /** Beside a media report. */
  wide: { across: 16, down: 9, widths: [320, 640] },
  /** In the gallery of /media. */
  gallery: { across: 3, down: 2, widths: [800, 1600] },
};

/** The point to keep visible, in per cent from left and top. */
export interface FocalPoint {
  focalX: number;
  focalY: number;
}

interface Size {
  width: number;
  height: number;
}

export interface Region extends Size {
  left: number;
  top: number;
}

const between = (from: number, value: number, to: number) => Math.min(Math.max(value, from), to);

/** The largest region of a shape, centred on the focal point as far as the borders allow; in whole pixels. */
export function cropRegion(picture: Size, shape: ShapeName, { focalX, focalY }: FocalPoint): Region {
  const { across, down } = cropShapes[shape];
  const scale = Math.min(picture.width / across, picture.height / down);
  const width = between(1, Math.round(across * scale), picture.width);
  const height = between(1, Math.round(down * scale), picture.height);
  const left = between(0, Math.round((picture.width * focalX) / 100 - width / 2), picture.width - width);
  const top = between(0, Math.round((picture.height * focalY) / 100 - height / 2), picture.height - height);
  return { left, top, width, height };
}

/** The sizes to generate from a region: those it is large enough for, else its own size. */
export function cropSizes({ width, height }: Region, shape: ShapeName): Size[] {
  const { across, down, widths } = cropShapes[shape];
  const fitting = widths.filter((fixed) => fixed <= width);
  if (fitting.length === 0) return [{ width, height }];
  return fitting.map((fixed) => ({ width: fixed, height: Math.round((fixed * down) / across) }));
}
