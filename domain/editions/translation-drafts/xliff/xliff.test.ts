import fc from 'fast-check';
import { expect, test } from 'vitest';
import { forAll } from '#tests/for-all.ts';
import { builtInTexts } from '../../live-content/built-in-content.server.ts';
import { hashedPlaces, originalHash } from '../../translations/original-hash.server.ts';
import { starterTranslationsOf } from '../../translations/starter-translations.server.ts';
import type { HashedPlace } from '../../translations/text-state.ts';
import { mergeXliff } from './import-xliff.server.ts';
import { readXliff, XliffProblem } from './read-xliff.ts';
import { writeXliff } from './write-xliff.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

/** The file as other programs may write it: with prefixes, other whitespace and attributes in another order. */
function rewritten(xliff: string): string {
  const [head = '', ...lines] = xliff.split('\n');
  const body = lines
    .join('\r\n\t')
    .replace(/<(\/?)([a-zA-Z]+)/g, '<$1x:$2')
    .replace('xmlns=', 'xmlns:x=')
    .replace(/(<x:\w+)((?: [\w:]+="[^"]*")+)(\/?>)/g, (_, name: string, attributes: string, end: string) => {
      const parts = attributes.match(/ [\w:]+="[^"]*"/g) ?? [];
      return name + parts.reverse().join('').replace(/^ /, '\n  ') + end;
    })
    .replace(
      /<x:segment/g,
      '<m:matches xmlns:m="urn:oasis:names:tc:xliff:matches:2.0"><m:match><x:source>anderes</x:source></m:match></m:matches>\n<x:segment',
    );
  return `${head}\n<!-- by a tool -->${body}`;
}

const word = fc.stringMatching(/^[a-zäöüé&<>"' ]{1,12}$/);
const reference = fc.constantFrom('{{facts.year}}', '{{premiums.health}}');
const link = word.map((words) => `[${words.replace(/[[\]]/g, '')}](/partners)`);
const bold = fc.tuple(fc.constantFrom('fett', 'zwei Worte'), reference).map(([words, key]) => `**${words} ${key}**`);
const text = fc
  .array(fc.oneof(word, reference, link, bold), { minLength: 1, maxLength: 6 })
  .map((parts) => parts.join(' x'));
const placeText = fc.oneof(text, fc.array(text, { minLength: 1, maxLength: 3 }));

const placeOf = (original: HashedPlace['original'], index: number): HashedPlace => ({
  id: `heading.text-${index}`,
  path: `heading.${index}`,
  original,
  maxLength: 5000,
  hash: originalHash(original),
});

test('export and import make no difference, even if another program rewrote the file', () => {
  forAll(
    fc.array(fc.tuple(placeText, placeText, fc.constantFrom('current', 'older', 'missing')), {
      minLength: 1,
      maxLength: 5,
    }),
    (drawn) => {
      const places = drawn.map(([original], index) => placeOf(original, index));
      const texts = Object.fromEntries(
        drawn.flatMap(([original, translated, state], index) => {
          const isList = Array.isArray(original);
          const parts = [translated].flat();
          const fitting = isList ? original.map((_, index) => parts[index % parts.length] ?? 'x') : (parts[0] ?? 'x');
          const { id, hash } = places[index] as HashedPlace;
          return state === 'missing'
            ? []
            : [[id, { text: fitting, originalHash: state === 'current' ? hash : 'older' }]];
        }),
      );
      const xliff = writeXliff({ document: 'about', language: 'fr', places, content: { texts } });
      for (const file of [xliff, rewritten(xliff)]) {
        const read = readXliff(bytes(file));
        expect(read).toMatchObject({ original: 'about', targetLanguage: 'fr-CH' });
        expect(mergeXliff(places, { texts }, read.units)).toEqual({ content: { texts }, taken: 0, outdated: [] });
      }
    },
  );
});

const documents = Object.entries(builtInTexts);
const starter = starterTranslationsOf(documents);

test.each(documents)('exporting and importing the starter’s %s changes nothing', (document, original) => {
  const places = hashedPlaces(document, original);
  const content = starter.get(`${document}.it`) ?? { texts: {} };
  const { units } = readXliff(bytes(rewritten(writeXliff({ document, language: 'it', places, content }))));
  expect(units).toHaveLength(places.length);
  expect(mergeXliff(places, { texts: {} }, units).content).toEqual(content);
});

test('characters that XML can’t contain survive export and import', () => {
  const places = [placeOf('Zeile\u000bum Zeile \ud800 😀', 0)];
  const texts = { 'heading.text-0': { text: 'Ligne\u0001 **à\uffff ligne**', originalHash: places[0]?.hash ?? '' } };
  const xliff = writeXliff({ document: 'about', language: 'fr', places, content: { texts } });
  const { units } = readXliff(bytes(xliff));
  expect(mergeXliff(places, { texts: {} }, units)).toEqual({ content: { texts }, taken: 1, outdated: [] });
});

test('texts of an older original are named, and the others taken', () => {
  const places = [placeOf('Alt', 0), placeOf('Neu {{facts.year}}', 1)];
  const xliff = writeXliff({ document: 'about', language: 'fr', places, content: { texts: {} } }).replace(
    /(<ph[^>]*\/>)<\/source>/,
    '$1</source><target>Nouveau <ph id="1"/></target>',
  );
  const changed = [placeOf('Anders', 0), places[1] as HashedPlace];
  const merged = mergeXliff(changed, { texts: {} }, readXliff(bytes(xliff)).units);
  expect(merged).toMatchObject({ taken: 1, outdated: ['heading.text-0'] });
  expect(merged.content.texts['heading.text-1']?.text).toBe('Nouveau {{facts.year}}');
});

const inXliff = (content: string) =>
  `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0"><file>${content}</file></xliff>`;

test.each([
  ['no XML', 'Das ist kein XML'],
  ['another root', '<html xmlns="http://www.w3.org/1999/xhtml"/>'],
  ['a cut file', '<?xml version="1.0"?><xliff xmlns="urn:oasis:names:tc:xliff:document:2.0"><file>'],
  ['a document type', '<!DOCTYPE x [<!ENTITY a "b">]><xliff xmlns="urn:oasis:names:tc:xliff:document:2.0"/>'],
  [
    'an unknown placeholder',
    '<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0"><file><unit id="a"><segment><source>a</source><target><ph id="9"/></target></segment></unit></file></xliff>',
  ],
  [
    'a code point beyond Unicode',
    '<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0"><file><unit id="a"><segment><source>a<cp hex="110000"/></source></segment></unit></file></xliff>',
  ],
  // The parser searches all open elements for a namespace: half a million levels occupied the server for minutes.
  ['a foreign element nested 200 deep', inXliff(`${'<a xmlns="">'.repeat(200)}${'</a>'.repeat(200)}`)],
  ['an element of 200 attributes', inXliff(`<note ${Array.from({ length: 200 }, (_, n) => `a${n}=""`).join(' ')}/>`)],
  [
    'a text of 200 MB made by placeholders',
    inXliff(
      `<unit id="a"><originalData><data id="d">${'x'.repeat(20_000)}</data></originalData><segment><source>${'<ph id="1" dataRef="d"/>'.repeat(10_000)}</source></segment></unit>`,
    ),
  ],
])('%s is refused whole', (_, file) => expect(() => readXliff(bytes(file))).toThrow(XliffProblem));
