const pictureTag = /^(?:[\w.-]+:)?(?:image|feimage)[\s/>]/i;
const href = /\b(?:xlink:)?href\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;
/** Nothing is fetched when a drawing is drawn, so other addresses come to nothing; '&' could spell 'data:' in another way. */
const plainAddress = /^(?!data:)[^&]*$/i;
const bitmapAddress = /^data:image\/(?:png|jpe?g|gif|webp|avif);base64,([A-Za-z0-9+/=\s]*)$/;

/**
 * The bitmaps that a drawing carries in itself. What draws it decodes them whatever their size, so their pixels have to be
 * counted before.
 * @returns undefined when it has pictures that can't be looked at: of other formats, or otherwise encoded
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
