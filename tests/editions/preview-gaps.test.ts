/** Unfinished drafts on the real pages: what is missing is shown as a gap. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { insightsMarkup } from '#app/insights/insights-markup.tsx';
import { edition2024 } from '#content/edition-2024.ts';
import { pageDocuments } from '#content/page-schemas.ts';
import { resolveEdition } from '#content/resolve-edition.ts';
import type { EditionDocument } from '#content/schemas.ts';
import { findField } from '#domain/editions/documents/document-fields.ts';
import { withGapsFilled } from '#domain/editions/documents/fill-gaps.ts';
import { nextEdition } from '#domain/editions/documents/next-edition.ts';
import { builtInTexts, siteContentOf } from '#domain/editions/live-content/built-in-content.server.ts';
import { valueAt, withValue } from '#domain/editions/values/content-value.ts';
import { gap } from '#platform/numbers.ts';

/** Paths of all fields with a text or number. */
function leavesOf(value: unknown, path = ''): string[] {
  if (value === null || typeof value !== 'object') return [path];
  return Object.entries(value).flatMap(([name, inner]) => leavesOf(inner, path ? `${path}.${name}` : name));
}

const insightsOf = (filled: unknown) => {
  const content = siteContentOf([filled as EditionDocument]);
  return insightsMarkup({
    content,
    live: content.current,
    card: 1,
    isEmbedded: false,
    publicUrl: 'https://example.org',
  });
};
/** Missing numbers that were drawn or written. Data for search engines, which see no previews, doesn't count. */
const brokenIn = (html: string) =>
  html.replace(/<script.*?<\/script>/gs, '').match(/.{0,40}(NaN|undefined|Infinity).{0,40}/g);

test('a document without errors is shown unchanged', () => {
  expect(withGapsFilled('edition-2024', edition2024)).toBe(edition2024);
});

test('a new edition is shown before it is filled in: no value is invented, each gap is marked', () => {
  const filled = withGapsFilled('edition-2025', nextEdition(edition2024)) as EditionDocument;
  expect(filled.facts.subtitle).toBe(gap);
  expect(resolveEdition(filled).insightCards[4]?.message).toContain(`entfallen ${gap} auf`);
  const html = insightsOf(filled);
  expect(brokenIn(html)).toBeNull();
  expect(html.match(/Werte fehlen noch: digital, analog/)).not.toBeNull();
});

test('a value out of its range, one that is no number and one that does not exist are gaps', () => {
  const wrong = { 'service.digital.value': 420, 'offers.more.value': 'ca. 20' };
  let content: unknown = edition2024;
  for (const [path, value] of Object.entries(wrong)) content = withValue(content, `figures.${path}`, value);
  content = withValue(content, 'insightCards.0.message', 'Es sind {{premiums.nothing}}.');
  content = withValue(content, 'keyFigures.0.figure', 'study.nothing');
  const filled = withGapsFilled('edition-2024', content) as EditionDocument;
  const edition = resolveEdition(filled);
  expect(edition.insightCards[0]?.message).toBe(`Es sind ${gap}.`);
  expect(edition.keyFigures[0]?.figure.value).toBeNaN();
  expect(brokenIn(insightsOf(filled))).toBeNull();
  expect(insightsOf(filled).match(/420%|ca\. 20/)).toBeNull();
});

describe('with any fields missing', () => {
  test('an edition can be shown', () => {
    const leaves = leavesOf(edition2024).filter((path) => !/\.(id|year|kind|key)$/.test(path));
    fc.assert(
      fc.property(fc.subarray(leaves, { minLength: 1, maxLength: 30 }), (missing) => {
        let content: unknown = edition2024;
        for (const path of missing) content = withValue(content, path, /\.value$/.test(path) ? null : '');
        const filled = withGapsFilled('edition-2024', content);
        if (filled === undefined) return;
        expect(brokenIn(insightsOf(filled))).toBeNull();
      }),
      { numRuns: 15 },
    );
  });

  test.each(Object.keys(pageDocuments))('the texts of %s can be shown', (document) => {
    const content = builtInTexts[document as keyof typeof builtInTexts];
    const texts = leavesOf(content).filter((path) => {
      const field = findField(document, path);
      return field?.definition.type === 'string' && !('format' in field.definition) && !field.meta.control;
    });
    fc.assert(
      fc.property(fc.subarray(texts, { minLength: 1, maxLength: 5 }), (missing) => {
        let changed: unknown = content;
        for (const path of missing) changed = withValue(changed, path, '');
        const filled = withGapsFilled(document, changed);
        for (const path of missing) expect([gap, ''], path).toContain(valueAt(filled, path));
      }),
      { numRuns: 20 },
    );
  });
});
