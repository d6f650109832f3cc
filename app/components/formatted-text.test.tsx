import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { withoutMarkup } from '#content/inline-markup.ts';
import { FormattedText } from './formatted-text.tsx';

const markup = (text: string) => renderToStaticMarkup(<FormattedText text={text} className="mt-2 measure" />);

test('bold words, links, paragraphs and lists are rendered; a plain text is one paragraph', () => {
  expect(markup('Nur ein Satz, 3 * 4.')).toBe('<p class="mt-2 measure">Nur ein Satz, 3 * 4.</p>');
  expect(markup('Das ist **sehr** wichtig: [Partner](/partners).')).toContain(
    'Das ist <strong>sehr</strong> wichtig: <a href="/partners" class="underline underline-offset-4">Partner</a>.',
  );
  expect(markup('[Fedlex](https://www.fedlex.admin.ch/x)')).toContain(
    '<a href="https://www.fedlex.admin.ch/x" class="underline underline-offset-4" target="_blank" rel="noopener">',
  );
  expect(markup('Davor\n\n- eins\n- **zwei**')).toMatch(
    /^<p.*>Davor<\/p><ul.*<li>eins<\/li><li><strong>zwei<\/strong>/,
  );
});

test('blocks after the first keep the style of the text and the spacing of paragraphs', () => {
  expect(markup('Eins\n\nZwei\n\nZwei')).toBe(
    '<p class="mt-2 measure">Eins</p><p class="mt-2 measure mt-4!">Zwei</p><p class="mt-2 measure mt-4!">Zwei</p>',
  );
});

test('markup and unsafe link addresses stay text', () => {
  expect(markup('<b>a</b> [x](javascript:alert) [y](//evil.example)')).toBe(
    '<p class="mt-2 measure">&lt;b&gt;a&lt;/b&gt; [x](javascript:alert) [y](//evil.example)</p>',
  );
});

test('withoutMarkup removes the marks of bold words and links', () => {
  expect(withoutMarkup('Das **ist** [hier](/media) *so*.')).toBe('Das ist hier *so*.');
});
