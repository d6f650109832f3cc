import { expect, test } from 'vitest';
import { edition } from '#content/built-in-editions.ts';
import type { ArchiveEdition } from '#content/page-schemas.ts';
import type { Study } from '#domain/studies/study-answer.ts';
import { archiveEditions } from './archive-editions.ts';

const fixed: ArchiveEdition[] = [
  {
    year: 2023,
    title: 'Ausgabe 2023',
    description: 'Nachhaltigkeit',
    pages: 142,
    date: '2023-07-03',
    downloadLinks: {
      selectedInsights: { de: 'https://example.org/si-de', en: 'https://example.org/si-en' },
      onePager: {},
    },
  },
];

const record: Study = {
  id: '1',
  createdAt: '2024-06-03T00:00:00.000Z',
  updatedAt: '2024-06-03T00:00:00.000Z',
  title: 'Neuer Titel',
  description: 'Neuer Text',
  year: 2023,
  pdfUrl: 'https://example.org/neu.pdf',
  pages: 150,
  language: 'fr',
  publishedAt: '2023-08-01T00:00:00.000Z',
  isCurrentEdition: false,
};

const [plain] = archiveEditions('de', fixed, [], []);

test('without a record the entry of the page text is shown', () => {
  expect(plain).toEqual({
    year: 2023,
    title: { text: 'Ausgabe 2023', lang: undefined },
    description: { text: 'Nachhaltigkeit', lang: undefined },
    pages: 142,
    date: '2023-07-03',
    selectedInsights: { de: 'https://example.org/si-de', en: 'https://example.org/si-en' },
    onePager: {},
  });
});

test('a record of the same year replaces texts and links; the first of two records counts', () => {
  const [shown] = archiveEditions('de', fixed, [{ ...record, year: 2019 }, record, { ...record, title: 'Älter' }], []);
  expect(shown).toEqual({
    year: 2023,
    title: { text: 'Neuer Titel', lang: undefined },
    description: { text: 'Neuer Text', lang: undefined },
    pages: 150,
    date: '2023-08-01T00:00:00.000Z',
    selectedInsights: { fr: 'https://example.org/neu.pdf' },
    onePager: {},
  });
});

test('earlier editions that the page text doesn’t list are added, newest first', () => {
  const { facts } = edition;
  const shown = archiveEditions(
    'de',
    fixed,
    [{ ...record, year: 2022 }],
    [facts, { ...facts, year: 2022 }, { ...facts, year: 2023 }],
  );
  expect(shown.map(({ year, title, date }) => [year, title.text, date])).toEqual([
    [2024, facts.title, undefined],
    [2023, 'Ausgabe 2023', '2023-07-03'],
    [2022, 'Neuer Titel', '2023-08-01T00:00:00.000Z'],
  ]);
});

test('handouts of an edition are linked if neither entry nor record names a document', () => {
  const made = { onePager: { de: '/one-pager.pdf' }, selectedInsights: { de: '/selected-insights.pdf' } };
  const linked = (records: Study[]) => {
    const [shown] = archiveEditions('de', fixed, records, [], new Map([[2023, made]]));
    return { onePager: shown?.onePager, selectedInsights: shown?.selectedInsights };
  };
  expect(linked([])).toEqual({ ...made, selectedInsights: fixed[0]?.downloadLinks.selectedInsights });
  expect(linked([record])).toEqual({ ...made, selectedInsights: { fr: record.pdfUrl } });
});

test('fields that a record leaves empty keep their value', () => {
  const empty = { ...record, description: null, pdfUrl: null, pages: null, publishedAt: null };
  expect(archiveEditions('de', fixed, [empty], [])).toEqual([
    { ...plain, title: { text: 'Neuer Titel', lang: undefined } },
  ]);
});

test('in another language a record has its translated texts, or the German ones marked as such', () => {
  const translated = { ...record, translations: { fr: { description: 'Nouveau texte' } } };
  const [shown] = archiveEditions('fr', fixed, [translated], []);
  expect(shown?.title).toEqual({ text: 'Neuer Titel', lang: 'de' });
  expect(shown?.description).toEqual({ text: 'Nouveau texte', lang: undefined });
  const [written] = archiveEditions('fr', fixed, [{ ...record, description: null }], []);
  expect(written?.description).toEqual({ text: 'Nachhaltigkeit', lang: undefined });
});
