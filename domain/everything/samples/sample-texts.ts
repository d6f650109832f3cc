import { isSampleText } from '../../core/sample-value.ts';
import { textsOf } from '../../editions/documents/check-texts.ts';

/** Parts of documents that are permanent samples, declared as such on their page; by document name. */
const declaredSamples: Record<string, readonly string[]> = { 'partner-area': ['demo'] };

const maxCharacters = 80;

const shortened = (text: string) =>
  text.length > maxCharacters ? `${text.slice(0, maxCharacters - 1).trimEnd()}…` : text;

/** The texts of a document that contain a sample, without duplicates, shortened for a list. */
export function sampleTextsOf(document: string, content: object, realNames: readonly string[]): string[] {
  const left = Object.entries(content).filter(([name]) => !declaredSamples[document]?.includes(name));
  const found = textsOf(Object.fromEntries(left))
    .map(({ text }) => text)
    .filter((text) => isSampleText(text, realNames));
  return [...new Set(found.map(shortened))];
}
