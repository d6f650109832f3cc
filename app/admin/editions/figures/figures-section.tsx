import { useEffect, useMemo, useState } from 'react';
import { figureTitles } from '#domain/editions/values/figure-titles.ts';
import { Button } from '../../../components/ui/button.tsx';
import { controlLook, Field } from '../../../components/ui/field.tsx';
import { focusField, useDraftFields } from '../../content/draft/draft-fields.ts';
import { figureGroups, keyOf } from './figure-keys.ts';
import { FigureRow } from './figure-row.tsx';
import { ValuesTransfer } from './values-transfer.tsx';

/** Every figure of the edition, once: charts name its key, texts refer to it as {{group.name}}. */
export function FiguresSection() {
  const { content, change, read } = useDraftFields();
  const groups = figureGroups(content);
  const titles = useMemo(() => figureTitles(content), [content]);
  const year = Number(read('facts.year'));
  const [added, setAdded] = useState<{ path: string }>();
  useEffect(() => {
    if (added) focusField(`${added.path}.value`);
  }, [added]);
  return (
    <div className="grid gap-6">
      <p className="text-sm text-ink-muted">
        Each figure stands here once, by its key. Charts show it, texts refer to it like{' '}
        <code>{'{{premiums.health}}'}</code>: so no text says another number than its chart.
      </p>
      <ValuesTransfer />
      <NewFigure
        onAdd={(group, name) => {
          const source = read('facts.source') ?? '';
          const figure = { value: null, unit: 'percent', decimals: 0, year, source };
          const path = `figures.${group}.${name}`;
          change(path, figure);
          setAdded({ path });
        }}
      />
      {groups.map(([group, named]) => (
        <section key={group} aria-label={group} data-field={`figures.${group}`}>
          <h3 className="mb-1 text-base">{group}</h3>
          <ul>
            {named.map(([name]) => (
              <FigureRow
                key={name}
                path={`figures.${group}.${name}`}
                name={`${group}.${name}`}
                title={titles.get(`${group}.${name}`)}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function NewFigure({ onAdd }: { onAdd: (group: string, name: string) => void }) {
  const { read } = useDraftFields();
  const [problem, setProblem] = useState<string>();
  return (
    <form
      aria-label="New figure"
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        const [group = '', name = ''] = ['group', 'name'].map((field) => String(new FormData(form).get(field)).trim());
        if (group === '' || name === '') return setProblem('Give both.');
        const [groupKey, nameKey] = [keyOf(group), keyOf(name)];
        if (read(`figures.${groupKey}.${nameKey}`)) return setProblem('There is a figure with this key.');
        setProblem(undefined);
        form.reset();
        onAdd(groupKey, nameKey);
      }}
    >
      <Field label="Group" error={problem}>
        {(described) => <input {...described} name="group" autoComplete="off" className={controlLook} />}
      </Field>
      <Field label="Name">
        {(described) => <input {...described} name="name" autoComplete="off" className={controlLook} />}
      </Field>
      <Button type="submit">Add figure</Button>
    </form>
  );
}
