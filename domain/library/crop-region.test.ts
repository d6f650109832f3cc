import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { forAll } from '#tests/for-all.ts';
import { cropRegion, cropShapes, cropSizes, shapeNames } from './crop-region.ts';

const picture = fc.record({ width: fc.integer({ min: 1, max: 8_000 }), height: fc.integer({ min: 1, max: 8_000 }) });
const focus = fc.record({ focalX: fc.integer({ min: 0, max: 100 }), focalY: fc.integer({ min: 0, max: 100 }) });
const shapes = fc.constantFrom(...shapeNames);

describe('the crop region of a shape', () => {
  test('is inside the picture, as large as possible, and has the aspect ratio within half a pixel', () => {
    forAll(picture, shapes, focus, (size, shape, point) => {
      const { left, top, width, height } = cropRegion(size, shape, point);
      expect([left, top, width, height].every(Number.isInteger)).toBe(true);
      expect(left >= 0 && top >= 0 && width >= 1 && height >= 1).toBe(true);
      expect(left + width <= size.width && top + height <= size.height).toBe(true);
      expect(width === size.width || height === size.height).toBe(true);
      const { across, down } = cropShapes[shape];
      const scale = Math.min(size.width / across, size.height / down);
      expect(Math.abs(width - Math.max(1, across * scale))).toBeLessThanOrEqual(0.5);
      expect(Math.abs(height - Math.max(1, down * scale))).toBeLessThanOrEqual(0.5);
    });
  });

  test('contains the focal point, also at borders and corners', () => {
    forAll(picture, shapes, focus, (size, shape, point) => {
      const { left, top, width, height } = cropRegion(size, shape, point);
      const [x, y] = [(size.width * point.focalX) / 100, (size.height * point.focalY) / 100];
      expect(x >= left - 0.5 && x <= left + width + 0.5 && y >= top - 0.5 && y <= top + height + 0.5).toBe(true);
    });
    expect(cropRegion({ width: 1000, height: 500 }, 'portrait', { focalX: 0, focalY: 0 })).toMatchObject({ left: 0 });
    expect(cropRegion({ width: 1000, height: 500 }, 'portrait', { focalX: 100, focalY: 50 })).toEqual({
      left: 600,
      top: 0,
      width: 400,
      height: 500,
    });
    expect(cropRegion({ width: 1000, height: 500 }, 'portrait', { focalX: 30, focalY: 50 })).toMatchObject({
      left: 100,
    });
  });
});

test('crops are never upscaled', () => {
  forAll(picture, shapes, focus, (size, shape, point) => {
    const region = cropRegion(size, shape, point);
    const sizes = cropSizes(region, shape);
    expect(sizes.length).toBeGreaterThan(0);
    for (const made of sizes) {
      expect(made.width >= 1 && made.height >= 1 && made.width <= region.width).toBe(true);
      expect(made.height).toBeLessThanOrEqual(region.height + 1);
    }
  });
});
