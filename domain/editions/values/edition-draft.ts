/** Editions that aren't finished: what the editor reads and writes. A published edition is an `EditionDocument`. */
import { type EditionDocument, editionDocument } from '#content/schemas.ts';
import { type Branch, isBranch, valueAt } from './content-value.ts';
import { hasShape } from './has-shape.ts';

/** What a draft may hold in place of a value: any field may be missing, and a typed number may still be text. */
type DraftOf<Value> = Value extends number
  ? number | string | null
  : Value extends readonly (infer Item)[]
    ? (Item extends number ? Item : DraftOf<Item>)[]
    : Value extends object
      ? { [Name in keyof Value]?: DraftOf<Value[Name]> | null }
      : Value;

/** An edition's draft. */
export type EditionDraft = DraftOf<EditionDocument>;
export type DraftCard = DraftOf<EditionDocument['insightCards'][number]>;
export type DraftChart = DraftOf<EditionDocument['insightCards'][number]['chart']>;
/** A label with its figure's key. */
export type DraftEntry = DraftOf<EditionDocument['statistics'][number]>;
/** A figure of a draft; input that is not a number yet is kept as text. */
export type DraftFigure = DraftOf<EditionDocument['figures'][string][string]>;

const isDraft = (content: unknown): content is EditionDraft => hasShape(editionDocument, content, true);

const partsLikeDraft = (content: Branch) =>
  Object.fromEntries(Object.entries(content).filter(([name, part]) => isDraft({ [name]: part })));

/** Each content is read once, because the fields of an editor ask often. */
const drafts = new WeakMap<object, EditionDraft>();

/**
 * The draft of an edition. A part of the wrong shape, such as a text in place of a list, is left out; the check reports it.
 */
export function editionDraft(content: unknown): EditionDraft {
  if (!isBranch(content)) return {};
  const known = drafts.get(content);
  if (known) return known;
  const draft = isDraft(content) ? content : editionDraft(partsLikeDraft(content));
  drafts.set(content, draft);
  return draft;
}

type Inner<Value, Name extends string> = Value extends readonly (infer Item)[]
  ? Item | undefined
  : Value extends object
    ? Name extends keyof Value
      ? Value[Name]
      : undefined
    : undefined;

type ValueAt<Value, Path extends string> = Path extends `${infer Name}.${infer Rest}`
  ? ValueAt<Inner<Value, Name>, Rest>
  : Inner<Value, Path>;

type PathIn<Value> = Value extends readonly (infer Item)[]
  ? `${number}` | `${number}.${PathIn<Item>}`
  : Value extends object
    ? { [Name in keyof Value & string]-?: Name | `${Name}.${PathIn<Value[Name]>}` }[keyof Value & string]
    : never;

/** The path of a field: 'facts.title', `insightCards.${number}.chart`. */
export type EditionPath = PathIn<EditionDocument>;

/** The value of a draft's field. */
export type DraftValue<Path extends EditionPath> = ValueAt<EditionDraft, Path>;

/** The value of a field, whose type follows from its path. */
export function draftValue<Path extends EditionPath>(draft: EditionDraft, path: Path): DraftValue<Path>;
export function draftValue(draft: EditionDraft, path: string): unknown {
  return valueAt(draft, path);
}

/** The figure of a key like 'premiums.health'. */
export function draftFigure({ figures }: EditionDraft, key: string): DraftFigure | undefined {
  const [group = '', name = ''] = key.split('.');
  return figures?.[group]?.[name] ?? undefined;
}
