import { inlineMarkup } from '#content/inline-markup.ts';

/** A part of a text that translators move but don't change: a reference, or bold words or a link with the words in it. */
export interface InlineCode {
  /** '{{facts.year}}', '**', '[' */
  start: string;
  /** '**', '](/partners)'; undefined for a reference, which contains no words. */
  end?: string;
  inner: Inline[];
}

export type Inline = string | InlineCode;

const codes = new RegExp(`(\\{\\{[\\w.]+\\}\\})|${inlineMarkup.source}`, 'g');

/** A text as words and codes. */
export function inlinesOf(text: string): Inline[] {
  const found: Inline[] = [];
  let from = 0;
  for (const match of text.matchAll(codes)) {
    const [whole, reference, bold, words = '', address = ''] = match;
    if (match.index > from) found.push(text.slice(from, match.index));
    if (reference) found.push({ start: reference, inner: [] });
    else if (bold !== undefined) found.push({ start: '**', end: '**', inner: inlinesOf(bold) });
    else found.push({ start: '[', end: `](${address})`, inner: inlinesOf(words) });
    from = match.index + whole.length;
  }
  if (from < text.length) found.push(text.slice(from));
  return found;
}

/** The codes of a text in the order of their starts. */
export const codesIn = (inlines: readonly Inline[]): InlineCode[] =>
  inlines.flatMap((inline) => (typeof inline === 'string' ? [] : [inline, ...codesIn(inline.inner)]));
