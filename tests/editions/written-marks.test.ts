/** Bold words and links are shown wherever the editor offers them. */
import { expect, test } from 'vitest';
import { renderDocument } from '#app/entry-server.tsx';
import { routes } from '#app/routes.ts';
import { edition2024 } from '#content/edition-2024.ts';
import type { PageTexts } from '#content/page-schemas.ts';
import type { EditionDocument } from '#content/schemas.ts';
import { builtInTexts, firstVersionsOf } from '#domain/editions/live-content/built-in-content.server.ts';
import { composeSiteContent } from '#domain/editions/live-content/compose-site-content.server.ts';
import { createPageRenderer } from '#server/pages/render-page.ts';

let count = 0;
const marked = (text: string) => {
  count += 1;
  return `${text} **fett-${count}** [Verweis-${count}](/partners)`;
};
const withMarked = <Block extends { text: string }>(blocks: readonly Block[]) =>
  blocks.map((block) => ({ ...block, text: marked(block.text) }));

/**
 * Adds marks to every text for which the editor offers them: leads below a kicker and a title, paragraphs and lists.
 */
function withMarks(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withMarks);
  if (value === null || typeof value !== 'object') return value;
  const isHeading = 'kicker' in value && 'title' in value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      if (name === 'lead' && isHeading) return [name, marked(inner)];
      if (name === 'paragraphs' || (name === 'items' && 'paragraphs' in value)) return [name, inner.map(marked)];
      return [name, withMarks(inner)];
    }),
  );
}

const { homeTexts, aboutTexts, orderTexts } = edition2024;
const document: EditionDocument = {
  ...edition2024,
  homeTexts: {
    ...homeTexts,
    cards: withMarked(homeTexts.cards),
    foundation: { ...homeTexts.foundation, paragraphs: homeTexts.foundation.paragraphs.map(marked) },
  },
  aboutTexts: {
    ...aboutTexts,
    infoBlocks: withMarked(aboutTexts.infoBlocks),
    chronicle: { ...aboutTexts.chronicle, entries: withMarked(aboutTexts.chronicle.entries) },
  },
  orderTexts: { description: marked(orderTexts.description), topics: withMarked(orderTexts.topics) },
};
const content = composeSiteContent({
  language: 'de',
  languagesOf: {},
  texts: withMarks(builtInTexts) as PageTexts,
  editions: firstVersionsOf([document]),
  currentStudy: null,
});
const data = new Map<string, unknown>([
  ['is-partner-area-open', false],
  ['original-edition', content.current.edition],
  ['privacy-lists', { 'stored-data': [], cookies: [], terms: [], recipients: [] }],
]);
const pages = createPageRenderer({
  frontEnd: {
    renderDocument,
    files: { document: { script: '/own.js', styles: [], font: null }, modulesOf: () => [] },
    cachesPages: true,
  },
  publicUrl: 'https://example.org',
  answer: async () => [] as never,
  data: async (name) => data.get(name) ?? [],
  readVersion: async () => undefined,
  content: () => content,
});

test('bold words and links are shown on every page', async () => {
  const shown = new Set<string>();
  for (const { path } of routes) {
    const { status, identity } = await pages.page({ language: 'de', path, search: new URLSearchParams() });
    const html = identity.toString();
    // Props of islands are data; islands show marks in the same way. Descriptions for search engines have none.
    const visible = html
      .replaceAll(/<script(?! type="application\/ld\+json")[\s\S]*?<\/script>/g, '')
      .replaceAll(/ data-props="[^"]*"/g, '');
    expect(status, path).toBeLessThan(400);
    expect(visible.match(/.{0,60}(\*\*|\]\().{0,40}/g), path).toBeNull();
    for (const [, index] of visible.matchAll(/<strong>fett-(\d+)<\/strong>/g)) shown.add(index ?? '');
  }
  const all = Array.from({ length: count }, (_, index) => String(index + 1));
  expect(all.filter((index) => !shown.has(index))).toEqual([]);
});
