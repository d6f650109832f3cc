/** Keys of list items, under which translations are stored; they stay when items are reordered or renamed. */

type Entry = Record<string, unknown>;

/** Parts whose lists have nothing to translate. */
const withoutKeys = ['figures', 'citation', 'demo'];

/** Fields that name an item; the first filled one becomes its key. */
const namingFields = ['label', 'title', 'caption', 'author', 'name'];

const maxKeyLength = 40;

const isEntry = (value: unknown): value is Entry =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** The key that identifies an item of a list; undefined if it has none yet. */
export function entryKey(list: string, entry: Entry): string | undefined {
  const { key, id, slug, formerSlugs, year } = entry;
  if (list === 'insightCards') return String((Array.isArray(formerSlugs) && formerSlugs[0]) || slug || '') || undefined;
  if (list === 'archive') return year === undefined ? undefined : String(year);
  const found = key ?? id;
  return typeof found === 'string' && found !== '' ? found : undefined;
}

/**
 * 'Prämien & Beratung' → 'praemien-beratung'. Don't change the result, even though it splits words at accents: translations
 * of items without a key of their own are stored under it.
 */
export function keyFromName(entry: Entry): string {
  const name = namingFields.map((field) => entry[field]).find((value) => typeof value === 'string' && value !== '');
  const plain = String(name ?? '')
    .replace(/\{\{[\w.]+\}\}/g, '')
    .toLowerCase()
    .replace(/[äöü]/g, (letter) => `${letter.normalize('NFD').charAt(0)}e`)
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maxKeyLength);
  return plain.replace(/^-+|-+$/g, '') || 'entry';
}

function withKeys(list: string, entries: readonly unknown[]): unknown[] {
  const taken = new Set(entries.flatMap((entry) => (isEntry(entry) ? (entryKey(list, entry) ?? []) : [])));
  return entries.map((entry) => {
    const inner = withListKeys(entry, list);
    if (!isEntry(inner) || list === 'insightCards' || list === 'archive' || entryKey(list, inner) !== undefined)
      return inner;
    const words = keyFromName(inner);
    let key = words;
    for (let count = 2; taken.has(key); count++) key = `${words}-${count}`;
    taken.add(key);
    return { ...inner, key };
  });
}

/** Adds missing keys to the items of a document's lists of texts. */
export function withListKeys(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return withKeys(name, value);
  if (withoutKeys.includes(name)) return value;
  if (!isEntry(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, withListKeys(inner, field)]));
}
