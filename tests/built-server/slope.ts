/** The slope of a straight line through points, by least squares. */
export function slope(points: readonly { x: number; y: number }[]): number {
  const mean = (coordinateOf: (point: { x: number; y: number }) => number) =>
    points.reduce((sum, point) => sum + coordinateOf(point), 0) / points.length;
  const [x, y] = [mean((point) => point.x), mean((point) => point.y)];
  const above = points.reduce((sum, point) => sum + (point.x - x) * (point.y - y), 0);
  return above / points.reduce((sum, point) => sum + (point.x - x) ** 2, 0);
}
