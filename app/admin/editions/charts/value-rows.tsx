import { type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import { listIn, moved } from '#domain/editions/values/content-value.ts';
import { Button } from '../../../components/ui/button.tsx';
import { controlLook, inputLook } from '../../../components/ui/field.tsx';
import { notifyRemoved } from '../../../workspace/records/notify.ts';
import { useDraftFields } from '../../content/draft/draft-fields.ts';
import { useUndo } from '../../content/draft/use-undo.ts';
import { ItemSteps } from '../../content/fields/item-steps.tsx';
import { useEdition } from '../edition-fields.ts';

/** Column headings of a table of values; the last column has the buttons that move or remove rows. */
export function HeadRow({ heads }: { heads: readonly (string | number)[] }) {
  return (
    <tr className="text-sm text-ink-muted">
      {heads.map((head) => (
        <th key={head} scope="col" className="py-1 pr-2 font-semibold tabular-nums">
          {head}
        </th>
      ))}
      <th scope="col">
        <span className="sr-only">Order</span>
      </th>
    </tr>
  );
}

interface RowLabelProps {
  index: number;
  label: string;
  onChange: (label: string) => void;
  /** @returns whether the text was a table and was written into the rows from this one on */
  onPaste: (text: string) => boolean;
}

export function RowLabel({ index, label, onChange, onPaste }: RowLabelProps) {
  return (
    <input
      aria-label={`Label of row ${index + 1}`}
      lang="de"
      value={label}
      onChange={({ target }) => onChange(target.value)}
      onPaste={(event) => {
        if (onPaste(event.clipboardData.getData('text/plain'))) event.preventDefault();
      }}
      className={inputLook}
    />
  );
}

interface RowStepsProps {
  /** Path of the list of rows. */
  path: string;
  name: string;
  index: number;
}

/** Buttons that move a row with its focus, or remove it with an undo. */
export function RowSteps({ path, name, index }: RowStepsProps) {
  const { read, change } = useDraftFields();
  const { dropEmptyFigures } = useEdition();
  const undoAt = useUndo();
  const currentRows = () => listIn(read(path));
  const steps = useRef<HTMLDivElement>(null);
  const { length } = currentRows();
  const move = (to: number, step: 'up' | 'down') => {
    change(path, moved(currentRows(), index, to));
    steps.current?.closest('tbody')?.querySelector<HTMLElement>(`[data-step="${to}-${step}"]`)?.focus();
  };
  const remove = () => {
    const removed = currentRows().slice(index, index + 1);
    // Rows are keyed by index: the last element is removed, and the others show the next row.
    const body = steps.current?.closest('tbody');
    const neighbour = body?.rows[index + 1] ? body.rows[index] : body?.rows[index - 1];
    (neighbour ?? body?.closest('[data-field]')?.querySelector('form'))?.querySelector('input')?.focus();
    change(path, currentRows().toSpliced(index, 1));
    const restoreFigures = dropEmptyFigures(removed);
    const restore = (now: string) => {
      change(now, listIn(read(now)).toSpliced(index, 0, ...removed));
      restoreFigures();
    };
    notifyRemoved('Row removed', undoAt(path, restore, 'The row was not restored: the chart has changed since'));
  };
  return (
    <div ref={steps}>
      <ItemSteps layout="row" name={name} index={index} length={length} onMove={move} onRemove={remove} />
    </div>
  );
}

interface NewRowProps {
  /** Label of the field, for screen readers. */
  label: string;
  onAdd: (label: string) => void;
  /** @returns whether the text was a table and was added */
  onPaste: (text: string) => boolean;
  /** Further buttons. */
  children?: ReactNode;
}

/** A field below a table of values for the label of a new row, or for a whole table from a spreadsheet. */
export function NewRow({ label, onAdd, onPaste, children }: NewRowProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <form
      className="mt-2 flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        const written = field.current?.value.trim() ?? '';
        if (written === '') return field.current?.focus();
        event.currentTarget.reset();
        flushSync(() => onAdd(written));
        // The new row moves the focused field down.
        field.current?.scrollIntoView({ block: 'nearest' });
      }}
    >
      <input
        ref={field}
        aria-label={label}
        placeholder="Label, or a table to paste"
        lang="de"
        autoComplete="off"
        onPaste={(event) => {
          if (onPaste(event.clipboardData.getData('text/plain'))) event.preventDefault();
        }}
        className={`${controlLook} w-56`}
      />
      <Button type="submit">Add row</Button>
      {children}
    </form>
  );
}
