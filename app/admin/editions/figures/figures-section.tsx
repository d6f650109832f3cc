import { useEffect, useMemo, useState } from 'react';
import { fieldsIn, valueAt } from '#domain/editions/values/content-value.ts';
import { draftFigure } from '#domain/editions/values/edition-draft.ts';
import { figureTitles } from '#domain/editions/values/figure-titles.ts';
import { Button } from '../../../components/ui/button.tsx';
import { FormField } from '../../../workspace/form/form-field.tsx';
import { useWorkspaceForm } from '../../../workspace/form/use-workspace-form.ts';
import { counted } from '../../../workspace/list/counted.ts';
import { focusField, useDraftFields } from '../../content/draft/draft-fields.ts';
import { keyOf, topicsOf } from '../../content/fields/figure-keys.ts';
import { useEdition } from '../edition-fields.ts';
import { FigureRow } from './figure-row.tsx';
import { readPastedTable } from './pasted-table.ts';
import { useUndoablePaste } from './use-undoable-paste.ts';
import { ValuesTransfer } from './values-transfer.tsx';

export function FiguresSection() {
  const { content } = useDraftFields();
  const { current, omits, changeFigure, enterValue } = useEdition();
  const pasteUndoably = useUndoablePaste('figures');
  const titles = useMemo(() => figureTitles(content), [content]);
  const [added, setAdded] = useState<{ path: string }>();
  useEffect(() => {
    if (added) focusField(`${added.path}.value`);
  }, [added]);
  /** Writes a pasted column into the figures, one below the other. */
  const paste = (text: string, keys: string[]) => {
    const table = readPastedTable(text, [Number(current().facts?.year)]);
    if (!table) return false;
    pasteUndoably(() => {
      const written = table.rows.slice(0, keys.length);
      for (const [index, [value = '']] of written.entries()) enterValue(keys[index] ?? '', value);
      const rest = table.rows.length - written.length;
      if (rest > 0) return `${counted(written.length, 'value')} pasted: the group has no figure for the other ${rest}`;
      return table.rows.some((row) => row.length > 1)
        ? 'Only the first column of values was pasted'
        : `${counted(written.length, 'value')} pasted`;
    });
    return true;
  };
  if (omits('figures')) return <p>The figures of this draft can’t be edited: see the check, or restore a version.</p>;
  return (
    <div className="grid gap-6">
      <p className="text-sm text-ink-muted">
        Each figure is stored here once, by its key. Charts show it, texts refer to it like{' '}
        <code>{'{{premiums.health}}'}</code>, so that no text contradicts its chart.
      </p>
      <ValuesTransfer />
      <NewFigure
        onAdd={(group, name) => {
          const { year, source } = current().facts ?? {};
          const figure = {
            value: null,
            unit: 'percent',
            decimals: 0,
            year: Number(year),
            source: source ?? '',
          } as const;
          changeFigure(`${group}.${name}`, figure);
          setAdded({ path: `figures.${group}.${name}` });
        }}
      />
      {/* Lists the content, because the draft omits figures that can't be read. */}
      {fieldsIn(valueAt(content, 'figures')).map(([group, named]) => (
        <section key={group} aria-label={group} data-field={`figures.${group}`}>
          <h3 className="mb-1 text-base">
            <span lang="de">{topicsOf(group, titles)}</span>{' '}
            <code className="font-normal text-ink-muted text-sm">{group}</code>
          </h3>
          <ul>
            {keysIn(group, named).map((key, index, keys) => (
              <FigureRow
                key={key}
                name={key}
                title={titles.get(key)}
                onPaste={(text) => paste(text, keys.slice(index))}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** The keys of a group's figures. */
const keysIn = (group: string, named: unknown) => fieldsIn(named).map(([name]) => `${group}.${name}`);

function NewFigure({ onAdd }: { onAdd: (group: string, name: string) => void }) {
  const { current, omits } = useEdition();
  const form = useWorkspaceForm({
    initial: { group: '', name: '' },
    check({ group, name }) {
      const missing = Object.entries({ group, name }).filter(([, text]) => text.trim() === '');
      if (missing.length > 0) return missing.map(([field]) => ({ path: [field], message: 'Fill this in.' }));
      const key = `${keyOf(group)}.${keyOf(name)}`;
      const isKnown = draftFigure(current(), key) !== undefined || omits(`figures.${key}`);
      return isKnown ? [{ path: ['name'], message: 'A figure with this key already exists.' }] : [];
    },
    send({ group, name }) {
      form.reset();
      onAdd(keyOf(group), keyOf(name));
    },
  });
  return (
    <form {...form.attributes} aria-label="New figure" className="flex flex-wrap items-end gap-3">
      <FormField form={form} name="group" label="Group" />
      <FormField form={form} name="name" label="Name" />
      <Button type="submit">Add figure</Button>
    </form>
  );
}
