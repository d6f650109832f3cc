import { valueAt } from '#domain/editions/values/content-value.ts';
import { formatLongDate } from '#platform/dates.ts';
import { useDraftFields } from './draft-fields.ts';

/** The previous edition's text for a field that is still empty; not for items of lists, whose order may differ. */
export function useLastText(path: string): string | undefined {
  const { content, before } = useDraftFields();
  const value = valueAt(content, path);
  const isEmpty = value === '' || value === null || value === undefined;
  if (!before || !isEmpty || /\.\d+(\.|$)/.test(path) || path.startsWith('figures.')) return undefined;
  const last = valueAt(before, path);
  const isText = (typeof last === 'string' && last !== '') || typeof last === 'number';
  if (!isText) return undefined;
  const isDate = /^\d{4}-\d{2}-\d{2}$/.test(String(last));
  return `${before.facts.year}: ${isDate ? formatLongDate(new Date(last)) : last}`;
}
