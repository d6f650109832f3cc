import { NumberField, TextField, TextsField } from '../content/fields/content-fields.tsx';
import { ContentList } from '../content/fields/content-list.tsx';
import { CoverField } from '../content/fields/cover-field.tsx';
import { FigureKeyField } from './figures/figure-key-field.tsx';
import { LabelledFigures, ShareBlocks } from './figures/labelled-figures.tsx';

const pair = 'grid gap-4 sm:grid-cols-2';

/** What the edition is: its name, its survey, how it is cited, who was asked. */
export function FactsSection() {
  return (
    <div className="grid gap-5">
      <div className={pair}>
        <TextField path="facts.title" label="Title" />
        <NumberField path="facts.editionNumber" label="Number of the edition" />
        <TextField path="facts.subtitle" label="Subtitle" rows={2} className="sm:col-span-2" />
        <TextField
          path="facts.editionsText"
          label="How many editions there are"
          help="In words: «Vier Ausgaben seit 2021»"
        />
        <TextField path="facts.regionsText" label="Where people were asked" help="In words: «drei Sprachregionen»" />
        <NumberField path="facts.firstYear" label="Year of the first edition" />
        <NumberField path="facts.nextYear" label="Year of the next monitor" />
      </div>
      <div className={`${pair} border-rule border-t pt-4`}>
        <TextField path="facts.survey.from" label="Survey from" type="date" />
        <TextField path="facts.survey.to" label="Survey to" type="date" />
        <TextField path="facts.survey.text" label="Survey in words" help="Like «3. bis 12. Juni», with the year." />
        <FigureKeyField path="facts.respondents" label="Respondents" />
        <TextField path="facts.source" label="Source" />
        <TextField path="facts.sourceLine" label="Source line" help="Stands under every chart that names no other." />
      </div>
      <div className={`${pair} border-rule border-t pt-4`}>
        <FigureKeyField path="facts.pages.archive" label="Pages on home page and archive" />
        <FigureKeyField path="facts.pages.order" label="Pages on the order page" />
        <FigureKeyField path="facts.pages.widget" label="Pages in the footer" />
        <CoverField path="facts.cover" />
      </div>
      <ContentList
        path="citation.authors"
        label="Authors, as the study is cited"
        itemName="Author"
        newItem={() => ({ familyName: '', givenName: '' })}
        isShort
      >
        {(path) => (
          <div className={pair}>
            <TextField path={`${path}.givenName`} label="Given name" />
            <TextField path={`${path}.familyName`} label="Family name" />
          </div>
        )}
      </ContentList>
      <div className={pair}>
        <TextField path="citation.title" label="Title, as it is cited" className="sm:col-span-2" />
        <TextField path="citation.university" label="University" />
        <TextField path="citation.department" label="Department" />
        <TextField path="citation.place" label="Place" />
        <div className="flex gap-4">
          <NumberField path="citation.pages.from" label="From page" />
          <NumberField path="citation.pages.to" label="To page" />
        </div>
      </div>
      <ShareBlocks path="sample" label="Sample: who was asked" />
      <TextsField path="sampleNotes" label="Notes on the sample" as="lines" rows={2} />
      <LabelledFigures path="statistics" label="Rotating figures in the footer" />
    </div>
  );
}
