import { parse } from 'tldts';

/** Includes the characters that browsers read as a dot (UTS #46). */
const dotted = /[\p{L}\p{M}\p{N}-]+(?:[.。．｡][\p{L}\p{M}\p{N}-]+)+/gu;
/** Abbreviations without a space after the dot that end like a domain. */
const abbreviation = /^((dr|prof)\.med|(dipl|el|masch)\.ing|(abt|st|div)\.(it|hr)|co\.kg|[bm]\.sc)$/i;

/**
 * Whether a mail program would turn part of the text into a link: '://', 'www.', or a name below an existing top-level
 * domain, as in 'jetzt-gratis.ru'. 'St.Gallen' and 'A.B. Beispiel' are not links.
 */
export function mentionsWebAddress(text: string): boolean {
  const normal = text.normalize('NFKC');
  if (/:\/\/|\bwww\./i.test(normal)) return true;
  return (normal.match(dotted) ?? []).some((name) => {
    const plain = name.replace(/[。．｡]/g, '.');
    if (abbreviation.test(plain)) return false;
    const { isIcann, domain } = parse(plain.toLowerCase(), { extractHostname: false });
    return isIcann === true && domain !== null;
  });
}
