/** A stylesheet with embedded fonts, because browsers don't load font files for a page opened from disk. */
export function withFonts(css: string, readFont: (address: string) => Buffer): string {
  return css.replace(
    /url\(["']?([^"')]+\.woff2)["']?\)/g,
    (_, address: string) => `url("data:font/woff2;base64,${readFont(address).toString('base64')}")`,
  );
}
