/** A picture of more pixels is refused. */
export const maxPixels = 24_000_000;
