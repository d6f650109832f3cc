import { isSampleText } from '../../core/sample-value.ts';

/** Parts of documents that are samples for good and say so on their page, by the name of the document. */
const declaredSamples: Record<string, readonly string[]> = { 'partner-area': ['demo'] };

const maxCharacters = 80;

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
}

const shortened = (text: string) =>
  text.length > maxCharacters ? `${text.slice(0, maxCharacters - 1).trimEnd()}…` : text;

/** The texts of a document that hold a sample, each once, shortened to be listed. */
export function sampleTextsOf(document: string, content: object, realNames: readonly string[]): string[] {
  const left = Object.entries(content).filter(([name]) => !declaredSamples[document]?.includes(name));
  const found = left.flatMap(([, value]) => textsIn(value)).filter((text) => isSampleText(text, realNames));
  return [...new Set(found.map(shortened))];
}
