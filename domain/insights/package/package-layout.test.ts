import { expect, test } from 'vitest';
import { edition } from '#content/built-in-editions.ts';
import { isPackaged } from './package-layout.ts';

test('a package has charts and data under their present names', () => {
  const [card] = edition.insightCards;
  if (!card) throw new Error('no card');
  const { year } = edition.facts;
  const renamed = { ...edition, insightCards: [{ ...card, slug: 'wege-neu', formerSlugs: ['wege', 'weg-neu'] }] };
  const files = [
    'wege-neu.csv',
    'wege-neu-komma.csv',
    'wege-neu.csv-metadata.json',
    'wege-neu-vorschau.png',
    'wege.csv',
    'wege-komma.csv',
    'weg-neu.svg',
    'datapackage.json',
    `versicherungsmonitor-${year}-insights.zip`,
  ].map((name) => `/assets/insights/${year}/${name}`);
  const downloads = [`/assets/downloads/datentabellen-${year}.xlsx`, `/assets/downloads/praesentation-${year}.pdf`];
  expect([...files, ...downloads].filter((path) => isPackaged(path, renamed))).toEqual([
    `/assets/insights/${year}/wege-neu.csv`,
    `/assets/insights/${year}/wege-neu-komma.csv`,
    `/assets/insights/${year}/wege-neu.csv-metadata.json`,
    `/assets/insights/${year}/datapackage.json`,
    `/assets/downloads/datentabellen-${year}.xlsx`,
  ]);
});
