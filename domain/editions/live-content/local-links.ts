import { inlineMarkup } from '#content/inline-markup.ts';
import { withInner } from '../values/content-value.ts';
import { type PublishedContent, pageLink } from './page-link.ts';

const ownPage = /^\/(?![/\\])/;

/**
 * Texts with their links to pages in the content's language. A stored translation keeps the addresses of the original, so
 * that it can be compared with it.
 */
export function withLocalLinks<Value>(content: PublishedContent, value: Value): Value {
  const local = (inner: unknown): unknown => {
    if (typeof inner === 'string') {
      return inner.replace(inlineMarkup, (whole, _bold, words?: string, address = '') =>
        ownPage.test(address) ? `[${words}](${pageLink(content, address).href})` : whole,
      );
    }
    return withInner(inner, local);
  };
  return local(value) as Value;
}
