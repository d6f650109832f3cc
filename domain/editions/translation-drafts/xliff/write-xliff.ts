import { languageDetails, type OtherLanguage, originalLanguage } from '#platform/languages.ts';
import { escapeXml } from '#platform/xml.ts';
import type { TranslationContent } from '../../documents/translation-content.ts';
import { linesOf } from '../../translations/text-places.ts';
import { type HashedPlace, textState } from '../../translations/text-state.ts';
import { codesIn, type Inline, type InlineCode, inlinesOf } from './inline-codes.ts';

export const xliffNamespace = 'urn:oasis:names:tc:xliff:document:2.0';

/** Characters that XML can't contain; a draft may have them, as only its publication is refused. */
const notInXml = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

const wordsInXml = (words: string): string =>
  escapeXml(words).replace(
    notInXml,
    (character) => `<cp hex="${character.charCodeAt(0).toString(16).padStart(4, '0')}"/>`,
  );

const isSame = (one: InlineCode, other: InlineCode) => one.start === other.start && one.end === other.end;

/** The codes of a unit with their ids; a translation has the ids of the original's codes. */
class UnitCodes {
  readonly #codes: InlineCode[];

  constructor(original: readonly string[]) {
    this.#codes = original.flatMap((part) => codesIn(inlinesOf(part)));
  }

  data(): string {
    if (this.#codes.length === 0) return '';
    const lines = this.#codes.flatMap(({ start, end }, index) => [
      `<data id="d${index + 1}">${escapeXml(start)}</data>`,
      ...(end === undefined ? [] : [`<data id="d${index + 1}e">${escapeXml(end)}</data>`]),
    ]);
    return `<originalData>${lines.join('')}</originalData>`;
  }

  /** @param used ids that this text already uses */
  write(inlines: readonly Inline[], used: Set<number> = new Set()): string {
    return inlines
      .map((inline) => {
        if (typeof inline === 'string') return wordsInXml(inline);
        let index = this.#codes.findIndex((code, position) => !used.has(position) && isSame(code, inline));
        // A code that the original doesn't have: the check asks for its removal.
        if (index < 0) index = this.#codes.push(inline) - 1;
        used.add(index);
        const id = index + 1;
        if (inline.end === undefined) return `<ph id="${id}" dataRef="d${id}" disp="${escapeXml(inline.start)}"/>`;
        const inner = this.write(inline.inner, used);
        return `<pc id="${id}" dataRefStart="d${id}" dataRefEnd="d${id}e">${inner}</pc>`;
      })
      .join('');
  }
}

function unit(place: HashedPlace, { texts }: TranslationContent): string {
  const parts = linesOf(place.original);
  const translated = texts[place.id];
  const translatedParts = translated ? linesOf(translated.text) : [];
  const codes = new UnitCodes(parts);
  const used = { source: new Set<number>(), target: new Set<number>() };
  const state = textState(place, translated) === 'current' ? 'translated' : 'initial';
  const isWritten = translatedParts.length === parts.length && textState(place, translated) !== 'missing';
  const segments = parts.map((part, index) => {
    const source = codes.write(inlinesOf(part), used.source);
    const target = isWritten ? codes.write(inlinesOf(translatedParts[index] ?? ''), used.target) : undefined;
    return [
      `    <segment id="s${index + 1}" state="${state}">`,
      `     <source xml:space="preserve">${source}</source>`,
      ...(target === undefined ? [] : [`     <target xml:space="preserve">${target}</target>`]),
      '    </segment>',
    ].join('\n');
  });
  const data = codes.data();
  return [
    `   <unit id="${place.id}" canResegment="no">`,
    ...(data ? [`    ${data}`] : []),
    ...segments,
    '   </unit>',
  ].join('\n');
}

interface ExportedTranslation {
  document: string;
  language: OtherLanguage;
  places: readonly HashedPlace[];
  content: TranslationContent;
}

/** The texts of a document with their translation as XLIFF 2.1. Texts that need work have the state 'initial'. */
export function writeXliff({ document, language, places, content }: ExportedTranslation): string {
  const [source, target] = [languageDetails[originalLanguage].locale, languageDetails[language].locale];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<xliff xmlns="${xliffNamespace}" version="2.1" srcLang="${source}" trgLang="${target}">`,
    `  <file id="${document}" original="${document}">`,
    ...places.map((place) => unit(place, content)),
    '  </file>',
    '</xliff>',
    '',
  ].join('\n');
}
