import { titleOf } from '#domain/editions/values/compare-contents.ts';
import { valueAt } from '#domain/editions/values/content-value.ts';

/** 'editionsText' → 'Editions text' */
function spelledOut(name: string): string {
  const words = name.replace(/([a-z])([A-Z0-9])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What the entries of a content's lists are called, by their paths. */
export const titlesIn = (content: unknown) => (path: string) => titleOf(valueAt(content, path));

/**
 * What a field is called for people: 'Cards › Prämienentwicklung › Message'. Items of a list go by their own title.
 * @param titleAt the title of the item at a path
 * @param names words for what the field's own name doesn't say
 */
export function fieldName(
  path: string,
  titleAt: (path: string) => string | undefined,
  names: Readonly<Record<string, string>> = {},
): string {
  const parts = path.split('.');
  return parts
    .map((part, place) =>
      /^\d+$/.test(part)
        ? (titleAt(parts.slice(0, place + 1).join('.')) ?? String(Number(part) + 1))
        : (names[part] ?? spelledOut(part)),
    )
    .join(' › ');
}

/** A value of any field as text, to be compared with another. */
export function shownContentValue(value: unknown): string {
  if (value === undefined || value === null || value === '') return '–';
  if (Array.isArray(value)) return value.map(shownContentValue).join('\n');
  if (typeof value === 'object') {
    return Object.entries(value)
      .map(([name, inner]) => `${spelledOut(name)}: ${shownContentValue(inner)}`)
      .join('\n');
  }
  return String(value);
}
