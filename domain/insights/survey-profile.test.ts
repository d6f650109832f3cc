import { SaxesParser } from 'saxes';
import { expect, test } from 'vitest';
import { editionDocuments } from '#content/built-in-editions.ts';
import { siteContentOf } from '#domain/editions/live-content/built-in-content.server.ts';
import { languages } from '#platform/languages.ts';
import { ddiCodebook } from './package/ddi-codebook.ts';
import { surveyProfile } from './survey-profile.ts';
import { surveyProfileWords } from './survey-profile-words.ts';

const { edition } = siteContentOf(editionDocuments).current;

/** The texts of an XML document by the names of their elements. */
function textsOf(xml: string): Map<string, string> {
  const texts = new Map<string, string>();
  const path: string[] = [];
  const parser = new SaxesParser();
  parser.on('opentag', ({ name }) => void path.push(name));
  parser.on('text', (text) => text.trim() && texts.set(path.at(-1) ?? '', text));
  parser.on('closetag', () => void path.pop());
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(xml).close();
  return texts;
}

test('a profile has every disclosure item in each language; what isn’t stated stays empty', () => {
  for (const language of languages) {
    const items = surveyProfile(edition, language);
    expect(items.map(({ item }) => item)).toEqual(Object.keys(surveyProfileWords(language).labels));
    const open = items.filter(({ text }) => text === null).map(({ item }) => item);
    expect(open).toEqual(['population', 'frame', 'recruiting', 'mode', 'languages', 'weighting']);
  }
});

test('only an edition that states a random sample mentions intervals', () => {
  const random = { ...edition, disclosure: { ...edition.disclosure, isRandomSample: true } };
  const precision = (shown: typeof edition) =>
    surveyProfile(shown, 'de').find(({ item }) => item === 'precision')?.text;
  expect(precision(edition)).toMatch(/^Vertrauensintervalle werden nicht ausgewiesen/);
  expect(precision(random)).toMatch(/^Zufallsstichprobe/);
});

test('the DDI codebook has the texts of the profile', () => {
  const disclosure = { ...edition.disclosure, population: 'Personen ab 18 Jahren & älter <CH>' };
  const described = {
    language: 'de',
    edition: { ...edition, disclosure },
    publicUrl: 'https://www.example.org',
  } as const;
  const texts = textsOf(
    ddiCodebook({ ...described, version: { number: 1, liveAt: '2024-07-01T10:00:00.000Z', note: null } }),
  );
  expect(texts.get('universe')).toBe(disclosure.population);
  expect(texts.get('fundAg')).toBe(disclosure.sponsor);
  for (const name of ['txt', 'sampProc', 'collMode', 'weight']) expect(texts.get(name), name).toBe('keine Angabe');
  expect(texts.get('dataAppr')).toBe("1'009 Befragte");
});
