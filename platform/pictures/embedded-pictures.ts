const pictureTag = /^(?:[\w.-]+:)?(?:image|feimage)[\s/>]/i;
const href = /\b(?:xlink:)?href\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;
/**
 * Addresses that can't be data URLs; nothing is fetched while rendering. '&' is excluded because an entity could spell
 * 'data:'.
 */
const plainAddress = /^(?!data:)[^&]*$/i;
const bitmapAddress = /^data:image\/(?:png|jpe?g|gif|webp|avif);base64,([A-Za-z0-9+/=\s]*)$/;

/**
 * The bitmaps embedded in an SVG. The renderer decodes them whatever their size, so their pixels have to be counted
 * first.
 * @returns undefined if it has pictures that can't be checked: other formats or encodings
 */
export function embeddedPictures(svg: string): Buffer[] | undefined {
  const found: Buffer[] = [];
  for (const tag of svg.split('<')) {
    if (!pictureTag.test(tag)) continue;
    for (const [, double, single] of tag.matchAll(href)) {
      const address = (double ?? single ?? '').trim();
      if (plainAddress.test(address.slice(0, 20))) continue;
      const base64 = bitmapAddress.exec(address)?.[1];
      if (base64 === undefined) return undefined;
      found.push(Buffer.from(base64, 'base64'));
    }
  }
  return found;
}
