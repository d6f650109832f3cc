import { findField } from '#domain/editions/documents/document-fields.ts';
import { fieldsIn, valueAt } from '#domain/editions/values/content-value.ts';
import { titleOf } from '#domain/editions/values/entry-title.ts';
import { figureTitles } from '#domain/editions/values/figure-titles.ts';

/** The titles of a content's list items and figures, by their paths. */
export function titlesIn(content: unknown): (path: string) => string | undefined {
  const figures = figureTitles(content);
  return (path) =>
    path.startsWith('figures.') ? figures.get(path.slice('figures.'.length)) : titleOf(valueAt(content, path));
}

/** The value of a field as text, for comparisons. */
export function shownValue(document: string, path: string, value: unknown): string {
  if (value === undefined || value === null || value === '') return '–';
  if (Array.isArray(value))
    return value.map((item, index) => shownValue(document, `${path}.${index}`, item)).join('\n');
  if (typeof value === 'object') {
    return Object.entries(value)
      .filter(([name]) => name !== 'key')
      .map(([name, inner]) => {
        const itemPath = `${path}.${name}`;
        return `${findField(document, itemPath)?.meta.label ?? name}: ${shownValue(document, itemPath, inner)}`;
      })
      .join('\n');
  }
  return String(findField(document, path)?.meta.options?.[String(value)] ?? value);
}

/** Matches the path of a figure, which has a key instead of a label. */
const figurePath = /^figures\.[^.]+\.[^.]+$/;

/** The parts of a value with their paths; an object without a name is replaced by its parts. */
export function labelledParts(document: string, path: string, value: unknown): [path: string, value: unknown][] {
  return fieldsIn(value).flatMap(([name, inner]): [string, unknown][] => {
    const innerPath = path ? `${path}.${name}` : name;
    const field = findField(document, innerPath);
    // The key of a list item means nothing to readers.
    if (name === 'key' && field?.meta.control === 'none') return [];
    const isUnnamed = field !== undefined && !field.meta.label && !figurePath.test(innerPath);
    return isUnnamed && !Array.isArray(inner) && inner !== null && typeof inner === 'object'
      ? labelledParts(document, innerPath, inner)
      : [[innerPath, inner]];
  });
}
