import { inlineMarkup } from '#content/inline-markup.ts';
import { unfinishedReference } from '#content/resolve-edition.ts';
import { characterFindings } from '../documents/check-texts.ts';
import { error, type Finding, warning } from '../documents/finding.ts';
import { translationContent } from '../documents/translation-content.ts';
import { linesOf, type PlaceText } from './text-places.ts';
import { type HashedPlace, textState } from './text-state.ts';

const reference = /\{\{[\w.]+\}\}/g;

const referencesIn = (text: string): string[] => text.match(reference) ?? [];

/** Numbers in a text, in any script: '24', '½'. Groups of thousands and decimals count separately. */
const numbersIn = (text: string): string[] => text.replaceAll(reference, ' ').match(/\p{N}+/gu) ?? [];

/** '**' for each bold part, the address for each link. */
const marksIn = (text: string): string[] =>
  [...text.matchAll(inlineMarkup)].map(([, bold, , address = '']) => (bold === undefined ? address : '**'));

/** Items that occur more often in one list than in the other. */
function surplus(found: readonly string[], expected: readonly string[]): string[] {
  const left = [...expected];
  return found.filter((item) => {
    const index = left.indexOf(item);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}

const named = (mark: string) => (mark === '**' ? 'the **bold** words' : `the link to ${mark}`);

/** Why a text can't replace its original; undefined if it can. */
function problemOf(original: string, text: string, maxLength: number): string | undefined {
  const lost = surplus(referencesIn(original), referencesIn(text));
  if (lost.length > 0) return `Keep ${lost.join(' and ')}: the original has it here.`;
  const added = surplus(referencesIn(text), referencesIn(original));
  if (added.length > 0) return `Remove ${added.join(' and ')}: the original doesn’t have it here.`;
  const unfinished = unfinishedReference(text);
  if (unfinished) return `Finish «${unfinished}», or remove its braces.`;
  const number = numbersIn(text).find((number) => !numbersIn(original).includes(number));
  if (number) return `Remove ${number}: the original has no such number. Figures are written as references.`;
  const lostMarks = surplus(marksIn(original), marksIn(text));
  if (lostMarks.length > 0) return `Keep ${lostMarks.map(named).join(' and ')} of the original.`;
  const addedMarks = surplus(marksIn(text), marksIn(original));
  if (addedMarks.length > 0) return `Remove ${addedMarks.map(named).join(' and ')}: the original has none here.`;
  if (text.length > maxLength) return `Shorten this to ${maxLength} characters at the most.`;
  return undefined;
}

function problemOfPlace({ original, maxLength }: HashedPlace, text: PlaceText): string | undefined {
  const [from, to] = [linesOf(original), linesOf(text)];
  if (typeof original !== typeof text) return 'Write this as the original is written: as a text, or as a list.';
  if (from.length !== to.length || to.some((line) => line.trim() === ''))
    return `Give as many parts as the original has: ${from.length}.`;
  return from.map((line, index) => problemOf(line, to[index] ?? '', maxLength)).find(Boolean);
}

/** Errors that prevent the publication of a translation, and warnings. The path of a finding is the id of its place. */
export function checkTranslation(places: readonly HashedPlace[], content: unknown): Finding[] {
  const read = translationContent.safeParse(content);
  if (!read.success) return [error('', 'Give the texts by their places.')];
  const { texts } = read.data;
  return places.flatMap((place) => {
    const translated = texts[place.id];
    const state = textState(place, translated);
    if (!translated || state === 'missing') return error(place.id, 'Translate this.');
    const [unprintable] = characterFindings(translated.text);
    const problem = unprintable?.message ?? problemOfPlace(place, translated.text);
    if (problem) return error(place.id, problem);
    if (state === 'current') return [];
    return warning(place.id, 'Compare this with the original, which has changed, and confirm it.');
  });
}

/** Whether a translation has every text and no error, so that it can be shown. */
export const isComplete = (places: readonly HashedPlace[], content: unknown): boolean =>
  checkTranslation(places, content).every(({ level }) => level !== 'error');
