/** Elements without an end tag. */
const voidTags = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
const hidden = new Set(['script', 'style']);
const spokenAttributes = /\s(?:aria-label|aria-roledescription|alt|title|placeholder|content)="([^"]*)"/g;

const decoded = (text: string) =>
  text
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>');

/** The visible or spoken texts of a page, except those marked as another language. */
export function shownTexts(html: string): string[] {
  const texts: string[] = [];
  const open: { tag: string; isOmitted: boolean }[] = [];
  const isOmitted = () => open.at(-1)?.isOmitted ?? false;
  for (const [part] of html.replaceAll(/<!--.*?-->/gs, '').matchAll(/<[^>]+>|[^<]+/g)) {
    const [, isEnd, tag = ''] = /^<(\/?)([a-z0-9]+)/i.exec(part) ?? [];
    if (!tag) {
      if (!isOmitted() && part.trim()) texts.push(decoded(part.trim()));
    } else if (isEnd) open.pop();
    else {
      const isOther = tag !== 'html' && / (?:lang|hreflang)="/i.test(part);
      const isSkipped = isOmitted() || isOther || hidden.has(tag);
      if (!isSkipped) for (const [, spoken = ''] of part.matchAll(spokenAttributes)) texts.push(decoded(spoken));
      if (!voidTags.has(tag) && !part.endsWith('/>')) open.push({ tag, isOmitted: isSkipped });
    }
  }
  return texts;
}
