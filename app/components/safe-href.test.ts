import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeHref } from './safe-href.ts';

test.each(['/', '/assets/studie.pdf', 'https://example.org/a?b=c#d', 'HTTP://example.org', ' https://example.org '])(
  '%j may be a link',
  (address) => expect(safeHref(address)).toBe(address.trim()),
);

test.each([
  null,
  undefined,
  '',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '//example.org',
  '/\\example.org',
  '/\t/example.org',
  '/\n/example.org',
  'https://user@example.org',
  'https:example.org',
  'studie.pdf',
])('%j may not be a link', (address) => expect(safeHref(address)).toBeUndefined());

test('only http, https and addresses of this site pass', () => {
  const own = 'https://own.example';
  const address = fc.oneof(
    fc.string(),
    fc.webUrl(),
    fc
      .array(fc.constantFrom('/', '\\', '\t', '\n', ' ', ':', 'javascript', 'https', 'x.example', '@', '#'))
      .map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(address, (text) => {
      const href = safeHref(text);
      if (href === undefined) return;
      const resolved = new URL(href, own);
      expect(['http:', 'https:']).toContain(resolved.protocol);
      if (href.startsWith('/')) expect(resolved.origin).toBe(own);
    }),
    { numRuns: 500 },
  );
});
