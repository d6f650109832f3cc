import { FigureKeySelect } from '../../content/fields/figure-key-field.tsx';
import { type CardPath, type ChartPath, useEdition, useEditionField } from '../edition-fields.ts';
import { FigureValueField } from '../figures/figure-value-field.tsx';
import { pastedRows, readPastedTable, targetRows } from '../figures/pasted-table.ts';
import { useNewFigures } from '../figures/use-new-figures.ts';
import { useUndoablePaste } from '../figures/use-undoable-paste.ts';
import { HeadRow, NewRow, RowLabel, RowSteps } from './value-rows.tsx';

interface GroupValuesProps {
  /** Path of the list of labels and figures. */
  path:
    | `${ChartPath}.facts`
    | `${ChartPath}.${'groups' | 'panels'}.${number}.bars`
    | `${ChartPath}.blocks.${number}.parts`;
  cardPath: CardPath;
  caption: string;
}

/** Labels with their values; a table from a spreadsheet can be pasted into any value. */
export function GroupValues({ path, cardPath, caption }: GroupValuesProps) {
  const { value, current, change, error } = useEditionField(path);
  const { draft, change: changeField, enterValue } = useEdition();
  const entries = value ?? [];
  const figures = useNewFigures(cardPath);
  const pasteUndoably = useUndoablePaste(path);
  const currentRows = () => current() ?? [];

  const add = (label: string, written = '') => {
    const figure = figures.add(label, written, { like: currentRows().at(-1)?.figure });
    change([...currentRows(), { label, figure }]);
  };
  /** Sets the value of the row's figure, or adds one if none is chosen. */
  const write = (index: number, written: string) => {
    const entry = currentRows()[index];
    if (entry?.figure) enterValue(entry.figure, written);
    else if (entry) {
      const like = currentRows().find(({ figure }) => figure)?.figure;
      change(currentRows().with(index, { ...entry, figure: figures.add(entry.label ?? '', written, { like }) }));
    }
  };
  const paste = (text: string, from: number) => {
    const table = readPastedTable(text, [Number(draft.facts?.year)]);
    if (!table) return false;
    pasteUndoably(() => {
      const known = currentRows().map(({ label }) => label);
      const targets = targetRows(table, known, from);
      for (const [offset, [written = '']] of table.rows.entries()) {
        const index = targets[offset] ?? 0;
        const entry = currentRows()[index];
        const label = table.labels?.[offset];
        if (!entry) {
          add(label ?? `Zeile ${index + 1}`, written);
          continue;
        }
        if (label) changeField(`${path}.${index}.label`, label);
        write(index, written);
      }
      return table.rows.some((row) => row.length > 1)
        ? 'Only the first column of values was pasted'
        : pastedRows(table, targets, known);
    });
    return true;
  };

  return (
    <div data-field={path}>
      <table className="w-full border-collapse text-left">
        <caption className="sr-only">{caption}</caption>
        <thead className="max-sm:sr-only">
          <HeadRow heads={['Label', 'Value', 'Figure']} />
        </thead>
        <tbody className="max-sm:block">
          {entries.map(({ label, figure }, index) => {
            const name = label || `row ${index + 1}`;
            return (
              <tr
                key={index}
                data-field={`${path}.${index}`}
                className="border-rule border-b max-sm:flex max-sm:flex-wrap max-sm:gap-2 max-sm:py-2"
              >
                <td className="py-1.5 pr-2 align-top max-sm:w-full max-sm:p-0">
                  <RowLabel
                    index={index}
                    label={label ?? ''}
                    onChange={(changed) => changeField(`${path}.${index}.label`, changed)}
                    onPaste={(text) => paste(text, index)}
                  />
                </td>
                <td className="py-1.5 pr-2 align-top max-sm:p-0" data-field={`${path}.${index}.figure`}>
                  <FigureValueField
                    figureKey={figure}
                    label={`Value of ${name}`}
                    onPaste={(text) => paste(text, index)}
                    onNew={(written) => write(index, written)}
                  />
                </td>
                <td className="max-w-48 py-1.5 pr-2 align-top max-sm:p-0">
                  <FigureKeySelect
                    aria-label={`Figure of ${name}`}
                    shown={figure ?? ''}
                    emptyLabel="Please choose"
                    onChoose={(key) => changeField(`${path}.${index}.figure`, key)}
                  />
                </td>
                <td className="py-1.5 align-top max-sm:p-0">
                  <RowSteps path={path} name={name} index={index} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {error && <p className="mt-1 text-sm text-danger">{error}</p>}
      <NewRow label={`New row of ${caption}`} onAdd={add} onPaste={(text) => paste(text, currentRows().length)} />
    </div>
  );
}
