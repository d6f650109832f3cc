import { useRef } from 'react';
import { moved } from '#domain/editions/content-value.ts';
import { Button } from '../../components/ui/button.tsx';
import { controlLook, inputLook } from '../../components/ui/field.tsx';
import { ItemSteps } from '../content/content-list.tsx';
import { useContentField, useDraftFields } from '../content/draft-fields.ts';
import { FigureKeySelect } from './figure-key-field.tsx';
import { FigureValueField } from './figure-value-field.tsx';
import { readPastedTable } from './pasted-table.ts';
import { useNewFigures } from './use-new-figures.ts';

interface Entry {
  label: string;
  figure: string;
}

interface GroupValuesProps {
  /** Of the list of labels with their figures. */
  path: string;
  cardPath: string;
  /** What the table shows. */
  caption: string;
}

/** Labels with their values as a plain table; a table of a spreadsheet can be pasted into any value. */
export function GroupValues({ path, cardPath, caption }: GroupValuesProps) {
  const { value: entries = [], change, error } = useContentField<Entry[]>(path);
  const { read } = useDraftFields();
  const figures = useNewFigures(cardPath);
  const form = useRef<HTMLInputElement>(null);
  const now = () => (read(path) ?? []) as Entry[];

  const add = (label: string, written = '') => {
    const figure = figures.add(label, written, { like: now().at(-1)?.figure });
    change([...now(), { label, figure }]);
  };
  const paste = (text: string, from: number) => {
    const table = readPastedTable(text);
    if (!table) return false;
    for (const [offset, [written = '']] of table.rows.entries()) {
      const entry = now()[from + offset];
      const label = table.labels?.[offset];
      if (!entry) {
        add(label ?? `Zeile ${from + offset + 1}`, written);
        continue;
      }
      figures.write(entry.figure, written);
      if (label) change(now().with(from + offset, { ...entry, label }));
    }
    return true;
  };

  return (
    <div data-field={path}>
      <table className="w-full border-collapse text-left">
        <caption className="sr-only">{caption}</caption>
        <thead className="max-sm:sr-only">
          <tr className="text-sm text-ink-muted">
            {['Label', 'Value', 'Figure'].map((head) => (
              <th key={head} scope="col" className="py-1 pr-2 font-semibold">
                {head}
              </th>
            ))}
            <th scope="col">
              <span className="sr-only">Order</span>
            </th>
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {entries.map(({ label, figure }, place) => {
            const name = label || `row ${place + 1}`;
            return (
              <tr
                key={place}
                data-field={`${path}.${place}`}
                className="border-rule border-b max-sm:flex max-sm:flex-wrap max-sm:gap-2 max-sm:py-2"
              >
                <td className="py-1.5 pr-2 align-top max-sm:w-full max-sm:p-0">
                  <input
                    aria-label={`Label of row ${place + 1}`}
                    lang="de"
                    value={label}
                    onChange={({ target }) => change(entries.with(place, { label: target.value, figure }))}
                    className={inputLook}
                  />
                </td>
                <td className="py-1.5 pr-2 align-top max-sm:p-0" data-field={`${path}.${place}.figure`}>
                  <FigureValueField
                    path={figure && `figures.${figure}`}
                    label={`Value of ${name}`}
                    onPaste={(text) => paste(text, place)}
                  />
                </td>
                <td className="max-w-48 py-1.5 pr-2 align-top max-sm:p-0">
                  <FigureKeySelect
                    aria-label={`Figure of ${name}`}
                    shown={figure}
                    emptyLabel="Please choose"
                    onChoose={(key) => change(entries.with(place, { label, figure: key }))}
                  />
                </td>
                <td className="py-1.5 align-top max-sm:p-0">
                  <ItemSteps
                    isInRow
                    name={name}
                    place={place}
                    isFirst={place === 0}
                    isLast={place === entries.length - 1}
                    onUp={() => place > 0 && change(moved(entries, place, place - 1))}
                    onDown={() => place < entries.length - 1 && change(moved(entries, place, place + 1))}
                    onRemove={() => change(entries.toSpliced(place, 1))}
                  />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {error && <p className="mt-1 text-sm text-danger">{error}</p>}
      <form
        className="mt-2 flex flex-wrap items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          const label = form.current?.value.trim() ?? '';
          if (label === '') return form.current?.focus();
          event.currentTarget.reset();
          add(label);
        }}
      >
        <input
          ref={form}
          aria-label={`New row of ${caption}`}
          placeholder="Label, or a table to paste"
          lang="de"
          autoComplete="off"
          onPaste={(event) => {
            if (paste(event.clipboardData.getData('text/plain'), now().length)) event.preventDefault();
          }}
          className={`${controlLook} w-56`}
        />
        <Button type="submit">Add row</Button>
      </form>
    </div>
  );
}
