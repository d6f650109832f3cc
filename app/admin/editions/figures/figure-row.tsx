import { units } from '#content/schemas.ts';
import { Button } from '../../../components/ui/button.tsx';
import { notifyRemoved } from '../../../workspace/records/notify.ts';
import { useContentField } from '../../content/draft/draft-fields.ts';
import { CheckField, ChoiceField, NumberField, TextField } from '../../content/fields/content-fields.tsx';
import { figureLabel, type WrittenFigure } from './figure-keys.ts';
import { FigureValueField } from './figure-value-field.tsx';
import { unitLabels } from './unit-labels.ts';

interface FigureRowProps {
  path: string;
  /** Its key. */
  name: string;
  /** What the card calls it that shows it. */
  title: string | undefined;
}

/** One figure: its value, and on request everything else about it. */
export function FigureRow({ path, name, title }: FigureRowProps) {
  const { value: figure, change, warning } = useContentField<WrittenFigure>(path);
  if (!figure) return null;
  const remove = (button: HTMLElement) => {
    // The focus goes on to the figure that follows: the button goes with its own.
    const rows = [...document.querySelectorAll('li[data-field^="figures."]')];
    const place = rows.findIndex((row) => row.contains(button));
    (rows[place + 1] ?? rows[place - 1])?.querySelector('input')?.focus();
    change(undefined);
    notifyRemoved(`${name} removed`, () => change(figure));
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
            {figureLabel(figure)}, {figure.year}
            {warning && <span className="block">{warning}</span>}
          </span>
        </p>
        <FigureValueField path={path} label={`Value of ${name}`} />
        <Button look="quiet" onClick={({ currentTarget }) => remove(currentTarget)}>
          Remove<span className="sr-only"> {name}</span>
        </Button>
      </div>
      <details>
        <summary className="min-h-6 cursor-pointer text-sm text-ink-muted">
          Unit, year, base, source<span className="sr-only"> of {name}</span>
        </summary>
        <div className="mt-2 grid gap-3 sm:grid-cols-2">
          <ChoiceField
            path={`${path}.unit`}
            label="Unit"
            options={units.map((unit) => [unit, unitLabels[unit]] as const)}
          />
          <NumberField path={`${path}.decimals`} label="Decimals" help="In which it is published: 3.70 has two." />
          <NumberField path={`${path}.year`} label="Year" />
          <NumberField
            path={`${path}.base`}
            label="Base (n)"
            isOptional
            help="Respondents behind it, where published."
          />
          <TextField path={`${path}.source`} label="Source" />
          <CheckField path={`${path}.atLeast`} label="At least: shown with a plus (150+)" />
        </div>
      </details>
    </li>
  );
}
