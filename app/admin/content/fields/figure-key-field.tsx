import { type SelectHTMLAttributes, useMemo } from 'react';
import { textIn } from '#domain/editions/values/content-value.ts';
import { editionDraft } from '#domain/editions/values/edition-draft.ts';
import { figureTitles } from '#domain/editions/values/figure-titles.ts';
import { controlLook } from '../../../components/ui/field.tsx';
import { useContentField, useDraftFields } from '../draft/draft-fields.ts';
import { type ContentFieldProps, FieldFrame } from './content-fields.tsx';
import { figureGroups, figureLabel, topicsOf } from './figure-keys.ts';

interface FigureKeySelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  shown: string;
  emptyLabel: string;
  onChoose: (key: string) => void;
}

/** A drop-down of all figures with value, title and key. */
export function FigureKeySelect({ shown, emptyLabel, onChoose, ...attributes }: FigureKeySelectProps) {
  const { content } = useDraftFields();
  const groups = figureGroups(editionDraft(content));
  const titles = useMemo(() => figureTitles(content), [content]);
  const isKnown = groups.some(([group, named]) => named.some(([name]) => `${group}.${name}` === shown));
  return (
    <select
      {...attributes}
      value={shown}
      onChange={({ target }) => onChoose(target.value)}
      className={`${controlLook} w-full min-w-0`}
    >
      {!isKnown && shown !== '' && <option value={shown}>{shown}: there is no such figure</option>}
      <option value="">{emptyLabel}</option>
      {groups.map(([group, named]) => {
        const topics = topicsOf(group, titles);
        return (
          <optgroup key={group} label={[topics, `(${group})`].filter(Boolean).join(' ')}>
            {named.map(([name, figure]) => {
              const key = `${group}.${name}`;
              // The group is named above: a narrow field has space for what differs.
              const title = titles.get(key)?.replace(`${topics} › `, '');
              return (
                <option key={name} value={key}>
                  {figureLabel(figure)}, {title ? `${title} (${key})` : key}
                </option>
              );
            })}
          </optgroup>
        );
      })}
    </select>
  );
}

export function FigureKeyField({ isOptional = false, ...field }: ContentFieldProps & { isOptional?: boolean }) {
  const { value, change } = useContentField(field.path);
  return (
    <FieldFrame {...field}>
      {(described) => (
        <FigureKeySelect
          {...described}
          shown={textIn(value)}
          emptyLabel={isOptional ? 'None' : 'Please choose'}
          onChoose={(key) => change(isOptional && key === '' ? undefined : key)}
        />
      )}
    </FieldFrame>
  );
}
