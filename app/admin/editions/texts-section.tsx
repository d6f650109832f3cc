import { useContentField } from '../content/draft/draft-fields.ts';
import { NumberField, TextField, TextsField } from '../content/fields/content-fields.tsx';
import { ContentList } from '../content/fields/content-list.tsx';
import { LabelledFigures } from './figures/labelled-figures.tsx';

const part = 'grid gap-4 border-rule border-t pt-4';

/** Texts of pages that change with the edition. */
export function TextsSection() {
  return (
    <div className="grid gap-5">
      <section aria-label="Home page" className="grid gap-4">
        <h3 className="text-lg">Home page</h3>
        <TextField path="homeTexts.hero.kicker" label="Line above the heading" />
        <TextField path="homeTexts.hero.heading" label="Heading" />
        <TextField path="homeTexts.hero.lead" label="Lead" rows={4} />
        <TextBlocks path="homeTexts.cards" />
        <TextField path="homeTexts.foundation.title" label="Title of the text block" />
        <TextsField
          path="homeTexts.foundation.paragraphs"
          label="Its paragraphs"
          as="paragraphs"
          rows={8}
          isFormatted
        />
        <TextField path="homeTexts.carouselTitle" label="Title of the key figures" />
      </section>
      <section aria-label="About page" className={part}>
        <h3 className="text-lg">About page</h3>
        <TextBlocks path="aboutTexts.infoBlocks" />
        <TextField path="aboutTexts.chronicle.title" label="Title of the chronicle" />
        <ContentList
          path="aboutTexts.chronicle.entries"
          label="Chronicle"
          itemName="Entry"
          newItem={() => ({ year: null, title: '', text: '' })}
        >
          {(item) => (
            <div className="grid gap-4">
              <NumberField path={`${item}.year`} label="Year" />
              <TextField path={`${item}.title`} label="Title" />
              <TextField path={`${item}.text`} label="Text" rows={3} isFormatted />
            </div>
          )}
        </ContentList>
        <LabelledFigures path="aboutTexts.stats" label="Figures" />
        <TextField path="aboutTexts.teamTitle" label="Title of the team" />
      </section>
      <section aria-label="Order page" className={part}>
        <h3 className="text-lg">Order page</h3>
        <TextField path="orderTexts.description" label="Description of the study" rows={5} isFormatted />
      </section>
    </div>
  );
}

/** A fixed number of titles with their texts. */
function TextBlocks({ path }: { path: string }) {
  const { value: blocks = [] } = useContentField<unknown[]>(path);
  return blocks.map((_, place) => (
    <div key={`${path}.${place}`} className="grid gap-3 border-rule border-l-2 pl-3">
      <TextField path={`${path}.${place}.title`} label={`Title ${place + 1}`} />
      <TextField path={`${path}.${place}.text`} label={`Text ${place + 1}`} rows={4} isFormatted />
    </div>
  ));
}
