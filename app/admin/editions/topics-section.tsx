import { useContentField } from '../content/draft/draft-fields.ts';
import { TextField, TextsField } from '../content/fields/content-fields.tsx';
import { ContentList } from '../content/fields/content-list.tsx';
import { CardChoice } from './cards/card-choice.tsx';
import { LabelledFigures, ShareBlocks } from './figures/labelled-figures.tsx';

/** What the edition is about: on the order page, in the chronicle, and in the partners' navigator. */
export function TopicsSection() {
  const { value: sections = [] } = useContentField<{ label: string }[]>('navigatorSections');
  return (
    <div className="grid gap-5">
      <ContentList
        path="orderTexts.topics"
        label="Focus topics on the order page"
        itemName="Topic"
        newItem={() => ({ title: '', text: '' })}
      >
        {(item) => (
          <div className="grid gap-4">
            <TextField path={`${item}.title`} label="Title" />
            <TextField path={`${item}.text`} label="Text" rows={3} isFormatted="inline" />
          </div>
        )}
      </ContentList>
      {sections.map(({ label }, place) => {
        const path = `navigatorSections.${place}`;
        return (
          <details key={path} data-field={path} className="border-rule border-t pt-4">
            <summary className="min-h-9 cursor-pointer font-semibold">Navigator: {label}</summary>
            <div className="mt-3 grid gap-4">
              <TextField path={`${path}.label`} label="Label" />
              <TextField path={`${path}.title`} label="Title" />
              <TextsField path={`${path}.paragraphs`} label="Paragraphs" as="paragraphs" rows={6} isFormatted />
              <LabelledFigures path={`${path}.figures`} label="Figures" />
              <ShareBlocks path={`${path}.blocks`} label="Questions" />
              <TextsField path={`${path}.notes`} label="Notes" as="lines" rows={2} />
              <CardChoice path={`${path}.cards`} />
            </div>
          </details>
        );
      })}
    </div>
  );
}
