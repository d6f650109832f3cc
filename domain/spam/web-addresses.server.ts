import { parse } from 'tldts';

/** Also the dots that browsers read as one (UTS #46). */
const dotted = /[\p{L}\p{M}\p{N}-]+(?:[.。．｡][\p{L}\p{M}\p{N}-]+)+/gu;
/** What is written without the blank after its dot and ends like a domain. */
const abbreviation = /^((dr|prof)\.med|(dipl|el|masch)\.ing|(abt|st|div)\.(it|hr)|co\.kg|[bm]\.sc)$/i;

/**
 * Whether a mail program would make a link of some part of the text: '://', 'www.', or a domain below one that exists, as
 * in 'jetzt-gratis.ru'. 'St.Gallen' and 'A.B. Beispiel' are none.
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
