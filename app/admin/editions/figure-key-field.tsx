import { controlLook } from '../../components/ui/field.tsx';
import type { ContentFieldProps } from '../content/content-fields.tsx';
import { FieldFrame } from '../content/content-fields.tsx';
import { useContentField, useDraftFields } from '../content/draft-fields.ts';
import { figureGroups, figureLabel } from './figure-keys.ts';

/** Chooses a figure of the edition by its key. */
export function FigureKeyField({ isOptional = false, ...field }: ContentFieldProps & { isOptional?: boolean }) {
  const { content } = useDraftFields();
  const { value = '', change } = useContentField<string>(field.path);
  const groups = figureGroups(content);
  const isKnown = groups.some(([group, named]) => named.some(([name]) => `${group}.${name}` === value));
  return (
    <FieldFrame {...field}>
      {(described) => (
        <select
          {...described}
          value={value}
          onChange={({ target }) => change(isOptional && target.value === '' ? undefined : target.value)}
          className={`${controlLook} w-full`}
        >
          {!isKnown && value !== '' && <option value={value}>{value}: there is no such figure</option>}
          <option value="">{isOptional ? 'None' : 'Please choose'}</option>
          {groups.map(([group, named]) => (
            <optgroup key={group} label={group}>
              {named.map(([name, figure]) => (
                <option key={name} value={`${group}.${name}`}>
                  {name}: {figureLabel(figure)}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
