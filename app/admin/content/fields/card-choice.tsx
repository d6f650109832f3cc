import { listIn } from '#domain/editions/values/content-value.ts';
import { editionDraft } from '#domain/editions/values/edition-draft.ts';
import { CheckInput } from '../../../workspace/form/check-input.tsx';
import { useContentField, useDraftFields } from '../draft/draft-fields.ts';
import type { ContentFieldProps } from './content-fields.tsx';

/** Chooses the cards of a topic. */
export function CardChoice({ path, label }: ContentFieldProps) {
  const { value, change, error } = useContentField(path);
  const chosen = listIn(value).filter((id) => typeof id === 'number');
  const cards = editionDraft(useDraftFields().content).insightCards ?? [];
  const choose = (id: number, isChosen: boolean) =>
    change(isChosen ? [...chosen, id].sort((a, b) => a - b) : chosen.filter((other) => other !== id));
  return (
    <fieldset data-field={path}>
      <legend className="mb-1 text-sm font-semibold">{label}</legend>
      {cards.map(({ id, title }) => (
        <CheckInput
          key={id}
          checked={chosen.includes(Number(id))}
          onChange={({ target }) => choose(Number(id), target.checked)}
          className="text-sm"
        >
          <span lang="de">
            {id}. {title}
          </span>
        </CheckInput>
      ))}
      {error && <p className="text-sm text-danger">{error}</p>}
    </fieldset>
  );
}
