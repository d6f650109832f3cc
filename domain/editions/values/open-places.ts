import { fieldsIn, isBranch, withInner } from './content-value.ts';

type HasValue = (key: string) => boolean;

/** Whether a group has enough entries for a chart: two parts, or one entry of another list. */
const hasEnough = (item: unknown): boolean =>
  fieldsIn(item).every(([name, list]) => !Array.isArray(list) || list.length >= (name === 'parts' ? 2 : 1));

const isOpen = (item: unknown, hasValue: HasValue): boolean =>
  item !== null && typeof item === 'object' && 'figure' in item && !hasValue(String(item.figure));

/** A chart, or a list of questions, without entries whose figures have no value yet. */
export const withoutOpenPlaces = <Value>(value: Value, hasValue: HasValue): Value =>
  withoutOpen(value, hasValue) as Value;

function withoutOpen(value: unknown, hasValue: HasValue): unknown {
  if (Array.isArray(value)) {
    return value
      .filter((item) => !isOpen(item, hasValue))
      .map((item) => withoutOpen(item, hasValue))
      .filter(hasEnough);
  }
  return withInner(value, (inner, name) =>
    name === 'values' && Array.isArray(inner)
      ? inner.map((key) => (key !== null && hasValue(String(key)) ? key : null))
      : withoutOpen(inner, hasValue),
  );
}

/** The labels of the entries and rows of a chart whose figures have no value yet. */
export function openPlaces(value: unknown, hasValue: HasValue): string[] {
  if (!isBranch(value)) return [];
  const { label, values } = value;
  const isOpenRow = Array.isArray(values) && values.some((key) => key !== null && !hasValue(String(key)));
  const own = (isOpen(value, hasValue) || isOpenRow) && typeof label === 'string' ? [label] : [];
  return [...new Set([...own, ...Object.values(value).flatMap((inner) => openPlaces(inner, hasValue))])];
}
