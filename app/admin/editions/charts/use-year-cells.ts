import { type DraftFigure, draftFigure, draftValue } from '#domain/editions/values/edition-draft.ts';
import { readValue } from '#domain/editions/values/read-value.ts';
import { notifyRemoved } from '../../../workspace/records/notify.ts';
import { useUndo } from '../../content/draft/use-undo.ts';
import { type CardPath, useEdition, useEditionField } from '../edition-fields.ts';
import { pastedRows, readPastedTable, targetRows } from '../figures/pasted-table.ts';
import { useNewFigures } from '../figures/use-new-figures.ts';
import { useUndoablePaste } from '../figures/use-undoable-paste.ts';

/** The name of a chart's list of rows. */
export type YearRows = 'rows' | 'stages';

/** The cells of a chart with values over years: typing, clearing and pasting, each of which adds or removes figures. */
export function useYearCells(cardPath: CardPath, list: YearRows, years: readonly number[]) {
  const path = `${cardPath}.chart.${list}` as const;
  const { current, change } = useEditionField(path);
  const { current: currentDraft, change: changeField, changeFigure, enterValue } = useEdition();
  const undoAt = useUndo();
  const figures = useNewFigures(cardPath);
  const pasteUndoably = useUndoablePaste(path);
  const currentRows = () => current() ?? [];

  const setKey = (index: number, column: number, key: string | null) => {
    const row = currentRows()[index];
    if (!row) return;
    const values = years.map((_, index) => (index === column ? key : (row.values?.[index] ?? null)));
    change(currentRows().with(index, { ...row, values }));
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
    if (key) return enterValue(key, written);
    const like =
      row.values?.findLast((other) => other !== null) ??
      currentRows()
        .flatMap(({ values }) => values ?? [])
        .find(Boolean);
    setKey(index, column, figures.add(row.label ?? '', written, { year: years[column] ?? 0, like }));
  };
  const rename = (index: number, label: string) => changeField(`${path}.${index}.label`, label);
  const addRow = (label: string) => change([...currentRows(), { label, values: years.map(() => null) }]);
  /** Writes a copied table from a cell on, and adds the rows it lacks. @returns false if the text is no table */
  const paste = (text: string, index: number, column: number) => {
    const table = readPastedTable(text, years);
    if (!table) return false;
    const columnOf = (step: number) => (table.years ? years.indexOf(table.years[step] ?? Number.NaN) : column + step);
    pasteUndoably(() => {
      let hasIgnored = false;
      const known = currentRows().map(({ label }) => label);
      const targets = targetRows(table, known, index);
      for (const [offset, cells] of table.rows.entries()) {
        const target = targets[offset] ?? 0;
        const label = table.labels?.[offset];
        const row = currentRows()[target];
        if (!row) addRow(label ?? `Zeile ${target + 1}`);
        else if (label) rename(target, label);
        for (const [step, written] of cells.entries()) {
          if (years[columnOf(step)] !== undefined) write(target, columnOf(step), written);
          else hasIgnored = true;
        }
      }
      return hasIgnored ? 'Columns without a year were ignored' : pastedRows(table, targets, known);
    });
    return true;
  };
  const pasteBelow = (text: string) => paste(text, currentRows().length, 0);

  return { addRow, rename, write, clear, paste, pasteBelow };
}
