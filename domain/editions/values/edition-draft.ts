/** Editions that aren't finished: what the editor reads and writes. A published edition is an `EditionDocument`. */
import { type EditionDocument, editionDocument } from '#content/schemas.ts';
import { type Branch, isBranch, valueAt, withInner } from './content-value.ts';
import { hasShape } from './has-shape.ts';

/** What a draft may hold in place of a value: any field may be missing, and a typed number may still be text. */
type DraftOf<Value> = Value extends number
  ? number | string | null
  : Value extends readonly (infer Item)[]
    ? (Item extends number ? Item : DraftOf<Item>)[]
    : Value extends object
      ? { [Name in keyof Value]?: DraftOf<Value[Name]> | null }
      : Value;

export type EditionDraft = DraftOf<EditionDocument>;
export type DraftCard = DraftOf<EditionDocument['insightCards'][number]>;
export type DraftChart = DraftOf<EditionDocument['insightCards'][number]['chart']>;
/** A label with its figure's key. */
export type DraftEntry = DraftOf<EditionDocument['statistics'][number]>;
/** A figure of a draft; input that is not a number yet is kept as text. */
export type DraftFigure = DraftOf<EditionDocument['figures'][string][string]>;

const isDraft = (content: unknown): content is EditionDraft => hasShape(editionDocument, content, true);

/** The figures of the right shape; the check reports the others. */
const figuresLikeDraft = (figures: unknown) =>
  withInner(figures, (named, group = '') =>
    isBranch(named) && !Array.isArray(named)
      ? Object.fromEntries(
          Object.entries(named).filter(([name, figure]) => isDraft({ figures: { [group]: { [name]: figure } } })),
        )
      : named,
  );

function readableParts(content: Branch): EditionDraft {
  const parts = Object.entries(content).map(([name, part]) => [
    name,
    name === 'figures' ? figuresLikeDraft(part) : part,
  ]);
  const readable = Object.fromEntries(parts.filter(([name, part]) => isDraft({ [String(name)]: part })));
  return isDraft(readable) ? readable : {};
}

/** Each content is read once, because the fields of an editor ask often. */
const drafts = new WeakMap<object, EditionDraft>();

/**
 * The draft of an edition. Parts and single figures of the wrong shape, such as a text in place of a list, are omitted; the
 * check reports them.
 */
export function editionDraft(content: unknown): EditionDraft {
  if (!isBranch(content)) return {};
  const known = drafts.get(content);
  if (known) return known;
  const draft = isDraft(content) ? content : readableParts(content);
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

/** Whether the draft of a content omits the value of a path or of a parent, which writing to the path would overwrite. */
export function isOmitted(content: unknown, path: EditionPath): boolean {
  const draft = editionDraft(content);
  const names = path.split('.');
  return names.some((_, index) => {
    const parent = names.slice(0, index + 1).join('.');
    return valueAt(draft, parent) === undefined && valueAt(content, parent) !== undefined;
  });
}
