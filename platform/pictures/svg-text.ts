const declaredEncoding = /^\s*<\?xml\s[^>]*?\bencoding\s*=\s*["']([\w.:-]+)["']/;

/** The encoding by the byte order mark, else by the XML declaration. */
function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const declared = declaredEncoding.exec(Buffer.from(bytes.subarray(0, 200)).toString('latin1'))?.[1];
  // A declaration that can be read as ASCII is not in UTF-16.
  return declared && !/^(?:utf-?16|ucs|iso-10646)/i.test(declared) ? declared : 'utf-8';
}

/**
 * The text of an SVG without byte order mark; undefined if its encoding is unknown, or if bytes are invalid in it.
 * @param isPart whether the bytes may end within a character; invalid ones are then replaced
 */
export function svgText(bytes: Uint8Array, isPart = false): string | undefined {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: !isPart }).decode(bytes);
  } catch {
    return undefined;
  }
}

const svgDoctype = /^<!DOCTYPE\s+(?:[^\s:>[]+:)?svg\b[^>[]*([>[])/i;
const svgTag = /^<(?:[^\s:<>/!?]+:)?svg[\s/>]/i;

/**
 * The position of the <svg> tag after prolog and comments; 'declarations' if the DOCTYPE contains declarations such as
 * entities; undefined if the text is no SVG.
 */
export function findDrawing(text: string): number | 'declarations' | undefined {
  let position = 0;
  for (;;) {
    position += /^\s*/.exec(text.slice(position))?.[0].length ?? 0;
    const rest = text.slice(position, position + 1_000);
    const ending = rest.startsWith('<?') ? '?>' : rest.startsWith('<!--') ? '-->' : undefined;
    const doctype = ending ? undefined : svgDoctype.exec(rest);
    if (doctype?.[1] === '[') return 'declarations';
    if (!ending && !doctype) return svgTag.test(rest) ? position : undefined;
    const end = text.indexOf(ending ?? '>', position + (ending === '-->' ? 4 : 2));
    if (end < 0) return undefined;
    position = end + (ending ?? '>').length;
  }
}
