import { draftValue } from '#domain/editions/values/edition-draft.ts';
import { notifyRemoved } from '../../../workspace/records/notify.ts';
import { useUndo } from '../../content/draft/use-undo.ts';
import { type CardPath, useEdition, useEditionField } from '../edition-fields.ts';
import type { YearRows } from './use-year-cells.ts';

/** The years of a chart; the first column can be added or removed. */
export function useChartYears(cardPath: CardPath, list: YearRows) {
  const { draft, current, change } = useEdition();
  const { value } = useEditionField(`${cardPath}.chart.years`);
  const undoAt = useUndo();
  const years = value ?? [];

  const setYears = (
    next: number[],
    valuesOf: (values: readonly (string | null)[], rowKey: string | undefined) => (string | null)[],
    card = cardPath,
  ) => {
    const rows = draftValue(current(), `${card}.chart.${list}`) ?? [];
    change(`${card}.chart.years`, next);
    change(
      `${card}.chart.${list}`,
      rows.map((row) => ({ ...row, values: valuesOf(row.values ?? [], row.key ?? undefined) })),
    );
  };
  const addFirst = () => {
    const [first = Number(draft.facts?.year) + 1] = years;
    setYears([first - 1, ...years], (values) => [null, ...values]);
  };
  const removeFirst = () => {
    const [year, ...remaining] = years;
    if (year === undefined) return;
    // By key, because rows may be moved or renamed before the undo.
    const removed = new Map<string | undefined, string | null>();
    setYears(remaining, ([value = null, ...values], rowKey) => {
      removed.set(rowKey, value);
      return values;
    });
    const restore = (card: CardPath) => {
      const now = draftValue(current(), `${card}.chart.years`);
      // The kind of chart may have changed, or the year may have been added again.
      if (!draftValue(current(), `${card}.chart.${list}`) || String(now) !== String(remaining)) return false;
      setYears([year, ...remaining], (values, rowKey) => [removed.get(rowKey) ?? null, ...values], card);
      return true;
    };
    const refusal = `${year} was not restored: the chart has changed since`;
    notifyRemoved(`${year} removed`, undoAt(cardPath, restore, refusal));
  };
  return { years, addFirst, removeFirst };
}
