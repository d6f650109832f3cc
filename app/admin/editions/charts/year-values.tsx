import { Button } from '../../../components/ui/button.tsx';
import { type CardPath, useEditionField } from '../edition-fields.ts';
import { FigureValueField } from '../figures/figure-value-field.tsx';
import { useChartYears } from './use-chart-years.ts';
import { useYearCells, type YearRows } from './use-year-cells.ts';
import { HeadRow, NewRow, RowLabel, RowSteps } from './value-rows.tsx';

/** Values over years; 'k. A.' or an empty cell means not published. */
export function YearValues({ cardPath, list }: { cardPath: CardPath; list: YearRows }) {
  const path = `${cardPath}.chart.${list}` as const;
  const { value } = useEditionField(path);
  const rows = value ?? [];
  const { years, addFirst, removeFirst } = useChartYears(cardPath, list);
  const [firstYear] = years;
  const { addRow, rename, write, clear, paste, pasteBelow } = useYearCells(cardPath, list, years);

  return (
    <div data-field={path}>
      {/* Relative, so that visually hidden words in its cells are clipped. */}
      <div className="relative overflow-x-auto">
        <table className="border-collapse text-left">
          <caption className="sr-only">Values over the years</caption>
          <thead>
            <HeadRow heads={['Label', ...years]} />
          </thead>
          <tbody>
            {rows.map(({ label, values }, index) => (
              <tr key={index} data-field={`${path}.${index}`} className="border-rule border-b">
                <td className="min-w-44 py-1.5 pr-2 align-top">
                  <RowLabel
                    index={index}
                    label={label ?? ''}
                    onChange={(changed) => rename(index, changed)}
                    onPaste={(text) => paste(text, index, 0)}
                  />
                </td>
                {years.map((year, column) => {
                  const key = values?.[column];
                  const name = `${label || `row ${index + 1}`}, ${year}`;
                  return (
                    <td key={year} className="py-1.5 pr-2 align-top" data-field={`${path}.${index}.values.${column}`}>
                      <FigureValueField
                        figureKey={key}
                        label={name}
                        onPaste={(text) => paste(text, index, column)}
                        onNew={(written) => write(index, column, written)}
                        onMissing={(before) => clear(index, column, before)}
                      />
                    </td>
                  );
                })}
                <td className="py-1.5 align-top">
                  <RowSteps path={path} name={label || `row ${index + 1}`} index={index} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <NewRow label="New row" onAdd={addRow} onPaste={pasteBelow}>
        <Button onClick={addFirst}>Add the year before</Button>
        {firstYear !== undefined && years.length > 1 && (
          <Button
            onClick={({ currentTarget }) => {
              // With a single year left, this button is removed.
              if (years.length === 2) (currentTarget.previousElementSibling as HTMLElement | null)?.focus();
              removeFirst();
            }}
          >
            Remove {firstYear}
          </Button>
        )}
      </NewRow>
    </div>
  );
}
