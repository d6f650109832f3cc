import type { EditionDocument } from '#content/schemas.ts';
import { sectionOf } from '../documents/document-fields.ts';
import { editionDocumentName } from '../documents/document-shapes.ts';
import { type Finding, warning } from '../documents/finding.ts';
import { allTextPlaces, type PlaceText, type TextPlace } from '../translations/text-places.ts';

/** A text of a draft that is unchanged since the previous edition. */
export type UnreadText = Pick<TextPlace, 'id' | 'path'>;

/** Paths that are never unread: names of figures and labels of charts stay the same, so that values can be compared. */
const unchangingPaths =
  /^(figures|navigatorSections\.\d+\.(figures|blocks)|insightCards\.\d+\.(chart|highlight))(\.|$)/;

/** A text without the names in its references, which change with the year. */
const wordsOf = (text: PlaceText): string => JSON.stringify(text).replace(/\{\{[\w.]+\}\}/g, '{{}}');

/**
 * The texts of an edition's draft that were copied from the previous edition and that nobody has read yet. A text that
 * was changed counts as read.
 * @param read ids of the texts that were marked as read
 */
export function unreadTexts(
  document: string,
  content: unknown,
  { before, read }: { before: EditionDocument | undefined; read: readonly string[] },
): UnreadText[] {
  if (!before) return [];
  const earlier = new Map(
    allTextPlaces(editionDocumentName(before.facts.year), before, unchangingPaths).map(({ id, original }) => [
      id,
      wordsOf(original),
    ]),
  );
  return allTextPlaces(document, content, unchangingPaths)
    .filter(({ id, original }) => !read.includes(id) && earlier.get(id) === wordsOf(original))
    .map(({ id, path }) => ({ id, path }));
}

/** A warning for each section with unread texts, at the first of them. */
export function unreadFindings(document: string, unread: readonly UnreadText[], yearBefore: number): Finding[] {
  const sections = Map.groupBy(unread, ({ path }) => sectionOf(document, path)?.label ?? '');
  return [...sections].map(([section, [first, ...others]]) => {
    const count = others.length + 1;
    const these = count === 1 ? `A text of «${section}» is` : `${count} texts of «${section}» are`;
    const pronoun = count === 1 ? 'it' : 'them';
    return warning(first?.path ?? '', `${these} as in ${yearBefore}: read ${pronoun}, and mark or change ${pronoun}.`);
  });
}
