import { TextField } from '../../content/fields/content-fields.tsx';
import { ContentList } from '../../content/fields/content-list.tsx';
import { FigureKeyField } from './figure-key-field.tsx';

/** The cards of the carousel on the home page. */
export function KeyFiguresSection() {
  return (
    <ContentList
      path="keyFigures"
      label="Key figures on the home page"
      itemName="Key figure"
      newItem={() => ({ label: '', figure: '', description: '' })}
    >
      {(item) => (
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField path={`${item}.label`} label="Label" className="sm:col-span-2" />
          <FigureKeyField path={`${item}.figure`} label="Figure" />
          <FigureKeyField path={`${item}.previous`} label="Figure of the year before" isOptional />
          <TextField path={`${item}.description`} label="Description" rows={2} className="sm:col-span-2" />
        </div>
      )}
    </ContentList>
  );
}
