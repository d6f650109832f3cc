import { valueAt } from '#domain/editions/values/content-value.ts';

const naming = ['title', 'label', 'heading', 'name', 'year'] as const;

/** 'editionsText' → 'Editions text' */
function spelledOut(name: string): string {
  const words = name.replace(/([a-z])([A-Z0-9])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * What a field is called for people: 'Cards › Prämienentwicklung › Message'. Items of a list go by their own title.
 * @param names words for what the field's own name doesn't say
 */
export function fieldName(path: string, content: unknown, names: Readonly<Record<string, string>> = {}): string {
  const parts = path.split('.');
  return parts
    .map((part, place) => {
      if (!/^\d+$/.test(part)) return names[part] ?? spelledOut(part);
      const item = valueAt(content, parts.slice(0, place + 1).join('.'));
      const title = naming.map((name) => valueAt(item, name)).find((value) => value !== undefined && value !== '');
      return title === undefined ? String(Number(part) + 1) : String(title);
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
