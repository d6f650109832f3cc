import { CheckField, TextField } from '../../content/fields/content-fields.tsx';
import { ContentList } from '../../content/fields/content-list.tsx';
import { FigureKeyField } from './figure-key-field.tsx';

/** A list of figures, each with the words beside it. */
export function LabelledFigures({ path, label }: { path: string; label: string }) {
  return (
    <ContentList path={path} label={label} itemName="Figure" newItem={() => ({ label: '', figure: '' })} isShort>
      {(item) => (
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField path={`${item}.label`} label="Label" />
          <FigureKeyField path={`${item}.figure`} label="Figure" />
        </div>
      )}
    </ContentList>
  );
}

const newPart = () => ({ label: '', figure: '' });

/** Questions with the parts of their answers. */
export function ShareBlocks({ path, label }: { path: string; label: string }) {
  return (
    <ContentList
      path={path}
      label={label}
      itemName="Question"
      newItem={() => ({ label: '', partition: true, parts: [newPart(), newPart()] })}
    >
      {(item) => (
        <div className="grid gap-4">
          <TextField path={`${item}.label`} label="Label" />
          <CheckField path={`${item}.partition`} label="The parts add up to 100" />
          <LabelledFigures path={`${item}.parts`} label="Parts" />
        </div>
      )}
    </ContentList>
  );
}
