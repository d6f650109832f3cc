import { fieldsIn, valueAt } from './content-value.ts';
import type { EditionPath } from './edition-draft.ts';
import { titleOf } from './entry-title.ts';

/** Parts that give figures their titles, with a prefix. Cards come first, because they show most figures. */
const parts = [
  ['insightCards'],
  ['keyFigures', 'Kennzahlen'],
  ['statistics', 'Fusszeile'],
  ['navigatorSections', 'Navigator'],
  ['sample', 'Stichprobe'],
  ['aboutTexts.stats', 'Über uns'],
] as const satisfies [EditionPath, ...string[]][];

/** Titles of facts that are figures, by path. */
const factTitles = {
  'facts.respondents': 'Befragte',
  'facts.pages.archive': 'Seiten › Startseite und Archiv',
  'facts.pages.order': 'Seiten › Bestellseite',
  'facts.pages.widget': 'Seiten › Fusszeile',
} satisfies Partial<Record<EditionPath, string>>;

function collect(value: unknown, words: readonly string[], found: Map<string, string>): void {
  if (typeof value === 'string') {
    if (!found.has(value) && words.length > 0) found.set(value, words.join(' › '));
  } else if (Array.isArray(value)) {
    for (const entry of value) collect(entry, words, found);
  } else if (value !== null && typeof value === 'object') {
    const title = titleOf(value);
    const known = title === undefined || title === words.at(-1) ? words : [...words, title];
    for (const inner of Object.values(value)) collect(inner, known, found);
  }
}

/** Characters of a text around a reference to a figure. */
const contextLength = 30;

/** Titles of figures that only texts refer to: 'Text «… haben KI …»'. */
function collectFromTexts(value: unknown, found: Map<string, string>): void {
  if (typeof value === 'string') {
    for (const { 0: reference, 1: key = '', index } of value.matchAll(/\{\{([\w.]+)\}\}/g)) {
      if (found.has(key)) continue;
      const before = value.slice(0, index).slice(-contextLength);
      const after = value.slice(index + reference.length, index + reference.length + contextLength);
      found.set(key, `Text «${`${before}…${after}`.trim()}»`);
    }
  } else if (value !== null && typeof value === 'object') {
    for (const inner of Object.values(value)) collectFromTexts(inner, found);
  }
}

/** Titles of an edition's figures by key: 'Prämienentwicklung › Krankenversicherung'. */
export function figureTitles(content: unknown): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [path, ...words] of parts) collect(valueAt(content, path), words, found);
  for (const [path, title] of Object.entries(factTitles)) collect(valueAt(content, path), [title], found);
  collectFromTexts(content, found);
  const titles = new Map<string, string>();
  for (const [group, named] of fieldsIn(valueAt(content, 'figures'))) {
    for (const [name, figure] of fieldsIn(named)) {
      const key = `${group}.${name}`;
      const title = found.get(key);
      const year = String(valueAt(figure, 'year') ?? '');
      if (title) titles.set(key, year === '' || title.endsWith(year) ? title : `${title}, ${year}`);
    }
  }
  return titles;
}
