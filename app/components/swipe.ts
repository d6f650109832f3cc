/** Minimum length of a swipe in pixels. */
const minSwipePixels = 50;

export interface Point {
  clientX: number;
  clientY: number;
}

/** What a touch does if it is a horizontal swipe: 1 moves on (a finger to the left), -1 moves back; otherwise 0. */
export function swipeStep(start: Point, end: Point): 1 | -1 | 0 {
  const x = end.clientX - start.clientX;
  if (Math.abs(x) < minSwipePixels || Math.abs(x) <= Math.abs(end.clientY - start.clientY)) return 0;
  return x < 0 ? 1 : -1;
}
