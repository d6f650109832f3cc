import { type DraftFigure, draftFigure } from '#domain/editions/values/edition-draft.ts';
import { Button } from '../../../components/ui/button.tsx';
import { notifyRemoved } from '../../../workspace/records/notify.ts';
import { useContentField, useDraftFields } from '../../content/draft/draft-fields.ts';
import { useUndo } from '../../content/draft/use-undo.ts';
import { FieldByPath } from '../../content/fields/field-control.tsx';
import { figureLabel } from '../../content/fields/figure-keys.ts';
import { useEdition } from '../edition-fields.ts';
import { FigureValueField } from './figure-value-field.tsx';

interface FigureRowProps {
  /** Key of the figure. */
  name: string;
  /** Title of the figure in the card that shows it. */
  title: string | undefined;
  /** Handles a pasted column. @returns false if the text is a single value */
  onPaste: (text: string) => boolean;
}

const detailFields: readonly (keyof DraftFigure)[] = [
  'unit',
  'decimals',
  'year',
  'base',
  'source',
  'atLeast',
  'isChange',
  'question',
  'scale',
  'hasInterval',
  'standardDeviation',
];

/** A figure with its value, and other fields collapsed below. */
export function FigureRow({ name, title, onPaste }: FigureRowProps) {
  const { draft, omits } = useEdition();
  const { read } = useDraftFields();
  const undoAt = useUndo();
  const path = `figures.${name}` as const;
  const { value, change, warning } = useContentField(path);
  const figure = draftFigure(draft, name);
  const remove = (button: HTMLElement) => {
    // The button is removed with its row: the next row gets the focus.
    const rows = [...document.querySelectorAll('li[data-field^="figures."]')];
    const index = rows.findIndex((row) => row.contains(button));
    (rows[index + 1] ?? rows[index - 1])?.querySelector('input')?.focus();
    change(undefined);
    const restore = () => {
      if (omits('figures') || read(path) !== undefined) return false;
      change(value);
      return true;
    };
    const refusal = `${name} was not restored: there is a new figure with this key`;
    notifyRemoved(`${name} removed`, undoAt('figures', restore, refusal));
  };
  return (
    <li data-field={path} className="border-rule border-b py-2">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <p className="min-w-0 flex-1 basis-56 wrap-anywhere">
          {title && (
            <span lang="de" className="block font-semibold">
              {title}
            </span>
          )}
          <code className="text-sm">{name}</code>
          <span className="block text-sm text-ink-muted">
            {figure && `${figureLabel(figure)}, ${figure.year}`}
            {warning && <span className="block">{warning}</span>}
          </span>
        </p>
        <FigureValueField figureKey={name} label={`Value of ${name}`} onPaste={onPaste} />
        <Button look="quiet" className="max-sm:-ml-2.5" onClick={({ currentTarget }) => remove(currentTarget)}>
          Remove<span className="sr-only"> {name}</span>
        </Button>
      </div>
      {figure && (
        <details>
          <summary className="min-h-6 cursor-pointer text-sm text-ink-muted">
            Unit, year, base, source<span className="sr-only"> of {name}</span>
          </summary>
          <div className="mt-2 grid gap-3 sm:grid-cols-2">
            {detailFields.map((detail) => (
              <FieldByPath key={detail} path={`${path}.${detail}`} />
            ))}
          </div>
        </details>
      )}
    </li>
  );
}
