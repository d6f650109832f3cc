import { type DraftFigure, draftFigure, draftValue } from '#domain/editions/values/edition-draft.ts';
import { readValue } from '#domain/editions/values/read-value.ts';
import { Button } from '../../../components/ui/button.tsx';
import { notify, notifyRemoved } from '../../../workspace/records/notify.ts';
import { useUndo } from '../../content/draft/use-undo.ts';
import { type CardPath, useEdition, useEditionField } from '../edition-fields.ts';
import { FigureValueField } from '../figures/figure-value-field.tsx';
import { useNewFigures } from '../figures/use-new-figures.ts';
import { readPastedTable } from './pasted-table.ts';
import { HeadRow, NewRow, RowLabel, RowSteps } from './value-rows.tsx';

interface YearValuesProps {
  cardPath: CardPath;
  /** The list of rows: 'rows' or 'stages'. */
  list: 'rows' | 'stages';
}

/** Values over years; 'k. A.' or an empty cell means not published. */
export function YearValues({ cardPath, list }: YearValuesProps) {
  const path = `${cardPath}.chart.${list}` as const;
  const { value, current, change } = useEditionField(path);
  const rows = value ?? [];
  const { value: chartYears } = useEditionField(`${cardPath}.chart.years`);
  const years = chartYears ?? [];
  const [firstYear] = years;
  const { draft, current: currentDraft, change: changeField, changeFigure } = useEdition();
  const undoAt = useUndo();
  const figures = useNewFigures(cardPath);
  const currentRows = () => current() ?? [];

  const setKey = (index: number, column: number, key: string | null) => {
    const row = currentRows()[index];
    if (row)
      change(
        currentRows().with(index, {
          ...row,
          values: years.map((_, at) => (at === column ? key : (row.values?.[at] ?? null))),
        }),
      );
  };
  /** @param before the figure before 'k. A.' was typed over its value */
  const clear = (index: number, column: number, before?: DraftFigure) => {
    const key = currentRows()[index]?.values?.[column];
    setKey(index, column, null);
    const removed = key && figures.dropUnused(key);
    if (!removed) return;
    const restore = (row: `${typeof path}.${number}`) => {
      const cells = draftValue(currentDraft(), `${row}.values`) ?? [];
      if (cells.length !== years.length || cells[column] || draftFigure(currentDraft(), key)) return false;
      changeFigure(key, before ?? removed);
      changeField(`${row}.values`, cells.with(column, key));
      return true;
    };
    const refusal = `${key} was not restored: the chart has changed since`;
    notifyRemoved(`${key} removed`, undoAt(`${path}.${index}`, restore, refusal));
  };
  const write = (index: number, column: number, written: string) => {
    const row = currentRows()[index];
    if (!row) return;
    const key = row.values?.[column];
    if (readValue(written).kind === 'missing') return clear(index, column);
    if (key) return figures.write(key, written);
    const like =
      row.values?.findLast((other) => other !== null) ??
      currentRows()
        .flatMap(({ values }) => values ?? [])
        .find(Boolean);
    setKey(index, column, figures.add(row.label ?? '', written, { year: years[column] ?? 0, like }));
  };
  const addRow = (label: string) => change([...currentRows(), { label, values: years.map(() => null) }]);
  const paste = (text: string, index: number, column: number) => {
    const table = readPastedTable(text);
    if (!table) return false;
    const tooWide = Math.max(...table.rows.map((row) => row.length)) > years.length - column;
    for (const [offset, cells] of table.rows.entries()) {
      const at = index + offset;
      const label = table.labels?.[offset];
      const row = currentRows()[at];
      if (!row) addRow(label ?? `Zeile ${at + 1}`);
      else if (label) changeField(`${path}.${at}.label`, label);
      for (const [step, written] of cells.entries()) {
        if (column + step < years.length) write(at, column + step, written);
      }
    }
    if (tooWide) notify({ title: 'Columns without a year were ignored', lang: 'en' });
    return true;
  };
  const setYears = (
    next: number[],
    valuesOf: (values: (string | null)[], rowKey?: string) => (string | null)[],
    card = cardPath,
  ) => {
    const changed = draftValue(currentDraft(), `${card}.chart.${list}`) ?? [];
    changeField(`${card}.chart.years`, next);
    changeField(
      `${card}.chart.${list}`,
      changed.map((row) => ({ ...row, values: valuesOf(row.values ?? [], row.key ?? undefined) })),
    );
  };
  const removeYear = (year: number) => {
    // By key, because rows may be moved or renamed before the undo.
    const removed = new Map<string | undefined, string | null>();
    const remaining = years.slice(1);
    setYears(remaining, ([value = null, ...values], rowKey) => {
      removed.set(rowKey, value);
      return values;
    });
    const restore = (card: CardPath) => {
      const now = draftValue(currentDraft(), `${card}.chart.years`);
      // The kind of chart may have changed, or the year may have been added again.
      if (!draftValue(currentDraft(), `${card}.chart.${list}`) || String(now) !== String(remaining)) return false;
      setYears([year, ...remaining], (values, rowKey) => [removed.get(rowKey) ?? null, ...values], card);
      return true;
    };
    const refusal = `${year} was not restored: the chart has changed since`;
    notifyRemoved(`${year} removed`, undoAt(cardPath, restore, refusal));
  };

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
                    onChange={(changed) => changeField(`${path}.${index}.label`, changed)}
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
      <NewRow label="New row" onAdd={addRow} onPaste={(text) => paste(text, currentRows().length, 0)}>
        <Button
          onClick={() =>
            setYears([(firstYear ?? Number(draft.facts?.year) + 1) - 1, ...years], (values) => [null, ...values])
          }
        >
          Add the year before
        </Button>
        {firstYear !== undefined && years.length > 1 && (
          <Button
            onClick={({ currentTarget }) => {
              // With a single year left, this button is removed.
              if (years.length === 2) (currentTarget.previousElementSibling as HTMLElement | null)?.focus();
              removeYear(firstYear);
            }}
          >
            Remove {firstYear}
          </Button>
        )}
      </NewRow>
    </div>
  );
}
