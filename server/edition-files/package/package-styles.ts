/** A stylesheet with its fonts in it: browsers load no font from a file beside one that is opened from a disk. */
export function withFonts(css: string, readFont: (address: string) => Buffer): string {
  return css.replace(
    /url\(["']?([^"')]+\.woff2)["']?\)/g,
    (_, address: string) => `url("data:font/woff2;base64,${readFont(address).toString('base64')}")`,
  );
}
