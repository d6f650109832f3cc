import { valueAt } from '#domain/editions/values/content-value.ts';
import { titleOf } from '#domain/editions/values/entry-title.ts';
import { figureTitles } from '#domain/editions/values/figure-titles.ts';

/** 'editionsText' → 'Editions text' */
function spelledOut(name: string): string {
  const words = name.replace(/([a-z])([A-Z0-9])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What the entries of a content's lists, and its figures, are called, by their paths. */
export function titlesIn(content: unknown): (path: string) => string | undefined {
  const figures = figureTitles(content);
  return (path) =>
    path.startsWith('figures.') ? figures.get(path.slice('figures.'.length)) : titleOf(valueAt(content, path));
}

/**
 * What a field is called for people: 'Cards › Prämienentwicklung › Message'. Items of a list go by their own title, figures by
 * that of the card that shows them, with their key: 'Figures › Offerten › mehr, 2029 (offers.more) › Value'.
 * @param titleAt the title of the item at a path
 * @param names words for what the field's own name doesn't say
 */
export function fieldName(
  path: string,
  titleAt: (path: string) => string | undefined,
  names: Readonly<Record<string, string>> = {},
): string {
  const parts = path.split('.');
  const [, group, name] = parts;
  const figure = group && name && parts[0] === 'figures' ? titleAt(`figures.${group}.${name}`) : undefined;
  if (figure) parts.splice(1, 2, figure);
  return parts
    .map((part, place) => {
      if (part === figure) return `${figure} (${group}.${name})`;
      if (/^\d+$/.test(part)) return titleAt(parts.slice(0, place + 1).join('.')) ?? String(Number(part) + 1);
      return names[part] ?? spelledOut(part);
    })
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
